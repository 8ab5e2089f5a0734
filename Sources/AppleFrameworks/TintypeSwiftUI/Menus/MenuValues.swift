// SPDX-License-Identifier: MIT

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind {
    case automatic, fixed, priority
  }

  private let kind: Kind

  /// The order that the system determines: that of the views in scrollable content and in pickers,
  /// and otherwise by priority.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The order of the views.
  public static let fixed = MenuOrder(kind: .fixed)
  /// The first item is the nearest one to the control.
  public static let priority = MenuOrder(kind: .priority)
}

/// The effect of an action on the menu that contains it.
public struct MenuActionDismissBehavior: Equatable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  // Proof of safety: the values are immutable. As in SwiftUI, the type is not sendable.
  /// The effect that the system determines: the menu is dismissed.
  public nonisolated(unsafe) static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// The menu is dismissed.
  public nonisolated(unsafe) static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// The menu stays open.
  public nonisolated(unsafe) static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// The visibility of the indicators of menus; automatic by default, which is hidden.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// The order of the items of menus; automatic by default.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Returns whether the first item of a menu is the nearest one to the control.
  ///
  /// - Parameter isFixed: Whether the automatic order of the menu is that of the views.
  /// - Returns: Whether the order is that of priority.
  func isMenuOrderedByPriority(isFixed: Bool) -> Bool {
    menuOrder == .priority
      || menuOrder == .automatic && !isFixed && scrolling.controllers.isEmpty
  }

  /// The effect of an action on the menu that contains it.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the indicators of the menus within the view.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    transformingEnvironment { $0.menuIndicatorVisibility = visibility }
  }

  /// Sets the order of the items of the menus within the view.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    transformingEnvironment { $0.menuOrder = order }
  }

  /// Sets the effect of the actions within the view on the menu that contains them.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    transformingEnvironment { $0.menuActionDismissBehavior = behavior }
  }
}

extension ViewScope {
  /// Changes the scope to one whose actions do not dismiss a menu.
  mutating func keepMenuOpen() {
    var values = environment
    values.menuActionDismissBehavior = .disabled
    context.environment = values.base
  }
}
