// SPDX-License-Identifier: MIT

/// The appearance and interaction of tab views; only types of this module conform to it.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The arrangement of the tabs.
  nonisolated var _tabViewStyle: _TabViewStyle { get }
}

/// The arrangement of the tabs of a tab view.
public enum _TabViewStyle {
  /// A bar at the bottom, or at the top of an iPad.
  case bar
  /// Pages, with dots if the closure returns `true` for the number of pages.
  case page(hasIndicator: (Int) -> Bool)
}

/// The default style of tab views: a bar at the bottom.
@MainActor @preconcurrency
public struct DefaultTabViewStyle: TabViewStyle {
  /// The arrangement of the tabs.
  public nonisolated var _tabViewStyle: _TabViewStyle { .bar }

  /// Creates the style.
  public nonisolated init() {}
}

// Variants: TabBarOnlyTabViewStyle; with a bar -> SidebarAdaptableTabViewStyle;
//   whose bar a user can replace by a sidebar, which is shown as a bar
/// A style of tab views with a bar.
@MainActor @preconcurrency
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The arrangement of the tabs.
  public nonisolated var _tabViewStyle: _TabViewStyle { .bar }

  /// Creates the style.
  public nonisolated init() {}
}

/// A style of tab views with pages that a user scrolls horizontally.
@MainActor @preconcurrency
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots that indicate the page.
  public struct IndexDisplayMode: Sendable {
    fileprivate let minimumCount: Int

    /// The dots are shown if there is more than one page.
    public static let automatic = IndexDisplayMode(minimumCount: 2)
    /// The dots are always shown.
    public static let always = IndexDisplayMode(minimumCount: 1)
    /// The dots are never shown.
    public static let never = IndexDisplayMode(minimumCount: .max)
  }

  private let indexDisplayMode: IndexDisplayMode

  /// The arrangement of the tabs.
  public nonisolated var _tabViewStyle: _TabViewStyle {
    .page { [minimum = indexDisplayMode.minimumCount] in $0 >= minimum }
  }

  /// Creates the style.
  public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}

// Variants: TabBarOnlyTabViewStyle; tabBarOnly; A bar -> SidebarAdaptableTabViewStyle;
//   sidebarAdaptable; A bar that a user can replace by a sidebar, which is shown as a bar
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a user scrolls horizontally.
  @MainActor @preconcurrency public static var page: PageTabViewStyle { .init() }

  /// Pages that a user scrolls horizontally, with a visibility of the dots.
  @MainActor @preconcurrency
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the dots of pages; only types of this module conform to it.
public protocol IndexViewStyle {
  /// A Boolean value that indicates whether the dots have a background.
  var _hasBackground: Bool { get }
}

/// The style of the dots that indicate the page of a tab view.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background of the dots.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let isVisible: Bool

    /// The background is shown while a user touches the dots.
    public static let automatic = BackgroundDisplayMode(isVisible: false)
    /// The background is always shown.
    public static let always = BackgroundDisplayMode(isVisible: true)
    /// The background is shown while a user touches the dots.
    public static let interactive = BackgroundDisplayMode(isVisible: false)
    /// The background is never shown.
    public static let never = BackgroundDisplayMode(isVisible: false)
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// A Boolean value that indicates whether the dots have a background.
  public var _hasBackground: Bool { backgroundDisplayMode.isVisible }

  /// Creates the style.
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { .init() }

  /// Dots with a visibility of their background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views in the view.
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    transformingEnvironment { $0.tabViewStyle = style._tabViewStyle }
  }

  /// Sets the style of the dots of pages in the view.
  public nonisolated func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    transformingEnvironment { $0.hasPageIndexBackground = style._hasBackground }
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: _TabViewStyle { .bar }
}

private enum PageIndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The arrangement of tab views.
  var tabViewStyle: _TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the dots of pages have a background.
  var hasPageIndexBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}
