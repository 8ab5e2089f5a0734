// SPDX-License-Identifier: MIT

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private enum Kind {
    case search
  }

  private let kind: Kind

  /// The tab with the search of the app.
  public static var search: TabRole { .init(kind: .search) }
}

/// The placement of a tab in a style with a sidebar, which has no effect on a bar at the bottom.
public struct TabPlacement: Hashable {
  private enum Kind {
    case automatic, pinned, sidebarOnly
  }

  private let kind: Kind

  // Proof of safety of the constants: they contain no references.

  /// The placement that the system determines.
  public nonisolated(unsafe) static let automatic = TabPlacement(kind: .automatic)
  /// At the trailing edge of the bar.
  public nonisolated(unsafe) static let pinned = TabPlacement(kind: .pinned)
  /// In the sidebar only.
  public nonisolated(unsafe) static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// The bar that contains the tabs of a tab view.
public struct TabBarPlacement: Hashable {
  private enum Kind {
    case bottomBar, ornament, pageIndicator, sidebar, topBar
  }

  private let kind: Kind

  // Proof of safety of the constants: as above.

  /// A bar at the bottom.
  public nonisolated(unsafe) static let bottomBar = TabBarPlacement(kind: .bottomBar)
  /// An ornament of a window.
  public nonisolated(unsafe) static let ornament = TabBarPlacement(kind: .ornament)
  /// The dots of pages.
  public nonisolated(unsafe) static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
  /// A sidebar.
  public nonisolated(unsafe) static let sidebar = TabBarPlacement(kind: .sidebar)
  /// A bar at the top.
  public nonisolated(unsafe) static let topBar = TabBarPlacement(kind: .topBar)
}

/// A bar or sidebar of a tab view with an adaptable style.
public struct AdaptableTabBarPlacement: Hashable {
  private enum Kind {
    case automatic, sidebar, tabBar
  }

  private let kind: Kind

  // Proof of safety of the constants: as above.

  /// The bar that the system determines.
  public nonisolated(unsafe) static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  /// The sidebar.
  public nonisolated(unsafe) static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
  /// The tab bar.
  public nonisolated(unsafe) static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
}

/// The customization of a tab by a user.
public struct TabCustomizationBehavior: Equatable {
  private enum Kind {
    case automatic, disabled, reorderable
  }

  private let kind: Kind

  /// The tab can be customized as the system determines.
  public static var automatic: TabCustomizationBehavior { .init(kind: .automatic) }
  /// The tab cannot be customized.
  public static var disabled: TabCustomizationBehavior { .init(kind: .disabled) }
  /// The tab can be moved.
  public static var reorderable: TabCustomizationBehavior { .init(kind: .reorderable) }
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// The bar of the tab view that contains the view; `nil` outside of a tab view.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// A Boolean value that indicates whether a bar shows the sections of its tabs; always `false`.
  public var isTabBarShowingSections: Bool { false }
}
