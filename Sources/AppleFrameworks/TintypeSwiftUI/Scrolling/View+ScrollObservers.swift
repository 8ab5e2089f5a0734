// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Adds an action to perform when a value that depends on the geometry of the scroll view in the
  /// view changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for the geometry.
  ///   - action: Receives the old value and the new value, which are equal when the view appears.
  /// - Returns: The modified view.
  public nonisolated func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    ScrollLinkView(content: self) {
      GeometryLink(transform: transform, action: action)
    } update: {
      $0.transform = transform
      $0.action = action
    }
  }

  /// Adds an action to perform when the phase of the scroll view in the view changes.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Adds an action to perform when the phase of the scroll view in the view changes.
  ///
  /// - Parameter action: Receives the old phase, the new phase, and the state of the scroll view.
  /// - Returns: The modified view.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollLinkView(content: self) {
      PhaseLink(action: action)
    } update: {
      $0.action = action
    }
  }

  /// Adds an action to perform when the views in `scrollTargetLayout(isEnabled:)` that are visible
  /// change.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - threshold: The share of a view that must be visible, 0 to 1.
  ///   - action: Receives the identifiers of the visible views in their order.
  /// - Returns: The modified view.
  public nonisolated func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable {
    ScrollLinkView(content: self) {
      TargetVisibilityLink(threshold: threshold, action: action)
    } update: {
      $0.threshold = threshold
      $0.action = action
    }
  }

  /// Adds an action to perform when the view becomes visible in its scroll view, or invisible.
  ///
  /// - Parameters:
  ///   - threshold: The share of the view that must be visible, 0 to 1.
  ///   - action: Receives whether the view is visible; not called before the view is visible.
  /// - Returns: The modified view.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    ScrollVisibilityView(content: self, threshold: threshold, action: action)
  }
}

private final class GeometryLink<Value: Equatable>: ScrollLink {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  private var last: Value?

  init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }

  override func placed(
    _ controller: ScrollController, _ isScrolledByUser: Bool, _ evaluation: Evaluation
  ) {
    guard let value = controller.geometry.map(transform), value != last else { return }
    let old = last ?? value
    last = value
    evaluation.perform { [action] in action(old, value) }
  }
}

private final class PhaseLink: ScrollLink {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  override func changePhase(
    _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {
    action(old, new, context)
  }
}

private final class TargetVisibilityLink<ID: Hashable>: ScrollLink {
  var threshold: Double
  var action: ([ID]) -> Void
  private var last: [ID] = []

  init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  override func placed(
    _ controller: ScrollController, _ isScrolledByUser: Bool, _ evaluation: Evaluation
  ) {
    guard let window = controller.placement?.window else { return }
    let visible = controller.targets.compactMap { target -> ID? in
      target.frame.isVisible(in: window, threshold) ? target.id?.base as? ID : nil
    }
    guard visible != last else { return }
    last = visible
    evaluation.perform { [action] in action(visible) }
  }
}

private struct ScrollVisibilityView<Content: View> {
  let content: Content
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let effect = scope.node.effect { ScrollVisibilityEffect() }
    let controllers = scope.environment.scrolling.controllers
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let report = {
      [threshold, action, evaluation = scope.evaluation] (frame: Rect) in
      let isVisible = controllers.allSatisfy { controller in
        controller.placement.map { frame.isVisible(in: $0.window, threshold) } ?? true
      }
      guard isVisible != effect.isVisible else { return }
      effect.isVisible = isVisible
      evaluation.perform { action(isVisible) }
    }
    return scope.nodes(
      of: ViewComponent(content, in: scope).geometryProbe { report($0.frame) })
  }
}

private final class ScrollVisibilityEffect {
  var isVisible = false
}

extension Rect {
  /// Returns whether at least a share of the rectangle is in a viewport.
  fileprivate func isVisible(in window: Rect, _ threshold: Double) -> Bool {
    let share = visibleShare(in: window)
    return share > 0 && share >= min(max(threshold, 0), 1) - 0.000_1
  }
}
