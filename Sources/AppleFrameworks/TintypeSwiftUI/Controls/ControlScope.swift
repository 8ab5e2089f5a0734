// SPDX-License-Identifier: MIT

import TintypeComponents

extension ViewScope {
  /// Returns the binding of the engine for a binding of a view.
  ///
  /// It is written when a user operates a control, after the evaluation.
  func binding<Value>(_ binding: Binding<Value>) -> Engine.Binding<Value> {
    engineBinding {
      binding.wrappedValue
    } set: {
      binding.wrappedValue = $0
    }
  }

  /// Returns a binding of the engine that reads a value, and writes it after the evaluation.
  func engineBinding<Value>(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) -> Engine.Binding<Value> {
    Engine.Binding(
      get: get, set: { [tree = evaluation.tree] value in tree.perform([{ set(value) }]) })
  }

  /// Returns a list of one component for a child view with an identity of its own.
  func list(_ view: some View, at part: String) -> ComponentList {
    // An empty label must not reserve space.
    if view is EmptyView { return ComponentList([]) }
    if let view = view as? any OptionalValue, view.anyValue == nil { return ComponentList([]) }
    return ComponentList(component(view, at: .part(part)))
  }

  /// Returns the text in a child view with an identity of its own.
  func text(of view: some View, at part: String) -> String {
    nodes(of: view, at: .part(part)).map(\.plainText).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Sets the tint of a style that has one.
  mutating func setTint(_ tint: Color?) {
    guard let tint else { return }
    var values = environment
    values.setTint(tint)
    context.environment = values.base
  }
}
