// SPDX-License-Identifier: MIT

/// The identity of a view: its position in the structure of the tree, with the state of its
/// dynamic properties and its lifecycle.
///
/// A node exists as long as each evaluation visits it. It is found by the keys from the root: the
/// position in a block, the branch of a condition, the identifier of an element.
final class ViewNode {
  /// The step from a parent to a child.
  enum Key: Hashable {
    /// The position in a block.
    case slot(Int)
    /// The branch of a condition.
    case branch(Bool)
    /// The element of a `ForEach`, with the number of elements before it that have the same
    /// identifier.
    case element(AnyHashable, occurrence: Int)
    /// The value of `id(_:)`.
    case id(AnyHashable)
    /// The type of the content of an `AnyView`.
    case type(ObjectIdentifier)
    /// A composed view with dynamic properties.
    case body(ObjectIdentifier)
    /// A modifier with a body.
    case modifier(ObjectIdentifier)
    /// The content of a modifier.
    case content
    /// A view of a modifier or control, such as a background or a label.
    case part(String)
  }

  private var keys: [Key] = []
  private var children: [ViewNode] = []
  private var positions: [Key: Int] = [:]
  /// The position after the child that was found last.
  private var cursor = 0
  /// The number of the evaluation that visited the node last.
  private(set) var visit = 0
  /// The state of the dynamic properties, by position among them.
  var storage: [Int: AnyObject] = [:]
  /// The closures to call when the node is removed or hidden, which can happen several times.
  var removals: [() -> Void] = []
  /// The data of modifiers such as `onAppear` and `onChange`, in the order of the modifiers.
  var effects: [AnyObject] = []
  /// A Boolean value that indicates whether the view is an element that its container left out.
  private var isLeftOut = false
  /// The number of effects that the current evaluation has visited.
  private var effectCount = 0

  /// Returns the child with a key, which is created if it does not exist.
  func child(_ key: Key, in evaluation: Evaluation) -> ViewNode {
    let child = existing(key) ?? added(key)
    child.enter(evaluation)
    child.isLeftOut = false
    return child
  }

  /// Marks the node as visited.
  func enter(_ evaluation: Evaluation) {
    guard visit != evaluation.number else { return }
    visit = evaluation.number
    effectCount = 0
  }

  private func existing(_ key: Key) -> ViewNode? {
    // Children are usually visited in the same order as before.
    if cursor < keys.count, keys[cursor] == key {
      cursor += 1
      return children[cursor - 1]
    }
    guard let position = keys.count <= 8 ? keys.firstIndex(of: key) : position(of: key) else {
      return nil
    }
    cursor = position + 1
    return children[position]
  }

  private func position(of key: Key) -> Int? {
    // A new evaluation adds many children, so that only those without a position are added.
    for position in positions.count..<max(keys.count, positions.count) {
      positions[keys[position]] = position
    }
    return positions[key]
  }

  private func added(_ key: Key) -> ViewNode {
    let child = ViewNode()
    keys.append(key)
    children.append(child)
    cursor = keys.count
    return child
  }

  /// Returns the data of the next modifier with an effect, which is created if it does not exist.
  func effect<Effect: AnyObject>(_ make: () -> Effect) -> Effect {
    defer { effectCount += 1 }
    if effectCount < effects.count, let known = effects[effectCount] as? Effect { return known }
    let effect = make()
    if effectCount < effects.count {
      effects[effectCount] = effect
    } else {
      effects.append(effect)
    }
    return effect
  }

  /// Keeps the node and its descendants although an evaluation does not evaluate their views.
  func retain(in evaluation: Evaluation) {
    enter(evaluation)
    for child in children { child.retain(in: evaluation) }
  }

  /// Keeps the elements that an evaluation has left out.
  ///
  /// - Parameters:
  ///   - evaluation: The evaluation.
  ///   - limit: The maximum number of elements.
  ///   - exists: The closure that returns whether an element with a key still exists.
  /// - Returns: The closures of the elements that the last evaluation did not leave out.
  func retainElements(
    in evaluation: Evaluation, limit: Int, where exists: (Key) -> Bool
  ) -> [() -> Void] {
    var left: [() -> Void] = []
    var count = 0
    for (key, child) in zip(keys, children) where child.visit != evaluation.number {
      guard case .element = key, count < limit, exists(key) else { continue }
      count += 1
      if !child.isLeftOut { left += child.disappearances }
      child.isLeftOut = true
      child.retain(in: evaluation)
    }
    return left
  }

  /// The closures to call when the node and its descendants are hidden.
  var disappearances: [() -> Void] {
    var closures: [() -> Void] = []
    addDisappearances(to: &closures)
    return closures
  }

  private func addDisappearances(to closures: inout [() -> Void]) {
    closures += removals
    for child in children { child.addDisappearances(to: &closures) }
  }

  /// Removes the descendants that an evaluation has not visited, and returns their closures.
  func removeUnvisited(by evaluation: Evaluation) -> [() -> Void] {
    var removed: [() -> Void] = []
    removeUnvisited(by: evaluation, adding: &removed)
    return removed
  }

  private func removeUnvisited(by evaluation: Evaluation, adding removed: inout [() -> Void]) {
    var hasUnvisited = false
    for child in children where child.visit != evaluation.number { hasUnvisited = true }
    if hasUnvisited {
      positions = [:]
      var remaining: [(Key, ViewNode)] = []
      for (key, child) in zip(keys, children) {
        if child.visit == evaluation.number {
          remaining.append((key, child))
        } else {
          child.removeAll(adding: &removed)
        }
      }
      keys = remaining.map(\.0)
      children = remaining.map(\.1)
    }
    cursor = 0
    for child in children { child.removeUnvisited(by: evaluation, adding: &removed) }
  }

  /// Removes the node, and returns its closures and those of its descendants.
  func removeAll() -> [() -> Void] {
    var removed: [() -> Void] = []
    removeAll(adding: &removed)
    return removed
  }

  private func removeAll(adding removed: inout [() -> Void]) {
    if !removals.isEmpty { removed += removals }
    for child in children { child.removeAll(adding: &removed) }
    removals = []
    children = []
    keys = []
    positions = [:]
  }

  /// The node and its descendants.
  var all: [ViewNode] {
    var nodes: [ViewNode] = []
    add(to: &nodes)
    return nodes
  }

  private func add(to nodes: inout [ViewNode]) {
    nodes.append(self)
    for child in children { child.add(to: &nodes) }
  }

  /// Releases the state after the removal, since it can refer to views.
  func forget() { (storage, effects) = ([:], []) }
}
