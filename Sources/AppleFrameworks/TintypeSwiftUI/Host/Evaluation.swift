// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// One evaluation of all views of a tree.
final class Evaluation {
  /// The number of the evaluation, different from the previous ones of the tree.
  let number: Int
  /// The tree whose views are evaluated.
  let tree: ViewTree
  /// The views whose bodies are being evaluated.
  let trace = ViewTrace()
  /// The actions to perform after the evaluation, in order.
  private(set) var actions: [() -> Void] = []
  /// The number of focused views that have been evaluated.
  var focusedViewCount = 0
  /// The actions to perform when the app opens a URL.
  var urlActions: [(URL) -> Void] = []
  /// The values that focused views have offered.
  var focusedValues = FocusedValues()
  /// The preferences of the root view.
  var preferences = PreferenceNode()
  /// The views to paint over the screen.
  let presentations = PresentationList()
  /// A Boolean value that indicates whether the size of the canvas is independent of the views.
  let hasScreen: Bool
  /// The problems of views that do not fail the snapshot, in order.
  private(set) var warnings: [Diagnostic] = []
  private var knownWarnings: Set<Diagnostic> = []
  private var placementActions: [() -> Void] = []
  /// The preferences of screens and presentations.
  private var innerPreferences: [PreferenceNode] = []

  init(number: Int, tree: ViewTree, hasScreen: Bool) {
    self.number = number
    self.tree = tree
    self.hasScreen = hasScreen
  }

  /// Adds an action to perform after the evaluation.
  func perform(_ action: @escaping () -> Void) { actions.append(action) }

  /// Adds an action to perform when all views have been placed, before the other actions.
  func afterPlacement(_ action: @escaping () -> Void) { placementActions.append(action) }

  /// Performs the actions that were added for the end of the placement.
  func finishPlacement() {
    for action in placementActions { action() }
    placementActions = []
  }

  /// Returns the preferences of a screen or a presentation.
  func makePreferences() -> PreferenceNode {
    let node = PreferenceNode()
    innerPreferences.append(node)
    return node
  }

  /// Removes what refers to views, which refer to the evaluation, after the last use of the views.
  func close() {
    for node in innerPreferences + [preferences] { node.removeAll() }
    presentations.removeAll()
    (actions, placementActions, urlActions, innerPreferences) = ([], [], [], [])
    focusedValues = FocusedValues()
  }

  /// Adds an error that fails the snapshot, at the current view.
  func report(_ issue: ViewIssue) { tree.report(issue, at: trace.path) }

  /// Adds a warning that a placeholder is shown in place of the current view.
  func reportPlaceholder(of type: String) {
    warn(.placeholder(type: type))
  }

  /// Adds a warning that the current view is painted in another way than described.
  func reportApproximation(_ message: String) { warn(.approximation(message)) }

  /// Adds a warning that a view at a path is painted in another way than described.
  func warn(_ message: String, at path: NodePath) {
    add(Diagnostic(kind: .approximation(message), path: path))
  }

  private func warn(_ kind: Diagnostic.Kind) { add(Diagnostic(kind: kind, path: trace.path)) }

  private func add(_ warning: Diagnostic) {
    if knownWarnings.insert(warning).inserted { warnings.append(warning) }
  }
}

/// The views whose bodies are being evaluated, from the root.
final class ViewTrace {
  private(set) var names: [String] = []
  /// The environment of the current view; `nil` outside of views.
  var environment: Engine.EnvironmentValues? { environments.last }
  // Local copies of an environment would take the stack of each level.
  private var environments: [Engine.EnvironmentValues] = []

  /// Calls a closure that evaluates the body of a view.
  func nested<Result>(
    in name: String, _ environment: Engine.EnvironmentValues, _ body: () -> Result
  ) -> Result {
    enter(name, environment)
    defer { leave() }
    return body()
  }

  private func enter(_ name: String, _ environment: Engine.EnvironmentValues) {
    names.append(name)
    environments.append(environment)
  }

  private func leave() {
    names.removeLast()
    environments.removeLast()
  }

  /// The path of the current view.
  var path: NodePath { NodePath(elements: names.isEmpty ? ["View"] : names) }
}
