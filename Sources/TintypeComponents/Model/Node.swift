// SPDX-License-Identifier: MIT

/// A component as plain data: what it is, how it is modified, and what it holds.
///
/// A node tree is what remains of a component once its environment is known. It can be built
/// directly, compared and changed; nothing in it runs. What is a closure by nature, such as a
/// layout of your own, is held by reference and compared by identity.
package struct Node: Hashable, Sendable {
  /// The name of the component's type, as it stands in paths.
  package var type: String
  /// The explicit identity, unique among siblings; `nil` where there is none.
  package var id: String?
  /// The number of modifiers, counted from the innermost, that the frame of `id` includes; `nil`,
  /// the default, includes all.
  ///
  /// `Text("Total").padding().id("total").opacity(0.5)` has the position 1: modifiers after `.id`
  /// change what surrounds the named component, and not the frame of the `id`. A
  /// position that is out of range is clamped. Without an `id` it has no effect.
  package var idPosition: Int?
  /// What the node shows or how it arranges its children.
  package var content: Content
  /// The modifiers in the order in which they were applied, the innermost first.
  package var modifiers: [Modifier]
  /// What modifiers such as `background` bring along.
  package var attachments: [Attachment]
  /// The nodes inside, in their order.
  package var children: [Node]
  /// The direction in which lines run here.
  package var layoutDirection: LayoutDirection

  /// Creates a node.
  package init(
    type: String,
    id: String? = nil,
    content: Content = .component,
    modifiers: [Modifier] = [],
    attachments: [Attachment] = [],
    children: [Node] = [],
    layoutDirection: LayoutDirection = .leftToRight,
    idPosition: Int? = nil
  ) {
    self.type = type
    self.id = id
    self.idPosition = idPosition
    self.content = content
    self.modifiers = modifiers
    self.attachments = attachments
    self.children = children
    self.layoutDirection = layoutDirection
  }

  /// Nodes that belong to one of a node's modifiers rather than to its content.
  package struct Attachment: Hashable, Sendable {
    /// The index of the modifier in `modifiers`.
    package var modifier: Int
    /// The nodes in their order, the backmost first.
    package var nodes: [Node]

    /// Creates an attachment.
    package init(modifier: Int, nodes: [Node]) {
      self.modifier = modifier
      self.nodes = nodes
    }
  }

  /// The nodes that one modifier brings along.
  package func nodes(attachedTo modifier: Int) -> [Node] {
    attachments.lazy.filter { $0.modifier == modifier }.flatMap(\.nodes)
  }

  /// The deepest nesting that is resolved and laid out, in nodes from the root.
  ///
  /// Beyond it lies what ends a process by exhausting its stack.
  package static let maximumDepth = Scene.maximumComponentDepth
}

extension Node {
  /// A node with its place in the tree.
  package struct Located: Sendable {
    /// The node.
    package var node: Node
    /// Its path from the root.
    package var path: NodePath
  }

  /// Every node of the tree with its path, parents before children, attachments before content.
  ///
  /// Trees deeper than `maximumDepth` are cut off there.
  package var located: [Located] {
    var found: [Located] = []
    visit { node, path, _ in found.append(Located(node: node, path: path)) }
    return found
  }

  /// The node at a path; `nil` where there is none.
  package func node(at path: NodePath) -> Node? {
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
  package func mapNodes(_ change: (Node) -> Node) -> Node {
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

/// Names the elements of siblings, one after the other.
struct SiblingNames {
  private var ordinals: [String: Int] = [:]
  private var identities: [String: Int] = [:]

  /// The element of the next sibling, and whether its `id` stood before.
  mutating func next(_ node: Node) -> (element: String, isDuplicate: Bool) {
    let type = NodePath.escape(node.type)
    guard let id = node.id else {
      let ordinal = ordinals[type, default: 0]
      ordinals[type] = ordinal + 1
      return ("\(type)[\(ordinal)]", false)
    }
    let element = "\(type)#\(NodePath.escape(id))"
    let count = identities[id, default: 0]
    identities[id] = count + 1
    return count == 0 ? (element, false) : ("\(element)[\(count)]", true)
  }
}
