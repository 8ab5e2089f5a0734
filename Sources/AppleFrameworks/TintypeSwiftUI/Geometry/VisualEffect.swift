// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

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

/// An effect after another one, whose numbers can be animated.
private struct ModifiedEffect<Base: VisualEffect>: VisualEffect {
  var base: Base
  var values: EffectValues
  let modify: @Sendable (any Component, [Double]) -> any Component

  var animatableData: AnimatablePair<Base.AnimatableData, EffectValues> {
    get { AnimatablePair(base.animatableData, values) }
    set { (base.animatableData, values) = (newValue.first, newValue.second) }
  }

  func _apply(to content: _VisualEffectContent) -> _VisualEffectContent {
    _VisualEffectContent(component: modify(base._apply(to: content).component, values.values))
  }
}

/// The numbers of an effect; the number 0 for all of them is the empty list.
private struct EffectValues: VectorArithmetic, Sendable {
  var values: [Double] = []

  static var zero: EffectValues { EffectValues() }

  static func + (one: EffectValues, other: EffectValues) -> EffectValues {
    one.combined(with: other, +)
  }

  static func - (one: EffectValues, other: EffectValues) -> EffectValues {
    one.combined(with: other, -)
  }

  private func combined(
    with other: EffectValues, _ combine: (Double, Double) -> Double
  ) -> EffectValues {
    let count = max(values.count, other.values.count)
    func padded(_ list: [Double]) -> [Double] {
      list + Array(repeating: 0, count: count - list.count)
    }
    return EffectValues(values: zip(padded(values), padded(other.values)).map(combine))
  }

  mutating func scale(by factor: Double) { values = values.map { $0 * factor } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension VisualEffect {
  private func adding(
    _ values: [Double], _ modify: @escaping @Sendable (any Component, [Double]) -> any Component
  ) -> some VisualEffect {
    ModifiedEffect(base: self, values: EffectValues(values: values), modify: modify)
  }

  /// Moves the view by a distance in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the view by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding([Double(x), Double(y)]) { $0.offset(x: $1[0], y: $1[1]) }
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
    adding([Double(x), Double(y)]) {
      $0.scaleEffect(x: $1[0], y: $1[1], anchor: anchor.engine)
    }
  }

  /// Rotates the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding([angle.degrees]) {
      $0.rotationEffect(.degrees($1[0]), anchor: anchor.engine)
    }
  }

  /// Makes the view translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding([opacity]) { $0.opacity($1[0]) }
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - opaque: Ignored.
  /// - Returns: The modified view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding([Double(radius)]) { $0.blur(radius: $1[0]) }
  }

  /// Brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding([amount]) { $0.brightness($1[0]) }
  }

  /// Changes the contrast of the view.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding([amount]) { $0.contrast($1[0]) }
  }

  /// Removes a share of the color of the view, 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding([amount]) { $0.grayscale($1[0]) }
  }

  /// Rotates the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding([angle.degrees]) { $0.hueRotation(.degrees($1[0])) }
  }

  /// Changes the saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding([amount]) { $0.saturation($1[0]) }
  }

  /// Transforms the view relative to its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }

  /// Transforms the view relative to its top left corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    let (matrix, last) = (transform.engine, transform.engine.affine)
    return adding([
      last.a, last.b, last.c, last.d, last.tx, last.ty, matrix.g, matrix.h, matrix.i,
    ]) {
      let affine = Transform2D(a: $1[0], b: $1[1], c: $1[2], d: $1[3], tx: $1[4], ty: $1[5])
      return $0.projectionEffect(
        Projection2D(affine, g: $1[6], h: $1[7], i: $1[8]), anchor: .topLeading)
    }
  }

  /// Rotates the view in three dimensions.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the frame on the axis.
  ///   - anchorZ: The depth of the axis in points.
  ///   - perspective: The strength of the perspective; 0 for none.
  /// - Returns: The modified view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding([angle.degrees]) {
      SpatialRotation(.degrees($1[0]), x: axis.x, y: axis.y, z: axis.z)
        .applied(
          to: $0, anchor: anchor, depth: Double(anchorZ), perspective: Double(perspective))
    }
  }

  /// Sets the blend mode of the view with the content behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding([]) { component, _ in component.blendMode(blendMode) }
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
