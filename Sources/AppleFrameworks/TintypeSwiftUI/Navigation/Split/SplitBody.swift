// SPDX-License-Identifier: MIT

import TintypeComponents

/// The columns of a split view: side by side in a regular size class, one at a time in others.
struct SplitBody: View, PrimitiveView {
  private nonisolated(unsafe) let columns: SplitColumns
  private let arrangement: SplitArrangement

  nonisolated init(columns: SplitColumns, arrangement: SplitArrangement) {
    self.columns = columns
    self.arrangement = arrangement
  }
}

extension SplitBody {
  func nodes(in scope: ViewScope) -> [Node] {
    let state = scope.node.effect { SplitState(tree: scope.evaluation.tree) }
    state.follow(columns)
    let isExpanded = scope.environment.horizontalSizeClass == .regular
    let evaluation = SplitEvaluation(
      columns: columns, state: state, scope: scope, isExpanded: isExpanded)
    return isExpanded ? evaluation.sideBySide(arrangement) : evaluation.collapsed
  }
}

/// The evaluation of the columns of a split view.
struct SplitEvaluation {
  typealias Kind = NavigationSplitViewColumn.Kind

  let columns: SplitColumns
  let state: SplitState
  let scope: ViewScope
  let isExpanded: Bool

  /// The nodes of the column that is shown in a compact size class.
  var collapsed: [Node] {
    var screens: [Kind: EvaluatedScreen] = [:]
    evaluate { kind, previous in
      ColumnPlace(
        isHidden: kind != state.compactColumn,
        bar: ColumnBar(
          previous: previous, back: previous.map { _ in { state.goBack(from: kind) } }))
    } completion: {
      screens[$0] = $1
    }
    guard let screen = screens[state.compactColumn] else { return [] }
    return scope.nodes(of: screen.component)
  }

  /// The place of a column in an evaluation.
  struct ColumnPlace {
    let isHidden: Bool
    let bar: ColumnBar
  }

  /// Evaluates the columns from the leading edge.
  ///
  /// - Parameters:
  ///   - place: Returns the place of a column, depending on the screen of the column before it.
  ///   - completion: Receives the screens.
  func evaluate(
    place: (Kind, EvaluatedScreen?) -> ColumnPlace,
    completion: (Kind, EvaluatedScreen) -> Void
  ) {
    var previous: EvaluatedScreen?
    var known: [ObjectIdentifier: NavigationDestination] = [:]
    for kind in columns.kinds {
      let place = place(kind, previous)
      var inner = scope.child(.part("\(kind)"))
      inner.isHidden = scope.isHidden || place.isHidden
      if kind != .sidebar {
        var values = inner.environment
        values.outerSearch = nil
        inner.context.environment = values.base
      }
      let next = state.next(after: kind)
      let selection = next.map { _ in ColumnSelection { showNext(after: kind) } }
      let screen = inner.screen(
        of: state.stack(of: kind), root: columns.view(of: kind), known: known
      ) { values, bar in
        values.splitColumn = ColumnValues(
          kind: kind, isExpanded: isExpanded, sizeClass: scope.environment.horizontalSizeClass,
          selection: selection, bar: bar)
        if isExpanded, next != nil { values.horizontalSizeClass = .compact }
        guard let next else { return }
        values.navigationLevel = NavigationLevel(stack: state.stack(of: next), index: 0) {
          showNext(after: kind)
        }
      } bar: { isFirst in
        isFirst ? place.bar.copy() : ColumnBar(toggle: place.bar.toggle)
      }
      known = screen.values.destinations
      if let selection {
        state.follow(selection, of: kind, isCollapsed: !isExpanded, in: scope.evaluation)
      }
      completion(kind, screen)
      previous = screen
    }
  }

  /// Shows the column after a column if one column is shown at a time.
  private func showNext(after kind: Kind) {
    if !isExpanded { state.showNext(after: kind) }
  }
}
