// SPDX-License-Identifier: MIT

import TintypeComponents

/// Changes to undo in a node tree, by the paths of the nodes.
struct NodeReversion {
  private var actions: [NodePath: [SceneReversion.Action]] = [:]
  private var insertions: [NodePath: [Insertion]] = [:]
  private var moved: [NodePath: NodePath] = [:]
  private let reconstruction: NodeReconstruction
  private let nodes: RevertedNodes
  /// The content of geometry readers; `nil` to create it for each layout.
  private let expanded: [GeometryContent: [Node]]?
  /// A Boolean value that indicates whether the nodes are the same in each layout, unlike those in
  /// geometry readers.
  private var isSameInEachLayout = true

  /// Nodes to insert into a parent.
  private struct Insertion {
    var place: FormerPlace
    var content: Content

    enum Content {
      case fragment(SceneFragment)
      case moved(NodePath)
    }
  }

  init(
    _ reversions: [SceneReversion], _ reconstruction: NodeReconstruction, _ nodes: RevertedNodes,
    expanded: [GeometryContent: [Node]]?
  ) {
    (self.reconstruction, self.nodes, self.expanded) = (reconstruction, nodes, expanded)
    for reversion in reversions {
      switch reversion.action {
      case .insertion(let fragment, let place):
        insertions[reversion.path, default: []].append(
          Insertion(place: place, content: .fragment(fragment)))
      case .move(let parent, let place):
        moved[reversion.path] = parent
        insertions[parent, default: []].append(
          Insertion(place: place, content: .moved(reversion.path)))
      case .canvas: continue
      case .attribute, .drawing, .removal:
        actions[reversion.path, default: []].append(reversion.action)
      }
    }
    for parent in insertions.keys {
      insertions[parent]?.sort { $0.place.position < $1.place.position }
    }
  }

  /// Returns the root with the changes undone.
  func applied(to root: Node) -> Node {
    let path = NodePath(elements: [root.rootElement])
    let source = moved.isEmpty ? [:] : movedNodes(in: root)
    return reverted(root, path, source, depth: 1) ?? root
  }

  /// Returns the content of a geometry reader with the changes undone.
  private func applied(to content: GeometryContent, at path: NodePath) -> GeometryContent {
    var inside = self
    inside.isSameInEachLayout = false
    let content = expanded.map { GeometryContent($0[content] ?? []) } ?? content
    return content.mapNodes { [inside] nodes in
      inside.children(
        nodes, path, nodes.first?.layoutDirection ?? .leftToRight, [:], depth: path.elements.count)
    }
  }

  private func movedNodes(in root: Node) -> [NodePath: Node] {
    var found: [NodePath: Node] = [:]
    for located in root.located where moved[located.path] != nil {
      found[located.path] = located.node
    }
    return found
  }

  private func reverted(
    _ node: Node, _ path: NodePath, _ source: [NodePath: Node], depth: Int
  ) -> Node? {
    var node = node
    let direction = direction(of: node, path)
    if case .geometry(let content) = node.content {
      node.content = .geometry(applied(to: content, at: path))
    }
    // A probe reports only the layout of the component itself.
    for index in node.modifiers.indices {
      guard case .geometryProbe = node.modifiers[index] else { continue }
      node.modifiers[index] = .geometryProbe(GeometryProbe { _ in })
    }
    if depth < Node.maximumDepth {
      // Attached nodes have the paths of the newer modifiers.
      node.attachments = node.attachments.compactMap { attachment in
        var attachment = attachment
        let slot = path.appending("." + node.modifierName(at: attachment.modifier))
        if actions[slot]?.contains(.removal) == true { return nil }
        attachment.nodes = children(
          attachment.nodes, slot, direction, source, depth: depth + 1)
        return attachment
      }
      node.children = children(node.children, path, direction, source, depth: depth + 1)
    }
    if let actions = actions[path] {
      node =
        isSameInEachLayout
        ? nodes.node(node, at: path, actions) : RevertedNodes.reverted(node, actions)
      for action in actions {
        switch action {
        case .drawing(let fragment): return replacement(for: fragment, in: direction)
        case .removal: return nil
        case .attribute, .insertion, .move, .canvas: continue
        }
      }
    }
    attachRemovedNodes(to: &node, path)
    return node
  }

  private func replacement(for fragment: SceneFragment, in direction: LayoutDirection) -> Node {
    nodes.node(for: fragment, in: direction, reconstruction.environment) {
      reconstruction.node(for: fragment, in: direction)
    }
  }

  /// Attaches the nodes that were removed from a node, after its modifiers have been restored.
  private func attachRemovedNodes(to node: inout Node, _ path: NodePath) {
    for insertion in insertions[path] ?? [] {
      guard case .fragment(let fragment) = insertion.content else { continue }
      if fragment.isSlot { reconstruction.attach(fragment, to: &node) }
    }
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
    let inserted = insertions[parent] ?? []
    var names = SiblingNames()
    var result: [Node] = []
    func insert(after path: NodePath?) {
      for insertion in inserted where insertion.place.sibling == path {
        switch insertion.content {
        case .fragment(let fragment):
          if fragment.isSlot { continue }
          result.append(replacement(for: fragment, in: direction))
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
