// SPDX-License-Identifier: MIT

/// The style of the effect at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The default style.
  public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
  /// A style with a dividing line.
  public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
  /// A style with a gradual transition.
  public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
}

extension View {
  /// Sets the style of the effect at the edges of scroll views, which has no effect.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Hides the effect at the edges of scroll views, which has no effect.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Extends the view beyond the safe area by mirrored copies, which has no effect.
  @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View { self }

  /// Sets when the bar of a tab view becomes smaller, which has no effect.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }
}

/// The gestures at which the bar of a tab view becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default behavior.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar does not change.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// A scroll down makes the bar smaller.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// A scroll up makes the bar smaller.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}
