// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A change of the appearance of a view that does not change its layout.
public protocol VisualEffect: Animatable, Sendable {
  /// Returns the component with the effect.
  ///
  /// Only effects of this module implement it.
  func _apply(to content: _VisualEffectContent) -> _VisualEffectContent
}

/// A component that effects apply to.
public struct _VisualEffectContent {
  let component: any Component
}

/// The effect that changes nothing, to which other effects are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  /// Returns the component unchanged.
  public func _apply(to content: _VisualEffectContent) -> _VisualEffectContent { content }
}

/// An effect after another one.
private struct ModifiedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let modify: @Sendable (any Component) -> any Component

  func _apply(to content: _VisualEffectContent) -> _VisualEffectContent {
    _VisualEffectContent(component: modify(base._apply(to: content).component))
  }
}

extension VisualEffect {
  private func adding(
    _ modify: @escaping @Sendable (any Component) -> any Component
  ) -> some VisualEffect {
    ModifiedEffect(base: self, modify: modify)
  }

  /// Moves the view by a distance in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the view by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { $0.offset(x: Double(x), y: Double(y)) }
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view equally along both axes.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding { $0.scaleEffect(x: Double(x), y: Double(y), anchor: anchor.engine) }
  }

  /// Rotates the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.rotationEffect(angle.engine, anchor: anchor.engine) }
  }

  /// Makes the view translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding { $0.opacity(opacity) } }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - opaque: Ignored.
  /// - Returns: The modified view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { $0.blur(radius: Double(radius)) }
  }

  /// Brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { $0.brightness(amount) }
  }

  /// Changes the contrast of the view.
  public func contrast(_ amount: Double) -> some VisualEffect { adding { $0.contrast(amount) } }

  /// Removes a share of the color of the view, 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding { $0.grayscale(amount) } }

  /// Rotates the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { $0.hueRotation(angle.engine) }
  }

  /// Changes the saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { $0.saturation(amount) }
  }

  /// Sets the blend mode of the view with the content behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding { $0.blendMode(blendMode) }
  }
}

extension View {
  /// Changes the appearance of the view depending on its geometry, without changing its layout.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0) }
  }
}

private struct VisualEffectView<Content: View> {
  let content: Content
  let effect: @Sendable (GeometryProxy) -> any VisualEffect
}

extension VisualEffectView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let state = scope.node.effect { VisualEffectState() }
    let observer = scope.evaluation.tree.observer
    let component = scope.probing(content) { proxy in
      let isChanged = state.proxy.map { !$0.hasSameFrame(as: proxy) } ?? true
      state.proxy = proxy
      if isChanged { observer.requireEvaluation(for: "the geometry of a visual effect") }
    }
    guard let proxy = state.proxy else { return scope.nodes(of: component) }
    return scope.nodes(
      of: effect(proxy)._apply(to: _VisualEffectContent(component: component)).component)
  }
}

/// The last geometry of a view with a visual effect.
private final class VisualEffectState {
  var proxy: GeometryProxy?
}
