// SPDX-License-Identifier: MIT

/// A scene on a contact sheet.
package struct SheetTile: Sendable {
  /// The element of the tile's node, which is unique.
  package let element: String
  /// The text above the tile; empty for none.
  let name: String
  /// The scene.
  package var scene: Scene

  /// The color behind a scene whose canvas has no background.
  var background: ResolvedColor {
    Color.systemBackground.resolve(
      in: Viewport.sizeThatFits.environment(.colorScheme(scene.canvas.colorScheme)))
  }

  /// Returns the tiles of named scenes; scenes with equal names are numbered from 2.
  static func tiles(_ scenes: [(name: String, scene: Scene)]) -> [SheetTile] {
    var unnamed = 0
    var taken: Set<String> = []
    return scenes.map { name, scene in
      guard !name.isEmpty else {
        defer { unnamed += 1 }
        return SheetTile(element: "\(SceneSheet.tileType)[\(unnamed)]", name: name, scene: scene)
      }
      var (unique, number) = (name, 1)
      while !taken.insert(unique).inserted {
        number += 1
        unique = "\(name) \(number)"
      }
      return SheetTile(
        element: "\(SceneSheet.tileType)#\(NodePath.escape(unique))", name: name, scene: scene)
    }
  }

  /// Creates a tile.
  package init(element: String, name: String, scene: Scene) {
    (self.element, self.name, self.scene) = (element, name, scene)
  }
}
