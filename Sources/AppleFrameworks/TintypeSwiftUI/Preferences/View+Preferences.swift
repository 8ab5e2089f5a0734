// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Sets a value for a preference of the view, which replaces the values of its descendants.
  public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    PreferenceView(content: self) { $0.append(key, value: value) }
  }

  /// Changes the value of a preference of the view.
  public nonisolated func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    PreferenceView(content: self) { $0.append(key, change: callback) }
  }

  /// Adds an action to perform when the value of a preference changes.
  ///
  /// It is also performed when the view appears, if a descendant produces a value.
  public nonisolated func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    PreferenceReader(content: self, key: key, action: action)
  }

  // Variants: in front of; overlayPreferenceValue; false -> behind; backgroundPreferenceValue; true
  /// Reads a preference of the view, and adds a view in front of it.
  public nonisolated func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceDecoration(
      content: self, key: key, alignment: alignment, isBehind: false, transform: transform)
  }

  // Variants: in front of; overlayPreferenceValue -> behind; backgroundPreferenceValue
  /// Reads a preference of the view, and adds a view in front of it.
  @_disfavoredOverload
  public nonisolated func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }
}

/// A view with a rule for its preferences.
private struct PreferenceView<Content: View> {
  let content: Content
  let append: (PreferenceNode) -> PreferenceNode
}

extension PreferenceView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    var inner = scope
    inner.preferences = append(scope.preferences)
    return inner.nodes(of: content)
  }
}

private struct PreferenceReader<Content: View, Key: PreferenceKey> where Key.Value: Equatable {
  let content: Content
  let key: Key.Type
  let action: (Key.Value) -> Void
}

extension PreferenceReader: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    var inner = scope
    let preferences = scope.preferences.append(reading: key)
    inner.preferences = preferences
    let effect = scope.node.effect { PreferenceEffect<Key.Value>() }
    scope.evaluation.afterPlacement { [key, action, evaluation = scope.evaluation] in
      let produced = preferences.value(of: key, isComplete: true)
      guard let value = produced ?? effect.value.map({ _ in Key.defaultValue }) else { return }
      guard effect.value != value else { return }
      effect.value = value
      evaluation.perform { action(value) }
    }
    return inner.nodes(of: content)
  }
}

/// A view with another one in front of or behind it, which depends on a preference.
struct PreferenceDecoration<Content: View, Key: PreferenceKey, Decoration: View> {
  let content: Content
  let key: Key.Type
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Decoration
}

extension PreferenceDecoration: View, PrimitiveView {
  /// The maximum number of evaluations in a row because the values of geometry readers changed.
  private static var repetitionLimit: Int { 8 }

  func nodes(in scope: ViewScope) -> [Node] {
    let preferences = scope.preferences.append(reading: key)
    var inner = scope.child(.content)
    inner.preferences = preferences
    let effect = scope.node.effect { PreferenceEffect<Key.Value>() }
    // The content comes first, so that its preferences are known.
    let nodes = inner.nodes(of: content)
    // Geometry readers produce preferences later, when they are placed: then the values of the
    // previous evaluation are used, and the views are evaluated again if they have changed.
    let value = effect.value ?? preferences.value(of: key) ?? Key.defaultValue
    let count = preferences.ruleCount(of: key)
    scope.evaluation.afterPlacement { [key, tree = scope.evaluation.tree] in
      let new = preferences.value(of: key, isComplete: true) ?? Key.defaultValue
      let isLate = preferences.ruleCount(of: key) != count
      let isSame = isLate ? isEqual(value, new) ?? (effect.value != nil) : effect.value == nil
      effect.value = isLate ? new : nil
      effect.repetitions = isSame ? 0 : effect.repetitions + 1
      // A value that contains something new in each evaluation, such as an identifier, never stays.
      guard !isSame, effect.repetitions <= Self.repetitionLimit else { return }
      tree.observer.requireEvaluation(for: "the preference \(key)")
    }
    let content = ComponentList(nodes)
    let decoration = ComponentList(
      scope.component(transform(value), at: .part("preferenceValue")))
    return isBehind
      ? scope.nodes(of: content.background(alignment: alignment.engine) { decoration })
      : scope.nodes(of: content.overlay(alignment: alignment.engine) { decoration })
  }
}

/// The last value of a preference; for a decoration, only if it was known after the placement.
private final class PreferenceEffect<Value> {
  var value: Value?
  /// The number of evaluations in a row that the preference required.
  var repetitions = 0
}
