// SPDX-License-Identifier: MIT

/// A named value that views produce for the views that contain them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view produces one.
  static var defaultValue: Value { get }
  /// Combines the value of a view with the value of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// The preferences of a view, which are complete when all views have been placed.
final class PreferenceNode {
  /// A change of the value of one key.
  private struct Rule {
    var key: ObjectIdentifier
    var change: (Any?) -> Any
  }

  private var children: [PreferenceNode] = []
  private var rule: Rule?

  /// Creates preferences without a rule, such as those of the root.
  init() { rule = nil }

  private init(_ rule: Rule) { self.rule = rule }

  /// Removes all values, which can refer to the views that read them.
  func removeAll() {
    for child in children { child.removeAll() }
    (children, rule) = ([], nil)
  }

  /// Adds the preferences of a descendant.
  func append() -> PreferenceNode { append(PreferenceNode()) }

  private func append(_ child: PreferenceNode) -> PreferenceNode {
    children.append(child)
    return child
  }

  /// Adds the preferences of a descendant that replaces the value of a key.
  func append<K: PreferenceKey>(_ key: K.Type, value: K.Value) -> PreferenceNode {
    append(PreferenceNode(Rule(key: ObjectIdentifier(key)) { _ in value }))
  }

  /// Adds the preferences of a descendant that changes the value of a key.
  func append<K: PreferenceKey>(
    _ key: K.Type, change: @escaping (inout K.Value) -> Void
  ) -> PreferenceNode {
    append(
      PreferenceNode(
        Rule(key: ObjectIdentifier(key)) { old in
          var value = old as? K.Value ?? K.defaultValue
          change(&value)
          return value
        }))
  }

  /// Returns the value of a key; `nil` if no view produces one.
  func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
    var combined: K.Value?
    for child in children {
      guard let next = child.value(of: key) else { continue }
      guard var value = combined.take() else {
        combined = next
        continue
      }
      // Without a second reference, an array grows in place.
      K.reduce(value: &value) { next }
      combined = value
    }
    guard let rule, rule.key == ObjectIdentifier(key) else { return combined }
    return rule.change(combined) as? K.Value
  }
}
