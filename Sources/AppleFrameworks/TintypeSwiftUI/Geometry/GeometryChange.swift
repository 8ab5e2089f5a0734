// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Adds an action to perform when a value that depends on the geometry of the view changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for the geometry.
  ///   - action: Receives the new value; also performed when the view appears.
  /// - Returns: The modified view.
  @preconcurrency
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Adds an action to perform when a value that depends on the geometry of the view changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for the geometry.
  ///   - action: Receives the old value and the new value, which are equal when the view appears.
  /// - Returns: The modified view.
  @preconcurrency
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

private struct GeometryChangeView<Content: View, Value: Equatable & Sendable> {
  let content: Content
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let effect = scope.node.effect { GeometryChangeEffect<Value>() }
    let component = scope.probing(content) { [transform, action, evaluation = scope.evaluation] in
      let value = transform($0)
      guard let old = effect.value else {
        effect.value = value
        return evaluation.perform { action(value, value) }
      }
      guard old != value else { return }
      effect.value = value
      evaluation.perform { action(old, value) }
    }
    return scope.nodes(of: component)
  }
}

private final class GeometryChangeEffect<Value> {
  var value: Value?
}

extension ViewScope {
  /// Returns a component that reports the geometry of a view when it is placed.
  func probing(
    _ content: some View, report: @escaping (GeometryProxy) -> Void
  ) -> any Component {
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let scope = self
    nonisolated(unsafe) let report = report
    return ViewComponent(content, in: scope).geometryProbe { report(GeometryProxy($0, in: scope)) }
  }
}
