// SPDX-License-Identifier: MIT

import TintypeComponents

/// A navigation stack with its root view, under its former name.
///
/// In a regular horizontal size class, two or three views are the columns of a split view, unless the
/// style is ``NavigationViewStyle/stack``.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack.")
public struct NavigationView<Content>: View, PrimitiveView where Content: View {
  private nonisolated(unsafe) let content: Content

  /// Creates a view; with several views, the first one is the root or the sidebar.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView {
  func nodes(in scope: ViewScope) -> [Node] {
    let stack = scope.node.effect { StackState(tree: scope.evaluation.tree) }
    let views = (content as? any ViewTuple)?.views ?? [content]
    let environment = scope.environment
    if views.count > 1, environment.horizontalSizeClass == .regular,
      environment.hasNavigationColumns
    {
      let columns = SplitColumns(
        sidebar: views[0], content: views.count > 2 ? views[1] : nil,
        detail: views[min(views.count - 1, 2)])
      let body = SplitBody(columns: columns, arrangement: .automatic)
      return scope.nodes(of: body, at: .part("columns"))
    }
    let root: any View = views.first ?? content
    return scope.nodes(of: scope.screen(of: stack, root: root).component)
  }
}

/// A style of navigation views; only types of this module conform to it.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack.")
public protocol NavigationViewStyle {
  /// A Boolean value that indicates whether the views are columns if there is space.
  static var _hasColumns: Bool { get }
}

private enum NavigationColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the views of a navigation view are columns if there is
  /// space; `true` by default.
  fileprivate var hasNavigationColumns: Bool {
    get { self[NavigationColumnsKey.self] }
    set { self[NavigationColumnsKey.self] = newValue }
  }
}

/// The default style of navigation views.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack.")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// A Boolean value that indicates whether the views are columns if there is space.
  public static var _hasColumns: Bool { true }

  /// Creates the style.
  public init() {}
}

/// A style of navigation views with columns if there is space.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationSplitView.")
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// A Boolean value that indicates whether the views are columns if there is space.
  public static var _hasColumns: Bool { true }

  init() {}
}

/// A style of navigation views with columns if there is space.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationSplitView.")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// A Boolean value that indicates whether the views are columns if there is space.
  public static var _hasColumns: Bool { true }

  /// Creates the style.
  public init() {}
}

/// A style of navigation views with one screen at a time.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack.")
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// A Boolean value that indicates whether the views are columns if there is space.
  public static var _hasColumns: Bool { false }

  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack.")
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style with columns if there is space.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationSplitView.")
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style with one screen at a time.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack.")
  public static var stack: StackNavigationViewStyle { .init() }
}

extension View {
  /// Sets the style of the navigation views in the view.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack.")
  public nonisolated func navigationViewStyle<S>(_ style: S) -> some View
  where S: NavigationViewStyle {
    transformingEnvironment { $0.hasNavigationColumns = S._hasColumns }
  }
}
