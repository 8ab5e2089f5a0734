// SPDX-License-Identifier: MIT

import Synchronization
import TintypeComponents

extension SheetSource: RepeatableSource {
  /// Creates a layout, which stores what it finds.
  package func makeLayout() -> any SceneLayout { SheetLayout(of: self) }
}

/// The tiles of a contact sheet, which can be laid out and arranged again with some changes undone.
final class SheetLayout: SceneLayout {
  private let source: SheetSource
  /// The layouts of the tiles that can be laid out again, by the elements of the tiles.
  private let layouts: [String: any SceneLayout]
  /// The tiles that were laid out again without changes.
  private let repeated = Mutex<[String: Scene]>([:])

  init(of source: SheetSource) {
    self.source = source
    layouts = source.tiles.reduce(into: [:]) { layouts, tile in
      guard let layout = tile.scene.makeLayout(), layout.isRepeatable else { return }
      layouts[tile.element] = layout
    }
  }

  /// A Boolean value that indicates whether a tile can be laid out again; the others stay the same.
  var isRepeatable: Bool { !layouts.isEmpty }

  func canRevert(_ reversion: SceneReversion, in tiles: [String]) -> Bool {
    if let element = tiles.first {
      return layouts[element]?.canRevert(reversion, in: Array(tiles.dropFirst())) ?? false
    }
    return switch reversion.action {
    case .insertion, .removal, .move: true
    case .attribute(let name, let value, _): source.sheet.restoring(name, value) != nil
    case .drawing, .canvas: false
    }
  }

  func scene(_ revision: SceneRevision) throws -> Scene {
    var sheet = source.sheet
    for case .attribute(let name, let value, _) in revision.reversions.map(\.action) {
      sheet = sheet.restoring(name, value) ?? sheet
    }
    let tiles = try source.tiles.map { tile in
      var tile = tile
      tile.scene = try scene(of: tile, revision.tiles[tile.element])
      return tile
    }
    return try sheet.scene(
      of: Self.arranged(tiles, undoing: revision.reversions), measuring: source.measuring)
  }

  /// Returns the scene of a tile with changes undone.
  private func scene(of tile: SheetTile, _ revision: SceneRevision?) throws -> Scene {
    guard let layout = layouts[tile.element] else { return tile.scene }
    if let revision, !revision.isEmpty { return try layout.scene(revision) }
    if let known = repeated.withLock({ $0[tile.element] }) { return known }
    // It differs from the tile if the state of the component has changed.
    let scene = try layout.scene(SceneRevision())
    repeated.withLock { $0[tile.element] = scene }
    return scene
  }

  /// Returns the tiles without added ones, with removed ones, and with moved ones at their former
  /// places.
  private static func arranged(
    _ tiles: [SheetTile], undoing reversions: [SceneReversion]
  ) -> [SheetTile] {
    var absent: Set<String> = []
    var inserted: [(place: FormerPlace, tile: SheetTile)] = []
    for reversion in reversions {
      let element = reversion.path.elements.last
      switch reversion.action {
      case .removal: absent.formUnion([element].compactMap(\.self))
      case .insertion(let fragment, let place):
        inserted.append((place, SheetTile(drawing: fragment)))
      case .move(_, let place):
        guard let tile = tiles.first(where: { $0.element == element }) else { continue }
        absent.insert(tile.element)
        inserted.append((place, tile))
      case .attribute, .drawing, .canvas: continue
      }
    }
    inserted.sort { $0.place.position < $1.place.position }
    func following(_ element: String?) -> [SheetTile] {
      inserted.filter { $0.place.sibling?.elements.last == element }.map(\.tile)
    }
    return tiles.reduce(into: following(nil)) { result, tile in
      if !absent.contains(tile.element) { result.append(tile) }
      result += following(tile.element)
    }
  }
}

extension ContactSheet {
  /// Returns the sheet with an older property of the arrangement; `nil` for other properties.
  fileprivate func restoring(_ attribute: String, _ value: Attribute.Value?) -> ContactSheet? {
    var sheet = self
    switch (attribute, value) {
    case ("spacing", .number(let length)): sheet.spacing = length.points
    case ("columns", .number(let length)): sheet.columns = Int(exactly: length.points)
    case ("columns", nil): sheet.columns = nil
    default: return nil
    }
    return sheet
  }
}

extension SheetTile {
  /// Creates the tile of an older sheet, which shows its drawing.
  fileprivate init(drawing fragment: SceneFragment) {
    self.init(
      element: fragment.element, name: fragment.tileName,
      scene: Scene(
        canvas: Scene.Canvas(tile: fragment.attributes, size: fragment.frame.size),
        nodes: [Scene.Node(parent: nil, element: "Drawing", frame: fragment.frame)],
        commands: fragment.commands.map { Scene.Command(node: 0, paint: $0) },
        images: fragment.images))
  }
}
