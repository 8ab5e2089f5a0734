// SPDX-License-Identifier: MIT

import Synchronization
import TintypeComponents

/// The nodes of the newer tree with older attributes, and the nodes that replace removed ones.
///
/// They are stored, because the search for a value takes longer than the layout of a node.
final class RevertedNodes: Sendable {
  private struct Key: Hashable {
    var path: NodePath
    var actions: [SceneReversion.Action]
    /// A Boolean value for each attachment that indicates whether it has nodes.
    ///
    /// A modifier with nodes is not removed.
    var attachments: [Bool]

    init(_ node: Node, at path: NodePath, _ actions: [SceneReversion.Action]) {
      (self.path, self.actions) = (path, actions)
      attachments = node.attachments.map { !$0.nodes.isEmpty }
    }
  }

  /// A removed node in an environment.
  private struct Removed: Hashable {
    var fragment: SceneFragment
    var direction: LayoutDirection
    var environment: SceneRevision.Environment

    /// Hashes what is sufficient to distinguish most nodes.
    func hash(into hasher: inout Hasher) {
      hasher.combine(fragment)
      hasher.combine(environment.traits)
    }
  }

  private struct Stored {
    /// The results of single searches, without children; `nil` where the value was not found.
    var searches: [Key: Node?] = [:]
    var reverted: [Key: Node] = [:]
    var reconstructed: [Removed: Node] = [:]
  }

  private let stored = Mutex(Stored())

  /// Creates an empty store.
  init() {}

  /// Returns whether a node has the older value of an attribute after its reversion.
  func canRevert(_ node: Node, at path: NodePath, _ action: SceneReversion.Action) -> Bool {
    found(Self.withoutChildren(node), at: path, action) != nil
  }

  /// Returns the node at a path with older attributes.
  func node(_ node: Node, at path: NodePath, _ actions: [SceneReversion.Action]) -> Node {
    let key = Key(node, at: path, actions)
    let reverted: Node
    if let known = stored.withLock({ $0.reverted[key] }) {
      reverted = known
    } else {
      reverted = self.reverted(node, at: path, actions)
      stored.withLock { $0.reverted[key] = reverted }
    }
    return Self.withChildren(of: node, reverted)
  }

  /// Returns a node with older attributes.
  static func reverted(_ node: Node, _ actions: [SceneReversion.Action]) -> Node {
    let reverted = actions.reduce(withoutChildren(node)) { search($0, $1) ?? $0 }
    return withChildren(of: node, reverted)
  }

  /// Returns the stored node for a fragment in an environment, or stores the result of a closure.
  func node(
    for fragment: SceneFragment, in direction: LayoutDirection,
    _ environment: SceneRevision.Environment, _ make: () -> Node
  ) -> Node {
    let key = Removed(fragment: fragment, direction: direction, environment: environment)
    if let known = stored.withLock({ $0.reconstructed[key] }) { return known }
    let node = make()
    stored.withLock { $0.reconstructed[key] = node }
    return node
  }

  private func reverted(
    _ node: Node, at path: NodePath, _ actions: [SceneReversion.Action]
  ) -> Node {
    let node = Self.withoutChildren(node)
    guard let first = actions.first else { return node }
    let reverted = found(node, at: path, first) ?? node
    return actions.dropFirst().reduce(reverted) { Self.search($0, $1) ?? $0 }
  }

  /// Returns the stored result of a search in a node of the newer tree, or searches.
  private func found(_ node: Node, at path: NodePath, _ action: SceneReversion.Action) -> Node? {
    let key = Key(node, at: path, [action])
    if let known = stored.withLock({ $0.searches[key] }) { return known }
    let found = Self.search(node, action)
    stored.withLock { $0.searches[key] = .some(found) }
    return found
  }

  /// Returns the node with the older value of an attribute; `nil` if the value is not found, or for
  /// other actions.
  private static func search(_ node: Node, _ action: SceneReversion.Action) -> Node? {
    guard case .attribute(let name, let value, let former) = action else { return nil }
    return AttributeReversion(
      name: name, value: value, attributes: former.attributes, paths: former.paths
    ).applied(to: node)
  }

  /// Returns a node with the children, the attached nodes and the closure of another one.
  private static func withChildren(of node: Node, _ reverted: Node) -> Node {
    var result = reverted
    // The closure of a geometry reader undoes the changes of its content.
    if case .geometry = node.content { result.content = node.content }
    result.children = node.children
    for index in result.attachments.indices where node.attachments.indices.contains(index) {
      result.attachments[index].nodes = node.attachments[index].nodes
    }
    return result
  }

  /// Returns a node with an empty node in each attachment that has nodes.
  private static func withoutChildren(_ node: Node) -> Node {
    var node = node
    node.children = []
    for index in node.attachments.indices {
      node.attachments[index].nodes =
        node.attachments[index].nodes.isEmpty ? [] : [Node(type: "")]
    }
    return node
  }
}
