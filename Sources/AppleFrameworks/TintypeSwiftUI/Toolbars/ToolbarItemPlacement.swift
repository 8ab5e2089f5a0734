// SPDX-License-Identifier: MIT

/// The placement of an item of a toolbar.
///
/// It is not sendable, as in SwiftUI. Proof of safety: the static properties are constants without
/// references.
public struct ToolbarItemPlacement {
  /// The position of items.
  enum Position {
    case leading, principal, trailing, bottom, status
    /// Above the software keyboard.
    case keyboard
    /// In a menu of the navigation bar.
    case menu
    /// In the menu of the title.
    case titleMenu
    /// Nowhere.
    case hidden
  }

  /// The position.
  let position: Position
  /// A Boolean value that indicates whether the item has a bold font.
  var isProminent = false

  /// At the trailing edge of the navigation bar.
  public nonisolated(unsafe) static let automatic = ToolbarItemPlacement(position: .trailing)
  /// In the middle of the navigation bar, instead of an inline title.
  public nonisolated(unsafe) static let principal = ToolbarItemPlacement(position: .principal)
  /// In place of the title, in the middle of the navigation bar.
  public static var title: ToolbarItemPlacement { .init(position: .principal) }
  /// At the leading edge of the navigation bar.
  public nonisolated(unsafe) static let navigation = ToolbarItemPlacement(position: .leading)
  /// At the trailing edge of the navigation bar.
  public nonisolated(unsafe) static let primaryAction = ToolbarItemPlacement(position: .trailing)
  /// In a menu at the trailing edge of the navigation bar.
  public nonisolated(unsafe) static let secondaryAction = ToolbarItemPlacement(position: .menu)
  /// In the middle of the bottom bar.
  public nonisolated(unsafe) static let status = ToolbarItemPlacement(position: .status)
  /// At the trailing edge of the navigation bar, in a bold font.
  public nonisolated(unsafe) static let confirmationAction = ToolbarItemPlacement(
    position: .trailing, isProminent: true)
  /// At the leading edge of the navigation bar.
  public nonisolated(unsafe) static let cancellationAction = ToolbarItemPlacement(
    position: .leading)
  /// At the trailing edge of the navigation bar.
  public nonisolated(unsafe) static let destructiveAction = ToolbarItemPlacement(
    position: .trailing)
  /// Above the software keyboard, while `ViewImageConfig.keyboard()` shows it.
  public nonisolated(unsafe) static let keyboard = ToolbarItemPlacement(position: .keyboard)
  /// At the leading edge of the navigation bar.
  public static var topBarLeading: ToolbarItemPlacement { .init(position: .leading) }
  /// At the trailing edge of the navigation bar.
  public static var topBarTrailing: ToolbarItemPlacement { .init(position: .trailing) }
  /// In the bottom bar.
  public nonisolated(unsafe) static let bottomBar = ToolbarItemPlacement(position: .bottom)
  /// At the leading edge of the navigation bar.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarLeading")
  public nonisolated(unsafe) static let navigationBarLeading = ToolbarItemPlacement(
    position: .leading)
  /// At the trailing edge of the navigation bar.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarTrailing")
  public nonisolated(unsafe) static let navigationBarTrailing = ToolbarItemPlacement(
    position: .trailing)
}

/// A bar of a screen.
public struct ToolbarPlacement {
  /// The kinds of bars.
  enum Kind: Hashable {
    case navigationBar, bottomBar, tabBar
  }

  /// The bar.
  let kind: Kind

  /// The navigation bar.
  public static var automatic: ToolbarPlacement { navigationBar }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { .init(kind: .bottomBar) }
  /// The bar with the title.
  public static var navigationBar: ToolbarPlacement { .init(kind: .navigationBar) }
  /// The bar of a tab view.
  public static var tabBar: ToolbarPlacement { .init(kind: .tabBar) }
}
