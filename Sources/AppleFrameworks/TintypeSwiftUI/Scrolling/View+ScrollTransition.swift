// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Changes the appearance of the view while it enters and leaves the visible area of its scroll
  /// view.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - axis: The axis; `nil` for the axis along which the scroll view scrolls.
  ///   - transition: Returns the appearance for a phase.
  /// - Returns: The modified view.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the appearance of the view while it enters and leaves the visible area of its scroll
  /// view.
  ///
  /// - Parameters:
  ///   - topLeading: The configuration at the top or leading edge.
  ///   - bottomTrailing: The configuration at the bottom or trailing edge.
  ///   - axis: The axis; `nil` for the axis along which the scroll view scrolls.
  ///   - transition: Returns the appearance for a phase.
  /// - Returns: The modified view.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    ScrollTransitionView(
      content: self, topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis
    ) { phase, amount in
      var effect = transition(EmptyVisualEffect(), .identity)
      guard phase != .identity else { return effect }
      var change = transition(EmptyVisualEffect(), phase).animatableData - effect.animatableData
      change.scale(by: amount)
      effect.animatableData += change
      return effect
    }
  }
}

private struct ScrollTransitionView<Content: View> {
  let content: Content
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: (ScrollTransitionPhase, Double) -> any VisualEffect
}

extension ScrollTransitionView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let state = scope.node.effect { ScrollTransitionState() }
    let controller = scope.environment.scrolling.controllers.first { controller in
      axis.map { controller.axes.contains(Axis.Set($0)) } ?? true
    }
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let update = {
      [self, observer = scope.evaluation.tree.observer] (frame: Rect) in
      guard let controller else { return }
      let (phase, amount) = progress(of: frame, in: controller)
      guard phase != state.phase || amount != state.amount else { return }
      (state.phase, state.amount) = (phase, amount)
      observer.requireEvaluation(for: "the progress of a scroll transition")
    }
    let component = ViewComponent(content, in: scope).geometryProbe { update($0.frame) }
    let content = _VisualEffectContent(component: component)
    return scope.nodes(of: effect(state.phase, state.amount)._apply(to: content).component)
  }

  private func progress(
    of frame: Rect, in controller: ScrollController
  ) -> (ScrollTransitionPhase, Double) {
    guard let placement = controller.placement, let frame = controller.contentFrame(frame) else {
      return (.identity, 0)
    }
    let axis: TintypeComponents.Axis =
      (axis.map { $0 == .horizontal } ?? (controller.axes == .horizontal))
      ? .horizontal : .vertical
    let start = frame.origin.value(along: axis) - placement.offset.value(along: axis)
    let (view, container) = (frame.size[axis], placement.window.size[axis])
    let before = topLeading.progress(start: start, view: view, container: container)
    let after = bottomTrailing.progress(
      start: container - start - view, view: view, container: container)
    if before > 0, before >= after { return (.topLeading, before) }
    return after > 0 ? (.bottomTrailing, after) : (.identity, 0)
  }
}

private final class ScrollTransitionState {
  var phase = ScrollTransitionPhase.identity
  var amount = 0.0
}
