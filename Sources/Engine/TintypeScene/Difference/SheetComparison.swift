// SPDX-License-Identifier: MIT

/// A comparison of two contact sheets, tile by tile.
///
/// A tile is compared with the tile of the same name as if they were two scenes, so that a change
/// has the same cause as in an image of the tile. Nodes of different tiles are never matched.
struct SheetComparison {
  private let old: SceneSheet
  private let new: SceneSheet
  /// The comparison of the sheets without the contents of their tiles.
  private let frame: SceneComparison

  /// Creates a comparison; `nil` if one of the scenes is not a contact sheet.
  init?(old: Scene, new: Scene) {
    guard let before = SceneSheet(old), let after = SceneSheet(new) else { return nil }
    (self.old, self.new) = (before, after)
    frame = SceneComparison(old: before.withoutContents, new: after.withoutContents)
  }

  /// Returns the changes: those of the sheet, then those of each tile.
  ///
  /// - Parameter isReversible: A Boolean value that indicates whether the changes contain the ways
  ///   to undo them.
  /// - Returns: The changes.
  func changes(isReversible: Bool) -> [SceneChange] {
    let inside = new.tiles.indices.flatMap { index -> [SceneChange] in
      // The root is the first node of the sheets without contents.
      guard let former = frame.matching.oldOfNew[index + 1], former > 0 else { return [] }
      return changes(from: former - 1, to: index, isReversible: isReversible)
    }
    var own = ownChanges(isReversible: isReversible)
    // The contents of tiles determine their size, and thereby the place of the others.
    if (own + inside).contains(where: { $0.change.isOriginal }) {
      for index in own.indices where own[index].change.isArrangement {
        own[index].change.isConsequence = true
      }
    }
    return own + inside
  }

  /// Returns the changes of a tile.
  private func changes(from former: Int, to index: Int, isReversible: Bool) -> [SceneChange] {
    let (before, after) = (old.tiles[former], new.tiles[index])
    let element = new.element(of: after)
    let path = NodePath(elements: [SceneSheet.root, element])
    let origins = (
      old: old.scene.nodes[before.node].frame.origin, new: new.scene.nodes[after.node].frame.origin
    )
    return new.scene(of: after).unsortedChanges(
      since: old.scene(of: before), isReversible: isReversible
    ).map { change in
      var change = change
      change.change = change.change.inTile(path)
      change.areas.old = change.areas.old?.moved(by: origins.old)
      change.areas.new = change.areas.new?.moved(by: origins.new)
      change.tiles.insert(element, at: 0)
      return change
    }
  }

  /// Returns the changes of the sheet without the contents of its tiles.
  private func ownChanges(isReversible: Bool) -> [SceneChange] {
    let areas = (
      SceneExtents(old.scene, tree: SceneTree(old.scene.nodes)),
      SceneExtents(new.scene, tree: SceneTree(new.scene.nodes))
    )
    func place(_ index: Int?, in sheet: SceneSheet) -> Int? {
      index.map { $0 == 0 ? 0 : sheet.tiles[$0 - 1].node }
    }
    return frame.changes.map { located in
      var change = SceneChange(
        change: located.change,
        areas: SceneChange.Areas(
          old: place(located.old, in: old).flatMap { areas.0.ofNodes[$0] },
          new: place(located.new, in: new).flatMap { areas.1.ofNodes[$0] }))
      if case .canvas = located.change.kind {
        change.areas = SceneChange.Areas(
          old: Rect(origin: .zero, size: old.scene.canvas.size),
          new: Rect(origin: .zero, size: new.scene.canvas.size))
      }
      if isReversible { change.reversions = reversions(of: located) }
      return change
    }
  }

  /// Returns the ways to undo a change of the sheet.
  private func reversions(of located: SceneComparison.Located) -> [SceneReversion] {
    frame.reversions(of: located).map { reversion in
      guard case .insertion(_, let place) = reversion.action, let former = located.old, former > 0
      else { return reversion }
      var whole = reversion
      whole.action = .insertion(fragment(of: old.tiles[former - 1]), place)
      return whole
    }
  }

  /// Returns a tile with its drawing.
  private func fragment(of tile: SceneSheet.Tile) -> SceneFragment {
    let (node, scene) = (old.scene.nodes[tile.node], old.scene(of: tile))
    return SceneFragment(
      element: node.element, frame: Rect(origin: .zero, size: scene.canvas.size),
      attributes: node.attributes, commands: scene.commands.map(\.paint), children: [],
      images: scene.images, direction: scene.canvas.layoutDirection.rawValue,
      hasDirectionOfParent: true)
  }
}

extension SceneDifference.Change {
  /// A Boolean value that indicates whether the change can be the cause of another arrangement of
  /// tiles.
  fileprivate var isOriginal: Bool {
    guard !isConsequence else { return false }
    return switch kind {
    case .attribute, .added, .removed, .moved, .painting: true
    case .canvas: !isArrangement
    case .frame: tileDepth > 0
    case .semantics, .diagnosticAdded, .diagnosticRemoved: false
    }
  }

  /// The number of tiles around the changed node.
  private var tileDepth: Int { (path?.elements.count ?? 0) > 2 ? 1 : 0 }

  /// A Boolean value that indicates whether the change is another size of the sheet or another frame
  /// of a tile.
  fileprivate var isArrangement: Bool {
    switch kind {
    case .canvas("size", _, _): path == nil
    case .frame: tileDepth == 0
    default: false
    }
  }

  /// Returns the change of a tile's scene as a change of the sheet.
  fileprivate func inTile(_ tile: NodePath) -> Self {
    func whole(_ path: NodePath) -> NodePath { NodePath(elements: tile.elements + path.elements) }
    var change = self
    change.path = path.map(whole) ?? tile
    switch kind {
    case .moved(let from, let oldPlace, let newPlace):
      change.kind = .moved(from: whole(from), oldPlace: oldPlace, newPlace: newPlace)
    case .diagnosticAdded(let diagnostic):
      change.kind = .diagnosticAdded(diagnostic.moved(into: tile))
    case .diagnosticRemoved(let diagnostic):
      change.kind = .diagnosticRemoved(diagnostic.moved(into: tile))
    case .canvas, .attribute, .semantics, .added, .removed, .frame, .painting: break
    }
    return change
  }
}
