// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Sets the accessibility label to the text of views, which can contain the current label.
  public nonisolated func accessibilityLabel<V>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    let label = content(PlaceholderContentView(self))
    return modified { view, scope in
      view.accessibilityLabel(scope.accessibilityText(of: label))
    }
  }
}

extension ViewScope {
  /// Returns the accessibility labels in a view.
  ///
  /// The view can contain a copy of the current view, so it has a state of its own, and its actions
  /// are not performed.
  fileprivate func accessibilityText(of view: some View) -> String {
    let evaluation = Evaluation(
      number: evaluation.number, tree: evaluation.tree, hasScreen: evaluation.hasScreen)
    let scope = ViewScope(
      context: context, node: ViewNode(), evaluation: evaluation, preferences: PreferenceNode())
    return scope.nodes(of: view).map(\.accessibilityText).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
