// SPDX-License-Identifier: MIT

import Synchronization

/// The nodes of the newer tree with older attributes, without their children.
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
  }

  private let stored = Mutex<[Key: Node]>([:])

  /// Creates an empty store.
  init() {}

  /// Returns the node at a path with older attributes.
  func node(_ node: Node, at path: NodePath, _ actions: [SceneReversion.Action]) -> Node {
    let key = Key(
      path: path, actions: actions, attachments: node.attachments.map { !$0.nodes.isEmpty })
    let reverted: Node
    if let known = stored.withLock({ $0[key] }) {
      reverted = known
    } else {
      reverted = Self.reverted(node, actions)
      stored.withLock { $0[key] = reverted }
    }
    var result = reverted
    result.children = node.children
    for index in result.attachments.indices where node.attachments.indices.contains(index) {
      result.attachments[index].nodes = node.attachments[index].nodes
    }
    return result
  }

  private static func reverted(_ node: Node, _ actions: [SceneReversion.Action]) -> Node {
    var reverted = node
    reverted.children = []
    for index in reverted.attachments.indices {
      reverted.attachments[index].nodes =
        node.attachments[index].nodes.isEmpty ? [] : [Node(type: "")]
    }
    for case .attribute(let name, let value, let former) in actions {
      let reversion = AttributeReversion(
        name: name, value: value, attributes: former.attributes, paths: former.paths)
      reverted = reversion.applied(to: reverted) ?? reverted
    }
    return reverted
  }
}
