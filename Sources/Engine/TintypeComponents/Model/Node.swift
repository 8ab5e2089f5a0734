// SPDX-License-Identifier: MIT

/// A component as plain data: its content, modifiers and children.
///
/// A node tree is the result of resolving a component in an environment. It can be built directly,
/// compared and changed, and it executes no code. Closures, such as a user-defined layout, are
/// stored by reference and compared by identity.
package struct Node: Hashable, Sendable {
  /// The name of the component's type in paths.
  package var type: String
  /// The explicit identifier, unique among siblings, if any.
  package var id: String?
  /// The number of modifiers that the frame of `id` includes, counted from the innermost; `nil`,
  /// the default, includes all.
  ///
  /// In `Text("Total").padding().id("total").opacity(0.5)` the position is 1: modifiers after `.id`
  /// change the surroundings of the named component but not the frame of the `id`. A position that
  /// is out of range is clamped. Without an `id` it has no effect.
  package var idPosition: Int?
  /// The content of the node, or the arrangement of its children.
  package var content: Content
  /// The modifiers in the order in which they were applied, the innermost first.
  package var modifiers: [Modifier]
  /// The nodes attached to modifiers such as `background`.
  package var attachments: [Attachment]
  /// The children in order.
  package var children: [Node]
  /// The layout direction of the node.
  package var layoutDirection: LayoutDirection
  /// A Boolean value that indicates whether the node is a control that is higher than a line of
  /// text, which is nearer to the edges of a list row than text.
  var isTallControl = false

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

  /// Nodes that belong to a modifier of a node instead of its content.
  package struct Attachment: Hashable, Sendable {
    /// The index of the modifier in `modifiers`.
    package var modifier: Int
    /// The nodes in drawing order, from back to front.
    package var nodes: [Node]

    /// Creates an attachment.
    package init(modifier: Int, nodes: [Node]) { (self.modifier, self.nodes) = (modifier, nodes) }
  }

  /// Returns the nodes attached to a modifier.
  package func nodes(attachedTo modifier: Int) -> [Node] {
    attachments.lazy.filter { $0.modifier == modifier }.flatMap(\.nodes)
  }

  /// The maximum nesting that is resolved and laid out, in nodes from the root.
  ///
  /// Deeper trees could exhaust the stack and crash the process.
  package static let maximumDepth = Scene.maximumComponentDepth
}

extension Node {
  /// A node with its path in the tree.
  package struct Located: Sendable {
    /// The node.
    package var node: Node
    /// Its path from the root.
    package var path: NodePath
  }

  /// The nodes of the tree with their paths, parents before children, attachments before content.
  ///
  /// Nodes deeper than `maximumDepth` are omitted.
  package var located: [Located] {
    var found: [Located] = []
    visit { node, path, _ in found.append(Located(node: node, path: path)) }
    return found
  }

  /// Returns the node at a path, if any.
  package func node(at path: NodePath) -> Node? { located.first { $0.path == path }?.node }

  /// Calls a closure for each node with its path and whether its `id` is a duplicate among
  /// siblings.
  ///
  /// The traversal is iterative, because nodes can be nested more deeply than a thread's stack
  /// allows.
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

  /// The path element of the root, which needs no ordinal because it has no siblings.
  package var rootElement: String {
    let type = NodePath.escape(type)
    return id.map { "\(type)#\(NodePath.escape($0))" } ?? type
  }

  /// The number of levels of the tree, counted without recursion.
  var depth: Int {
    var level = [self]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      if depth > Node.maximumDepth { return depth }
      var next: [Node] = []
      var index = 0
      while index < level.count {
        let node = level[index]
        if !node.children.isEmpty { next += node.children }
        if !node.attachments.isEmpty {
          for attachment in node.attachments { next += attachment.nodes }
        }
        index += 1
      }
      level = next
    }
    return depth
  }

  /// Returns the tree with each node transformed by a closure, children before their parents.
  ///
  /// Nodes deeper than `maximumDepth` are unchanged.
  package func mapNodes(_ change: (Node) -> Node) -> Node { mapNodes(depth: 1, change) }

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

/// An assignment of path elements to siblings in order.
package struct SiblingNames {
  // Few siblings have different types, which a loop finds faster than a dictionary.
  private var types: [String] = []
  private var counts: [Int] = []
  private var ordinals: [String: Int] = [:]
  private var identities: [String: Int] = [:]

  /// Creates an assignment to the first sibling.
  package init() {}

  /// Returns the path element of the next sibling, and whether its `id` is a duplicate.
  package mutating func next(_ node: Node) -> (element: String, isDuplicate: Bool) {
    let type = NodePath.escape(node.type)
    guard let id = node.id else {
      return (type + "[" + String(ordinal(of: type)) + "]", false)
    }
    let element = "\(type)#\(NodePath.escape(id))"
    let count = identities[id, default: 0]
    identities[id] = count + 1
    return count == 0 ? (element, false) : ("\(element)[\(count)]", true)
  }

  /// Returns the number of earlier siblings of a type.
  private mutating func ordinal(of type: String) -> Int {
    var index = 0
    while index < types.count {
      if types[index] == type {
        counts[index] += 1
        return counts[index] - 1
      }
      index += 1
    }
    guard types.count >= 8 else {
      types.append(type)
      counts.append(1)
      return 0
    }
    let ordinal = ordinals[type, default: 0]
    ordinals[type] = ordinal + 1
    return ordinal
  }
}
