// SPDX-License-Identifier: MIT

/// The bar at the top of a tab view in one evaluation.
final class TopTabBarState {
  /// A Boolean value that indicates whether the selected tab has a navigation bar, in whose row the
  /// bar is.
  var hasNavigationBar = false
}

private enum TopTabBarKey: EnvironmentKey {
  static var defaultValue: TopTabBarState? { nil }
}

extension EnvironmentValues {
  /// The bar at the top of the tab view that contains the view; `nil` for none.
  var topTabBar: TopTabBarState? {
    get { self[TopTabBarKey.self] }
    set { self[TopTabBarKey.self] = newValue }
  }
}
