// SPDX-License-Identifier: MIT

extension View {
  /// Sets the transition to the screen, which has no effect, because a snapshot shows its end.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}

/// A transition between the screens of a navigation stack.
public protocol NavigationTransition {
  /// The name of the transition.
  nonisolated var _name: String { get }
}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The name of the transition.
  public nonisolated var _name: String { "automatic" }
}

/// A transition that enlarges a view to the screen.
public struct ZoomNavigationTransition: NavigationTransition {
  /// The name of the transition.
  public nonisolated var _name: String { "zoom" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that enlarges the view with an identifier.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
