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
  func visit(_ body: (Node, NodePath, Bool) -> Void) {
    visit(at: NodePath(elements: [rootElement]), isDuplicate: false, depth: 1, body)
  }

  /// The root's element in paths: it has no siblings, so it needs no ordinal.
  var rootElement: String {
    let type = NodePath.escape(type)
    return id.map { "\(type)#\(NodePath.escape($0))" } ?? type
  }

  private func visit(
    at path: NodePath,
    isDuplicate: Bool,
    depth: Int,
    _ body: (Node, NodePath, Bool) -> Void
  ) {
    body(self, path, isDuplicate)
    guard depth < Node.maximumDepth else { return }
    for attachment in attachments {
      let slot = path.appending("." + modifierName(at: attachment.modifier))
      var names = SiblingNames()
      for node in attachment.nodes {
        let (element, isDuplicate) = names.next(node)
        node.visit(
          at: slot.appending(element), isDuplicate: isDuplicate, depth: depth + 1, body)
      }
    }
    var names = SiblingNames()
    for child in children {
      let (element, isDuplicate) = names.next(child)
      child.visit(at: path.appending(element), isDuplicate: isDuplicate, depth: depth + 1, body)
    }
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
