// SPDX-License-Identifier: MIT

/// Changes to undo in a node tree, by the paths of the nodes.
struct NodeReversion {
  private var actions: [NodePath: [SceneReversion.Action]] = [:]
  private var insertions: [NodePath: [Insertion]] = [:]
  private var moved: [NodePath: NodePath] = [:]
  private let reconstruction: NodeReconstruction
  /// The content of geometry readers; `nil` to create it for each layout.
  let expanded: [GeometryContent: [Node]]?

  /// Nodes to insert into a parent after a sibling.
  private struct Insertion {
    var after: NodePath?
    var content: Content

    enum Content {
      case fragment(SceneFragment)
      case moved(NodePath)
    }
  }

  init(
    _ reversions: [SceneReversion], _ reconstruction: NodeReconstruction,
    expanded: [GeometryContent: [Node]]?
  ) {
    self.reconstruction = reconstruction
    self.expanded = expanded
    for reversion in reversions {
      switch reversion.action {
      case .insertion(let fragment, let sibling):
        insertions[reversion.path, default: []].append(
          Insertion(after: sibling, content: .fragment(fragment)))
      case .move(let parent, let sibling):
        moved[reversion.path] = parent
        insertions[parent, default: []].append(
          Insertion(after: sibling, content: .moved(reversion.path)))
      default: actions[reversion.path, default: []].append(reversion.action)
      }
    }
  }

  /// Returns the root with the changes undone.
  func applied(to root: Node) -> Node {
    let path = NodePath(elements: [root.rootElement])
    let source = moved.isEmpty ? [:] : movedNodes(in: root)
    return reverted(root, path, source, depth: 1) ?? root
  }

  /// Returns siblings with the changes undone, such as the content of a geometry reader.
  func applied(to siblings: [Node], below path: NodePath) -> [Node] {
    children(
      siblings, path, siblings.first?.layoutDirection ?? .leftToRight, [:],
      depth: path.elements.count)
  }

  private func movedNodes(in root: Node) -> [NodePath: Node] {
    var found: [NodePath: Node] = [:]
    root.visit { node, path, _ in
      if moved[path] != nil { found[path] = node }
    }
    return found
  }

  private func reverted(
    _ node: Node, _ path: NodePath, _ source: [NodePath: Node], depth: Int
  ) -> Node? {
    var node = node
    let direction = direction(of: node, path)
    if depth < Node.maximumDepth {
      // Attached nodes have the paths of the newer modifiers.
      for index in node.attachments.indices {
        let slot = path.appending("." + node.modifierName(at: node.attachments[index].modifier))
        node.attachments[index].nodes = children(
          node.attachments[index].nodes, slot, direction, source, depth: depth + 1)
      }
      node.children = children(node.children, path, direction, source, depth: depth + 1)
    }
    for action in actions[path] ?? [] {
      switch action {
      case .attribute(let name, let value, let attributes):
        let reversion = AttributeReversion(name: name, value: value, attributes: attributes)
        node = reversion.applied(to: node) ?? node
      case .drawing(let fragment): return Node(drawing: fragment, in: node.layoutDirection)
      case .removal: return nil
      case .insertion, .move: continue
      }
    }
    return node
  }

  /// Returns the direction of a node with its changes undone.
  private func direction(of node: Node, _ path: NodePath) -> LayoutDirection {
    for case .attribute("layoutDirection", let value, _) in actions[path] ?? [] {
      guard case .word(let word)? = value else { return .leftToRight }
      return LayoutDirection(rawValue: word) ?? node.layoutDirection
    }
    return node.layoutDirection
  }

  private func children(
    _ siblings: [Node], _ parent: NodePath, _ direction: LayoutDirection,
    _ source: [NodePath: Node], depth: Int
  ) -> [Node] {
    guard !actions.isEmpty || !insertions.isEmpty else { return siblings }
    let inserted = insertions[parent] ?? []
    var names = SiblingNames()
    var result: [Node] = []
    func insert(after path: NodePath?) {
      for insertion in inserted where insertion.after == path {
        switch insertion.content {
        case .fragment(let fragment):
          result.append(reconstruction.node(for: fragment, in: direction))
        case .moved(let path):
          guard let node = source[path] else { continue }
          if let node = reverted(node, path, source, depth: depth) { result.append(node) }
        }
      }
    }
    insert(after: nil)
    for node in siblings {
      let path = parent.appending(names.next(node).element)
      if moved[path] == nil, let node = reverted(node, path, source, depth: depth) {
        result.append(node)
      }
      insert(after: path)
    }
    return result
  }
}

extension Node {
  /// Creates a node with the size and the drawing of a node of an older scene.
  init(drawing fragment: SceneFragment, in direction: LayoutDirection) {
    let frame = fragment.frame
    self.init(
      type: String(fragment.element.prefix { $0 != "[" && $0 != "#" }),
      content: .canvas(
        CanvasContent(recorded: fragment.commands, at: frame.origin, images: fragment.images)),
      modifiers: [.frame(FixedFrame(width: frame.width, height: frame.height))],
      layoutDirection: direction)
  }
}
