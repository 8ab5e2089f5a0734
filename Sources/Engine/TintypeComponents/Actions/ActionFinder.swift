// SPDX-License-Identifier: MIT

/// A search for nodes by name and for actions that a user could perform on them.
struct ActionFinder {
  private let laidOut: LaidOutComponent
  private var scene: Scene { laidOut.scene }

  init(_ laidOut: LaidOutComponent) { self.laidOut = laidOut }

  func path(_ index: Int) -> String { scene.path(of: index).description }

  /// Returns the only node whose path, `id`, accessibility identifier or label equals `target`, or
  /// else the only symbol or image of this name.
  ///
  /// The first of these criteria that matches any node decides.
  ///
  /// - Parameters:
  ///   - target: The path, `id`, accessibility identifier or label, or the name of a symbol.
  ///   - container: The node that contains the other one; `nil` for the whole scene.
  /// - Throws: An error if there is no such node, or if there are several.
  /// - Returns: The index of the node.
  func node(named target: String, in container: Int? = nil) throws(InteractionError) -> Int {
    let nodes = scene.nodes
    let searched = nodes.indices.filter { index in
      container.map { index != $0 && isNode(index, in: $0) } ?? true
    }
    let id = "#" + NodePath.escape(target)
    let candidates: [(Int) -> Bool] = [
      { path($0) == target },
      { nodes[$0].element.hasSuffix(id) },
      { nodes[$0].semantics?.identifier == target },
      { nodes[$0].semantics?.label == target },
      // A button that shows only an icon is known by its symbol.
      { nodes[$0].attributes.contains(Attribute("name", .word(target.debugDescription))) },
    ]
    for isMatch in candidates {
      let all = searched.filter(isMatch)
      // A node behind a modal one can have the same label.
      let accessible = all.count > 1 ? all.filter { !isHidden($0) } : all
      let found = accessible.isEmpty ? all : accessible
      if found.count == 1, let only = found.first { return only }
      guard found.isEmpty else {
        // A component and the text inside it can share a label. The outermost one is meant.
        let outermost = found.filter { index in
          !found.contains { $0 != index && isNode(index, in: $0) }
        }
        if outermost.count == 1, let only = outermost.first { return only }
        throw .ambiguous(target: target, paths: outermost.map(path))
      }
    }
    let known = laidOut.actions.keys.sorted().map(path)
    throw .notFound(target: target, known: known)
  }

  /// Returns the closure for an action of a node.
  ///
  /// Uses the node's own closure, else that of the only descendant that has one, else that of the
  /// nearest ancestor.
  func action(
    _ kind: ActionKind,
    of node: Int
  ) throws(InteractionError) -> (node: Int, set: ActionSet, run: (String?) -> Void) {
    if let own = own(kind, of: node) { return own }
    let inside = laidOut.actions.keys.sorted().filter { isNode($0, in: node) }
      .compactMap { own(kind, of: $0) }
    if let only = inside.first {
      guard inside.count == 1 else {
        throw .severalActions(kind, path: path(node), inside: inside.map { path($0.node) })
      }
      return only
    }
    var next = scene.nodes[node].parent
    while let around = next {
      if let outer = own(kind, of: around) { return outer }
      next = scene.nodes[around].parent
    }
    let available = Set((laidOut.actions[node] ?? []).flatMap(\.kinds))
    throw .noAction(
      kind, path: path(node), available: available.sorted { $0.name < $1.name })
  }

  private func own(
    _ kind: ActionKind,
    of node: Int
  ) -> (node: Int, set: ActionSet, run: (String?) -> Void)? {
    for set in (laidOut.actions[node] ?? []).reversed() {
      if let closure = set.closures[kind] { return (node, set, closure) }
    }
    return nil
  }

  /// Throws if a tap in the middle of a node would not reach it.
  func requireReachable(_ node: Int) throws(InteractionError) {
    let own = laidOut.hits.areas.indices.filter { isNode(laidOut.hits.areas[$0].node, in: node) }
    let frame = scene.nodes[node].frame
    let middle = Point(x: frame.midX, y: frame.midY)
    guard Rect(origin: .zero, size: scene.canvas.size).contains(middle) else {
      throw .outside(path: path(node))
    }
    guard let front = own.last else { throw .unreachable(path: path(node)) }
    guard own.contains(where: { laidOut.hits.areas[$0].frame.intersection(frame).width > 0 }) else {
      throw .outside(path: path(node))
    }
    let top = laidOut.hits.areas.indices.last { index in
      let area = laidOut.hits.areas[index]
      return !area.isHollow && area.frame.contains(middle)
    }
    guard let top, top > front else { return }
    throw .covered(path: path(node), by: path(laidOut.hits.areas[top].node))
  }

  /// Returns whether a node or an ancestor is hidden from accessibility.
  private func isHidden(_ node: Int) -> Bool {
    var next: Int? = node
    while let current = next {
      if scene.nodes[current].semantics?.isHidden == true { return true }
      next = scene.nodes[current].parent
    }
    return false
  }

  /// Returns whether a node equals or is a descendant of another node.
  private func isNode(_ node: Int, in other: Int) -> Bool {
    var next: Int? = node
    while let current = next {
      if current == other { return true }
      next = scene.nodes[current].parent
    }
    return false
  }
}

extension LaidOutComponent {
  /// Returns the closure of an action that a user could perform.
  ///
  /// - Parameters:
  ///   - kind: The kind of action.
  ///   - target: The path, `id`, accessibility identifier or label of a node.
  /// - Throws: An error that explains why a user could not perform the action.
  /// - Returns: The closure.
  package func action(
    _ kind: ActionKind, on target: String
  ) throws(InteractionError) -> (String?) -> Void {
    let finder = ActionFinder(self)
    let node = try finder.node(named: target)
    let (actor, set, closure) = try finder.action(kind, of: node)
    guard set.isEnabled else {
      throw InteractionError.disabled(path: finder.path(actor))
    }
    try finder.requireReachable(actor)
    return closure
  }

  /// Returns the path of the only node with a path, `id`, accessibility identifier or label.
  package func path(of target: String) throws(InteractionError) -> String {
    let finder = ActionFinder(self)
    return finder.path(try finder.node(named: target))
  }

  /// Returns the path of the only node in another one with an `id`, accessibility identifier or
  /// label; `nil` if there is none.
  package func path(of target: String, in container: String) throws(InteractionError) -> String? {
    let finder = ActionFinder(self)
    do {
      return finder.path(
        try finder.node(named: target, in: try finder.node(named: container)))
    } catch .notFound {
      return nil
    }
  }

  /// Returns the frame in points of the only node with a path, `id`, accessibility identifier or
  /// label.
  package func frame(of target: String) throws(InteractionError) -> Rect {
    scene.nodes[try ActionFinder(self).node(named: target)].frame
  }
}
