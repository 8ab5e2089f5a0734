// SPDX-License-Identifier: MIT

/// The tiles of a contact sheet, read from its scene.
///
/// The root of the scene is named ``root``. Each of its children is a tile: a node of the type
/// ``tileType`` with the properties of the tile's canvas, which contains the nodes of the tile.
package struct SceneSheet {
  /// The element of the root.
  package static let root = "ContactSheet"
  /// The type of the nodes of tiles.
  package static let tileType = "Tile"

  /// The scene of the sheet.
  let scene: Scene
  /// The tiles, in their order.
  package let tiles: [Tile]

  /// A tile of a contact sheet.
  package struct Tile: Sendable {
    /// The node of the tile in the sheet.
    var node: Int
    /// The nodes of the sheet that are inside of the tile, from the first to the last.
    var contents: Range<Int>
  }

  /// Reads the tiles of a scene; `nil` if it is not a contact sheet.
  package init?(_ scene: Scene) {
    let tree = SceneTree(scene.nodes)
    guard tree.roots == [0], scene.nodes[0].element == Self.root, !tree.children[0].isEmpty
    else { return nil }
    let places = tree.children[0]
    tiles = places.enumerated().map { index, node in
      let end = index + 1 < places.count ? places[index + 1] : scene.nodes.count
      return Tile(node: node, contents: node + 1..<end)
    }
    for tile in tiles {
      guard scene.nodes[tile.node].isTile,
        tile.contents.allSatisfy({ (scene.nodes[$0].parent ?? 0) >= tile.node })
      else { return nil }
    }
    self.scene = scene
  }

  /// Returns the element of a tile in paths.
  package func element(of tile: Tile) -> String { scene.nodes[tile.node].element }

  /// Returns the text above a tile; empty for none.
  package func name(of tile: Tile) -> String {
    for case .text(let name) in scene.nodes[tile.node].attributes.filter({ $0.name == "name" })
      .map(\.value)
    {
      return name
    }
    return ""
  }

  /// Returns the scene of a tile, as its component was laid out.
  package func scene(of tile: Tile) -> Scene {
    let node = scene.nodes[tile.node]
    let origin = node.frame.origin
    let placement = ScenePlacement(
      by: Point(x: -origin.x, y: -origin.y), isOnGrid: true, isInverse: true)
    let path = NodePath(elements: [Self.root, node.element])
    let nodes = tile.contents.map { index in
      var inner = scene.nodes[index]
      inner.parent = inner.parent.flatMap { $0 > tile.node ? $0 - tile.contents.lowerBound : nil }
      inner.frame = placement.moved(inner.frame)
      return inner
    }
    return Scene(
      canvas: Scene.Canvas(
        tile: node.attributes, size: node.frame.size),
      nodes: nodes,
      commands: scene.commands.compactMap { command in
        guard tile.contents.contains(command.node) else { return nil }
        return Scene.Command(
          node: command.node - tile.contents.lowerBound, paint: command.paint.moved(placement))
      },
      diagnostics: scene.diagnostics.compactMap { $0.inside(path) },
      images: scene.images)
  }

  /// The scene without the contents of its tiles, and the properties of their canvases.
  var withoutContents: Scene {
    var sheet = scene
    let kept = [0] + tiles.map(\.node)
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    sheet.nodes = kept.map { index in
      var node = scene.nodes[index]
      if index > 0 { node.attributes = [] }
      return node
    }
    for index in sheet.nodes.indices.dropFirst() { sheet.nodes[index].parent = 0 }
    sheet.commands = scene.commands.compactMap { command in
      guard let node = places[command.node] else { return nil }
      switch command.paint {
      // The name of a tile. The other commands of a tile depend on its contents.
      case .text: return Scene.Command(node: node, paint: command.paint)
      default: return node == 0 ? Scene.Command(node: 0, paint: command.paint) : nil
      }
    }
    sheet.diagnostics = []
    return sheet
  }
}

extension Scene {
  /// Inserts the scene of a tile with its node into a contact sheet, whose root is the first node.
  ///
  /// - Parameters:
  ///   - tile: The scene.
  ///   - element: The element of the tile's node.
  ///   - name: The text above the tile; empty for none.
  ///   - corner: The top left corner of the tile in points.
  ///   - bleed: The distance by which the scene may paint beyond its canvas, in points.
  ///   - background: The color behind the scene, if its canvas has none.
  /// - Returns: The index of the tile's node.
  package mutating func insert(
    _ tile: Scene, as element: String, named name: String, at corner: Point, bleed: Double,
    background: ResolvedColor
  ) -> Int {
    let placement = ScenePlacement(by: corner, isOnGrid: true)
    let bounds = placement.moved(Rect(origin: .zero, size: tile.canvas.size))
    let place = nodes.count
    nodes.append(
      Node(
        parent: 0, element: element, frame: bounds,
        attributes: tile.canvas.tileAttributes
          + (name.isEmpty ? [] : [Attribute("name", .text(name))])))
    nodes += tile.nodes.map { node in
      var node = node
      node.parent = node.parent.map { $0 + place + 1 } ?? place
      node.frame = placement.moved(node.frame)
      return node
    }
    let area = Rect(
      x: bounds.minX - bleed, y: bounds.minY - bleed, width: bounds.width + 2 * bleed,
      height: bounds.height + 2 * bleed)
    commands += [
      Command(node: place, paint: .beginGroup(.canvas(area))),
      Command(
        node: place,
        paint: .fill(.box(bounds, cornerRadius: 0), tile.canvas.background ?? background)),
    ]
    commands += tile.commands.map { command in
      Command(node: command.node + place + 1, paint: command.paint.moved(placement))
    }
    commands.append(Command(node: place, paint: .endGroup))
    let path = NodePath(elements: [SceneSheet.root, element])
    diagnostics += tile.diagnostics.map { $0.moved(into: path) }
    images.merge(tile.images) { first, _ in first }
    return place
  }
}

extension SceneFragment {
  /// The text above the tile; empty for none.
  package var tileName: String {
    for case .text(let name) in attributes.filter({ $0.name == "name" }).map(\.value) {
      return name
    }
    return ""
  }
}

extension Scene.Canvas {
  /// The attributes of a tile that differ from their defaults; `scale` is always among them, so
  /// that a tile is known by it.
  fileprivate var tileAttributes: [Attribute] {
    var attributes = [Attribute("scale", .number(Length(scale)))]
    if colorScheme != .light {
      attributes.append(Attribute("colorScheme", .word(colorScheme.rawValue)))
    }
    if layoutDirection != .leftToRight {
      attributes.append(Attribute("layoutDirection", .word(layoutDirection.rawValue)))
    }
    if platformStyle != .iOS {
      attributes.append(Attribute("platformStyle", .word(platformStyle.rawValue)))
    }
    if let background { attributes.append(Attribute("background", .color(background))) }
    return attributes
  }

  /// Creates the canvas of a tile from its attributes.
  package init(tile attributes: [Attribute], size: Size) {
    self.init(size: size, scale: 1)
    for attribute in attributes {
      switch (attribute.name, attribute.value) {
      case ("scale", .number(let length)): scale = length.points
      case ("colorScheme", .word(let word)):
        colorScheme = ColorScheme(rawValue: word) ?? colorScheme
      case ("layoutDirection", .word(let word)):
        layoutDirection = LayoutDirection(rawValue: word) ?? layoutDirection
      case ("platformStyle", .word(let word)):
        platformStyle = PlatformStyle(rawValue: word) ?? platformStyle
      case ("background", .color(let color)): background = color
      default: continue
      }
    }
  }
}

extension Scene.Node {
  /// A Boolean value that indicates whether the node is a tile of a contact sheet.
  fileprivate var isTile: Bool {
    guard element.hasPrefix(SceneSheet.tileType), attributes.first?.name == "scale" else {
      return false
    }
    return element.dropFirst(SceneSheet.tileType.count).first.map { "#[".contains($0) } ?? false
  }
}

extension Diagnostic {
  /// Returns the diagnostic of a node in a tile.
  func moved(into path: NodePath) -> Diagnostic {
    Diagnostic(kind: kind, path: NodePath(elements: path.elements + self.path.elements))
  }

  /// Returns the diagnostic of a node with its path in a tile; `nil` if it is not inside.
  fileprivate func inside(_ tile: NodePath) -> Diagnostic? {
    guard path.elements.starts(with: tile.elements) else { return nil }
    return Diagnostic(
      kind: kind, path: NodePath(elements: Array(path.elements.dropFirst(tile.elements.count))))
  }
}
