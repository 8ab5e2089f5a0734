// SPDX-License-Identifier: MIT

/// The purpose of a navigation bar.
public struct ToolbarRole: Sendable {
  private enum Kind {
    case automatic, navigationStack, browser, editor
  }

  private let kind: Kind

  /// A Boolean value that indicates whether an inline title is at the leading edge, next to a back
  /// button without a title.
  var hasLeadingTitle: Bool { kind == .editor }

  /// The role that the system determines.
  public static var automatic: ToolbarRole { .init(kind: .automatic) }
  /// The bar of a navigation stack.
  public static var navigationStack: ToolbarRole { .init(kind: .navigationStack) }
  /// The bar of a browser.
  public static var browser: ToolbarRole { .init(kind: .browser) }
  /// The bar of an editor.
  public static var editor: ToolbarRole { .init(kind: .editor) }
}

/// The display mode of the title of a screen.
public struct ToolbarTitleDisplayMode {
  let mode: ScreenTitleMode

  /// The mode of the previous screen; large for the first screen.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// The title is a large title below the items.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// The title is a large title next to the items.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .inlineLarge) }
  /// The title is between the items.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

/// A kind of items that containers add to toolbars.
///
/// It is not sendable, as in SwiftUI. Proof of safety: the static properties are constants without
/// references.
public struct ToolbarDefaultItemKind {
  fileprivate enum Kind {
    case sidebarToggle, title, search
  }

  fileprivate let kind: Kind

  /// The button that shows or hides a sidebar.
  public nonisolated(unsafe) static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  public nonisolated(unsafe) static let title = ToolbarDefaultItemKind(kind: .title)
  /// The search field.
  public nonisolated(unsafe) static let search = ToolbarDefaultItemKind(kind: .search)

  /// A Boolean value that indicates whether the items are titles.
  var isTitle: Bool { kind == .title }
}

/// The customization of an item by a user.
public struct ToolbarCustomizationBehavior: Sendable {
  private enum Kind {
    case `default`, reorderable, disabled
  }

  private let kind: Kind

  /// The item can be moved and removed.
  public static var `default`: ToolbarCustomizationBehavior { .init(kind: .default) }
  /// The item can be moved.
  public static var reorderable: ToolbarCustomizationBehavior { .init(kind: .reorderable) }
  /// The item cannot be customized.
  public static var disabled: ToolbarCustomizationBehavior { .init(kind: .disabled) }
}

/// The options of the customization of an item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public var rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is available in an overflow menu, even if the user has removed it.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

extension CustomizableToolbarContent {
  /// Sets the customization of the items before a user changes it.
  ///
  /// - Parameters:
  ///   - defaultVisibility: The visibility of the items.
  ///   - options: The options, which have no effect on a snapshot.
  /// - Returns: The items.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    ToolbarList(defaultVisibility == .hidden ? [] : [self])
  }

  /// Sets the default customization of the items.
  @available(*, deprecated, message: "Pass a visibility or options.")
  public func defaultCustomization() -> some CustomizableToolbarContent { ToolbarList([self]) }

  /// Sets the customization of the items by a user, which has no effect on a snapshot.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    ToolbarList([self])
  }
}
