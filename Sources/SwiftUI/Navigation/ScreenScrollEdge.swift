// SPDX-License-Identifier: MIT

import TintypeComponents

/// The scroll views of a screen, by which the background of its navigation bar is determined.
///
/// The position of their content is known after the placement, so that a change requires another
/// evaluation.
final class ScreenScrollEdge {
  private var isScrolled = false
  private var controllers: [ScrollController] = []

  /// Begins an evaluation of the screen, and returns whether the content was scrolled below the bar
  /// in the last placement.
  func begin(in evaluation: Evaluation) -> Bool {
    controllers = []
    evaluation.afterPlacement { [self] in
      let isNowScrolled = controllers.contains { ($0.placement?.offset.y ?? 0) > 0.5 }
      guard isNowScrolled != isScrolled else { return }
      isScrolled = isNowScrolled
      evaluation.tree.observer.requireEvaluation(for: "the position of a scroll view")
    }
    return isScrolled
  }

  /// Adds a scroll view that is not inside of another one.
  func add(_ controller: ScrollController) { controllers.append(controller) }
}

extension EnvironmentValues {
  private enum ScrollEdgeKey: EnvironmentKey {
    static var defaultValue: ScreenScrollEdge? { nil }
  }

  /// The scroll views of the screen that contains the view.
  var screenScrollEdge: ScreenScrollEdge? {
    get { self[ScrollEdgeKey.self] }
    set { self[ScrollEdgeKey.self] = newValue }
  }
}
