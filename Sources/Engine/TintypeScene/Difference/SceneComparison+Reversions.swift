// SPDX-License-Identifier: MIT

extension SceneComparison {
  /// Returns the ways to undo a change in the newer component, the most exact first; none if there
  /// is none.
  func reversions(of located: Located) -> [SceneReversion] {
    switch located.change.kind {
    case .attribute(let name, let old, _):
      guard let former = located.old, let index = located.new else { return [] }
      let action = SceneReversion.Action.attribute(
        name, old,
        of: FormerNode(
          attributes: self.old.scene.nodes[former].attributes,
          paths: (self.old.commands[former] ?? []).paths))
      return [SceneReversion(path: new.path(of: index), action: action)]
        + drawing(from: former, to: index)
    case .painting:
      guard !located.change.isConsequence, let former = located.old, let index = located.new
      else { return [] }
      return drawing(from: former, to: index)
    case .added:
      return located.new.map { [SceneReversion(path: new.path(of: $0), action: .removal)] } ?? []
    case .removed:
      guard let former = located.old, let place = formerPlace(of: former) else { return [] }
      return [
        SceneReversion(
          path: place.parent, action: .insertion(fragment(of: former), place.former))
      ]
    case .moved:
      guard let former = located.old, let index = located.new else { return [] }
      guard let place = formerPlace(of: former) else {
        // The former parent was removed, and is inserted with all its children.
        return [SceneReversion(path: new.path(of: index), action: .removal)]
      }
      return [
        SceneReversion(
          path: new.path(of: index), action: .move(to: place.parent, place.former))
      ]
    case .canvas(let name, _, _):
      guard let older = SceneReversion.Canvas(name, of: old.scene.canvas) else { return [] }
      return [SceneReversion(path: NodePath(elements: []), action: .canvas(older))]
    case .frame, .semantics, .diagnosticAdded, .diagnosticRemoved: return []
    }
  }

  /// Returns the replacement of a node without children by its former drawing.
  private func drawing(from former: Int, to index: Int) -> [SceneReversion] {
    guard new.tree.children[index].isEmpty, old.tree.children[former].isEmpty else { return [] }
    return [SceneReversion(path: new.path(of: index), action: .drawing(fragment(of: former)))]
  }

  /// Returns the counterpart of a former node's parent, and the place of the node in it.
  private func formerPlace(of former: Int) -> (parent: NodePath, former: FormerPlace)? {
    guard let formerParent = old.tree.parents[former], let parent = matching.newOfOld[formerParent]
    else { return nil }
    let siblings = old.tree.children[formerParent].prefix { $0 != former }
    let sibling = siblings.last { sibling in
      guard let now = matching.newOfOld[sibling] else { return false }
      return new.tree.parents[now] == parent && !moved.contains(now)
    }
    let place = FormerPlace(
      sibling: sibling.flatMap { matching.newOfOld[$0] }.map { new.path(of: $0) },
      position: old.places[former])
    return (new.path(of: parent), place)
  }

  private func fragment(of index: Int) -> SceneFragment { placedFragment(of: index).fragment }

  /// Returns a fragment with the positions of its commands in the older scene.
  private func placedFragment(of index: Int) -> (fragment: SceneFragment, places: [Int]) {
    let children = old.tree.children[index].map { placedFragment(of: $0) }
    let places = (children.flatMap(\.places) + (old.commandPlaces[index] ?? [])).sorted()
    let node = old.scene.nodes[index]
    let direction = direction(of: index)
    let fragment = SceneFragment(
      element: node.element, frame: node.frame, attributes: node.attributes,
      commands: places.map { old.scene.commands[$0].paint }, children: children.map(\.fragment),
      images: old.scene.images,
      direction: direction,
      hasDirectionOfParent: direction == self.direction(of: old.tree.parents[index]))
    return (fragment, places)
  }

  /// Returns the layout direction of a former node; that of the canvas for no node.
  private func direction(of index: Int?) -> String {
    guard let index else { return old.scene.canvas.layoutDirection.rawValue }
    let node = old.scene.nodes[index]
    // A slot has no attributes.
    if node.element.hasPrefix(".") { return direction(of: old.tree.parents[index]) }
    for attribute in node.attributes where attribute.name == "layoutDirection" {
      if case .word(let word) = attribute.value { return word }
    }
    return LayoutDirection.leftToRight.rawValue
  }
}

extension SceneReversion.Canvas {
  /// Creates an older property of the canvas; `nil` for one that cannot be undone.
  fileprivate init?(_ name: String, of older: Scene.Canvas) {
    self.init()
    switch name {
    case "size": size = older.size
    case "colorScheme": colorScheme = older.colorScheme
    case "layoutDirection": layoutDirection = older.layoutDirection
    case "background": background = older.background
    default: return nil
    }
  }
}
