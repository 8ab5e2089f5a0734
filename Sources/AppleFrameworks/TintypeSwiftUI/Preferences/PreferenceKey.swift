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
  /// The key whose value a view reads here; `nil` for none.
  private let readKey: ObjectIdentifier?
  /// The value of that key after all views have been placed, in an optional value.
  private var completeValue: Any?

  /// Creates preferences without a rule, such as those of the root.
  init() { (rule, readKey) = (nil, nil) }

  private init(_ rule: Rule) { (self.rule, readKey) = (rule, nil) }

  private init(reading key: ObjectIdentifier) { (rule, readKey) = (nil, key) }

  /// Removes all values, which can refer to the views that read them.
  func removeAll() {
    // Preferences can be nested deeper than the stack has space for.
    var nodes = [self]
    while let node = nodes.popLast() {
      nodes += node.children
      (node.children, node.rule, node.completeValue) = ([], nil, nil)
    }
  }

  /// Adds the preferences of a descendant.
  func append() -> PreferenceNode { append(PreferenceNode()) }

  /// Adds the preferences of a descendant.
  ///
  /// After all views have been placed, a view reads the key's value.
  func append<K: PreferenceKey>(reading key: K.Type) -> PreferenceNode {
    append(PreferenceNode(reading: ObjectIdentifier(key)))
  }

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
}

extension PreferenceNode {
  /// Returns the number of views that produce or change the value of a key.
  func ruleCount<K: PreferenceKey>(of key: K.Type) -> Int {
    var (count, nodes) = (0, [self])
    while let node = nodes.popLast() {
      nodes += node.children
      if node.rule?.key == ObjectIdentifier(key) { count += 1 }
    }
    return count
  }

  /// Returns the value of a key; `nil` if no view produces one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isComplete: Whether all views have been placed. Each node that is read combines the values
  ///     of its descendants once then.
  /// - Returns: The value.
  func value<K: PreferenceKey>(of key: K.Type, isComplete: Bool = false) -> K.Value? {
    // The nodes from this one to the current one; preferences can be nested deeper than the stack
    // has space for.
    var levels = [Level<K>(of: self)]
    while var level = levels.popLast() {
      if let child = level.nextChild() {
        levels.append(level)
        if isComplete, let known = child.completeValue(of: key) {
          levels[levels.count - 1].add(known.value)
        } else {
          levels.append(Level(of: child))
        }
        continue
      }
      let value = level.node.changed(level.take(), of: key)
      if isComplete { level.node.complete(value, of: key) }
      guard !levels.isEmpty else { return value }
      levels[levels.count - 1].add(value)
    }
    return nil
  }

  /// The values of the children of a node that have been combined.
  private struct Level<K: PreferenceKey> {
    let node: PreferenceNode
    private var next = 0
    private var combined: K.Value?

    init(of node: PreferenceNode) { self.node = node }

    mutating func nextChild() -> PreferenceNode? {
      guard next < node.children.count else { return nil }
      defer { next += 1 }
      return node.children[next]
    }

    mutating func add(_ new: K.Value?) {
      guard let new else { return }
      guard var value = combined.take() else {
        combined = new
        return
      }
      // Without a second reference, an array grows in place.
      K.reduce(value: &value) { new }
      combined = value
    }

    mutating func take() -> K.Value? { combined.take() }
  }

  /// A value that is known, which may be the absence of one.
  private struct Known<Value> { var value: Value? }

  private func completeValue<K: PreferenceKey>(of key: K.Type) -> Known<K.Value>? {
    readKey == ObjectIdentifier(key) ? completeValue as? Known<K.Value> : nil
  }

  private func complete<K: PreferenceKey>(_ value: K.Value?, of key: K.Type) {
    if readKey == ObjectIdentifier(key) { completeValue = Known(value: value) }
  }

  private func changed<K: PreferenceKey>(_ value: K.Value?, of key: K.Type) -> K.Value? {
    guard let rule, rule.key == ObjectIdentifier(key) else { return value }
    return rule.change(value) as? K.Value
  }
}
