// SPDX-License-Identifier: MIT

import TintypeComponents

/// A control that performs an action when pressed.
public struct Button<Label> where Label: View {
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }
}

extension Button: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let label = ComponentList(ViewComponent(label, in: scope))
    let action = scope.action(action)
    return scope.nodes(of: Engine.Button(action: action) { label })
  }
}
