// SPDX-License-Identifier: MIT

extension Node {
  /// A node with its place in the tree.
  public struct Located: Sendable {
    /// The node.
    public var node: Node
    /// Its path from the root.
    public var path: NodePath
  }

  /// Every node of the tree with its path, parents before children, attachments before content.
  ///
  /// Trees deeper than `maximumDepth` are cut off there.
  public var located: [Located] {
    var found: [Located] = []
    visit { node, path, _ in found.append(Located(node: node, path: path)) }
    return found
  }

  /// The node at a path; `nil` where there is none.
  public func node(at path: NodePath) -> Node? {
    located.first { $0.path == path }?.node
  }

  /// Calls a closure for each node with its path and whether its `id` stood among its siblings.
  ///
  /// Without recursion: nodes may be nested more deeply than the stack of a thread allows.
  func visit(_ body: (Node, NodePath, Bool) -> Void) {
    typealias Visit = (node: Node, path: NodePath, isDuplicate: Bool, depth: Int)
    var pending: [Visit] = [(self, NodePath(elements: [rootElement]), false, 1)]
    while let (node, path, isDuplicate, depth) = pending.popLast() {
      body(node, path, isDuplicate)
      guard depth < Node.maximumDepth else { continue }
      var below: [Visit] = []
      func add(_ siblings: [Node], at path: NodePath) {
        var names = SiblingNames()
        for sibling in siblings {
          let (element, isDuplicate) = names.next(sibling)
          below.append((sibling, path.appending(element), isDuplicate, depth + 1))
        }
      }
      for attachment in node.attachments {
        add(
          attachment.nodes,
          at: path.appending("." + node.modifierName(at: attachment.modifier)))
      }
      add(node.children, at: path)
      pending += below.reversed()
    }
  }

  /// The root's element in paths: it has no siblings, so it needs no ordinal.
  var rootElement: String {
    let type = NodePath.escape(type)
    return id.map { "\(type)#\(NodePath.escape($0))" } ?? type
  }

  /// The nodes from the root to the deepest, counted without recursion.
  var depth: Int {
    var level = [self]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      if depth > Node.maximumDepth { return depth }
      level = level.flatMap { $0.children + $0.attachments.flatMap(\.nodes) }
    }
    return depth
  }

  /// The same tree with every node changed by a closure, children before their parents.
  ///
  /// What lies deeper than `maximumDepth` stays as it is.
  public func mapNodes(_ change: (Node) -> Node) -> Node {
    mapNodes(depth: 1, change)
  }

  private func mapNodes(depth: Int, _ change: (Node) -> Node) -> Node {
    guard depth < Node.maximumDepth else { return change(self) }
    var copy = self
    copy.children = children.map { $0.mapNodes(depth: depth + 1, change) }
    copy.attachments = attachments.map { attachment in
      Attachment(
        modifier: attachment.modifier,
        nodes: attachment.nodes.map { $0.mapNodes(depth: depth + 1, change) }
      )
    }
    return change(copy)
  }
}
