// SPDX-License-Identifier: MIT

import Foundation

// Variants: transition that changes nothing; IdentityTransition; identity -> fading;
//   OpacityTransition; opacity | movement from the leading edge to the trailing edge;
//   SlideTransition; slide
extension Transition where Self == IdentityTransition {
  /// A transition that changes nothing.
  @MainActor @preconcurrency
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OffsetTransition {
  /// Returns a movement by a distance in points.
  @MainActor @preconcurrency
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Returns a movement by a distance in points.
  @MainActor @preconcurrency
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// A change of size from and to a point.
  @MainActor @preconcurrency
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// Returns a change of size.
  @MainActor @preconcurrency
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a movement from and to an edge.
  @MainActor @preconcurrency
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a movement from an edge to the opposite edge with a fading.
  @MainActor @preconcurrency
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Returns a replacement with a blur.
  @MainActor @preconcurrency
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }

  /// A replacement with a blur.
  @MainActor @preconcurrency
  public static var blurReplace: BlurReplaceTransition { .blurReplace() }
}

extension Transition where Self == SymbolEffectTransition {
  /// Returns the effect of a symbol.
  @MainActor @preconcurrency
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }

  /// The standard effect of a symbol.
  @MainActor @preconcurrency
  public static var symbolEffect: SymbolEffectTransition { .symbolEffect(.automatic) }
}

/// The effect of a symbol while it is inserted or removed.
@MainActor @preconcurrency
public struct SymbolEffectTransition: Transition {
  /// The properties of the transition.
  public static let properties = TransitionProperties(hasMotion: false)

  /// Creates a transition.
  public init<T>(
    effect: T, options: SymbolEffectOptions
  ) where T: SymbolEffect, T: TransitionSymbolEffect {}

  /// Returns the view.
  public func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View {
    content
  }
}
