// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A modifier that transforms a view depending on its size, without changing its layout.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  /// Returns the transform relative to the top left corner of the view.
  ///
  /// - Parameter size: The size of the view in points.
  /// - Returns: The transform.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect, which never changes the layout.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }

  /// Returns the nodes of the modified content.
  public nonisolated func _makeView(
    in scope: _ViewScope, content: @escaping (_ViewScope) -> _ViewNodes
  ) -> _ViewNodes {
    let scope = scope.scope
    let state = scope.node.effect { SizeState() }
    let observer = scope.evaluation.tree.observer
    let view = _ViewModifier_Content<Self>(nodes: content)
    let component = scope.probing(view) { proxy in
      let isChanged = state.size != proxy.size
      state.size = proxy.size
      if isChanged { observer.requireEvaluation(for: "the size of a view with a geometry effect") }
    }
    guard let size = state.size else { return _ViewNodes(scope.nodes(of: component)) }
    let projection = effectValue(size: size).engine
    return _ViewNodes(
      scope.nodes(of: component.projectionEffect(projection, anchor: .topLeading)))
  }
}

/// The last size of a view.
private final class SizeState {
  var size: CGSize?
}

/// A geometry effect that does not change the geometry that the view inside it reads.
public struct _IgnoredByLayoutEffect<Base>: GeometryEffect where Base: GeometryEffect {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// The effect.
  public var base: Base

  /// The data of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the transform of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A modifier whose changes can be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Applies a projective transform relative to the top left corner of the view.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified { $0.projectionEffect(transform.engine, anchor: .topLeading) }
  }
}
