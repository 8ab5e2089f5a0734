// SPDX-License-Identifier: MIT

import Synchronization

/// The tiles of a contact sheet, which can be laid out and arranged again with some changes undone.
final class SheetLayout: SceneLayout {
  private let sheet: ContactSheet
  private let tiles: [SheetTile]
  private let measuring: any TextMeasuring
  /// The tiles that were laid out again without changes.
  private let repeated = Mutex<[String: Scene]>([:])

  init(of tiles: [SheetTile], on sheet: ContactSheet, measuring: any TextMeasuring) {
    (self.tiles, self.sheet, self.measuring) = (tiles, sheet, measuring)
  }

  /// A Boolean value that indicates whether a tile can be laid out again; the others stay the same.
  var isRepeatable: Bool { tiles.contains { $0.scene.layout?.isRepeatable ?? false } }

  func canRevert(_ reversion: SceneReversion, in tiles: [String]) -> Bool {
    if let element = tiles.first {
      guard let layout = self.tiles.first(where: { $0.element == element })?.scene.layout,
        layout.isRepeatable
      else { return false }
      return layout.canRevert(reversion, in: Array(tiles.dropFirst()))
    }
    return switch reversion.action {
    case .insertion, .removal, .move: true
    case .attribute(let name, let value, _): sheet.restoring(name, value) != nil
    case .drawing, .canvas: false
    }
  }

  func scene(_ revision: SceneRevision) throws -> Scene {
    var sheet = sheet
    for case .attribute(let name, let value, _) in revision.reversions.map(\.action) {
      sheet = sheet.restoring(name, value) ?? sheet
    }
    let tiles = try tiles.map { tile in
      var tile = tile
      tile.scene = try scene(of: tile, revision.tiles[tile.element])
      return tile
    }
    return try sheet.scene(
      of: Self.arranged(tiles, undoing: revision.reversions), measuring: measuring)
  }

  /// Returns the scene of a tile with changes undone.
  private func scene(of tile: SheetTile, _ revision: SceneRevision?) throws -> Scene {
    guard let layout = tile.scene.layout, layout.isRepeatable else { return tile.scene }
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
