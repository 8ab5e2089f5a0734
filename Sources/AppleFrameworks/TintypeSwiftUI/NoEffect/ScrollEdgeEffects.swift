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
}
