// SPDX-License-Identifier: MIT

import TintypeComponents

/// The scroll views of a screen, which determine the backgrounds of its bars and the height of its
/// navigation bar.
///
/// The position of their content is known after the placement, so that a change requires another
/// evaluation.
final class ScreenScrollEdge {
  /// The position of the content.
  struct State: Equatable {
    /// The distance by which the content is scrolled, at most the height by which the navigation
    /// bar can collapse, in points.
    var collapse = 0.0
    /// A Boolean value that indicates whether a large title is scrolled out of view.
    var isTitleHidden = false
    /// A Boolean value that indicates whether the content extends below the navigation bar.
    var isScrolled = false
    /// A Boolean value that indicates whether the content extends below the bars at the bottom.
    var isBeforeEnd = false
  }

  /// The height by which the navigation bar can collapse.
  let extent = BarExtent()
  /// The kind of the navigation bar.
  let listTop = ListTop()
  /// The scroll views of a container of the screen, such as a tab view; `nil` for none.
  private var container: ScreenScrollEdge?
  private var state = State()
  private var controllers: [ScrollController] = []

  /// Begins an evaluation of the screen, and returns the position of the last placement.
  func begin(in evaluation: Evaluation, inside container: ScreenScrollEdge? = nil) -> State {
    self.container = container
    controllers = []
    extent.height = 0
    listTop.isBelowLargeTitle = false
    evaluation.afterPlacement { [self] in
      let new = position
      guard new != state else { return }
      state = new
      evaluation.tree.observer.requireEvaluation(for: "the position of a scroll view")
    }
    return state
  }

  /// Adds a scroll view that is not inside of another one.
  func add(_ controller: ScrollController) {
    controllers.append(controller)
    container?.add(controller)
  }

  private var position: State {
    let placements = controllers.compactMap(\.placement)
    let offset = placements.map { max($0.offset.y, 0) }.max() ?? 0
    var state = State()
    state.collapse = min(offset, extent.height)
    state.isTitleHidden = extent.height > 0 && offset > extent.height - 0.5
    state.isScrolled = offset > extent.height + 0.5
    state.isBeforeEnd = placements.contains {
      $0.contentSize.height - $0.window.height - $0.offset.y > 0.5
    }
    return state
  }
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
