// SPDX-License-Identifier: MIT

import Observation
import TintypeScheduling

extension View {
  // Variants: value: Value -> value: Value?
  /// Offers a value while the view, or a view inside it, is focused.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    offering(inScene: false) { $0[keyPath: keyPath] = value }
  }

  // Variants: focusedValue; ?; AnyObject, T: Observable -> focusedObject; ""; ObservableObject |
  //   focusedObject; ?; ObservableObject
  /// Offers an observable object while the view, or a view inside it, is focused.
  public nonisolated func focusedValue<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    offering(inScene: false) { $0.values[ObjectIdentifier(T.self)] = object }
  }

  // Variants: value: T -> value: T?
  /// Offers a value wherever the focus is.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    offering(inScene: true) { $0[keyPath: keyPath] = value }
  }

  // Variants: focusedSceneValue; ?; AnyObject, T: Observable -> focusedSceneObject; "";
  //   ObservableObject | focusedSceneObject; ?; ObservableObject
  /// Offers an observable object wherever the focus is.
  public nonisolated func focusedSceneValue<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    offering(inScene: true) { $0.values[ObjectIdentifier(T.self)] = object }
  }

  nonisolated func offering(
    inScene: Bool, _ offer: @escaping (inout FocusedValues) -> Void
  ) -> some View {
    FocusedValueView(content: self, isSceneValue: inScene, offer: offer)
  }
}

/// A view that offers values to others.
private struct FocusedValueView<Content: View> {
  let content: Content
  let isSceneValue: Bool
  let offer: (inout FocusedValues) -> Void
}

extension FocusedValueView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let evaluation = scope.evaluation
    let count = evaluation.focusedViewCount
    let hasOuterFocus = scope.environment.isFocused
    let nodes = scope.nodes(of: content)
    // The values of inner views take precedence over those of outer views.
    if isSceneValue || hasOuterFocus || evaluation.focusedViewCount > count {
      var values = FocusedValues()
      offer(&values)
      evaluation.focusedValues.values.merge(values.values) { inner, _ in inner }
    }
    return nodes
  }
}
