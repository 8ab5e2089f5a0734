// SPDX-License-Identifier: MIT

/// A grid of named tiles that shows the variants of one component in one image.
///
/// ```swift
/// let variants = Variants(schemes: [.light, .dark], devices: [.iPhoneSe, .iPhone13])
/// let scene = try ContactSheet(columns: 2).scene(
///   of: variants, measuring: BlockText()
/// ) { LoginForm() }
/// ```
///
/// Each tile is laid out independently and painted at the sheet's scale. A screen is clipped at its
/// edges, as on a device. A component on a transparent canvas may paint beyond its tile, for example
/// a shadow. The tiles are farther apart if the distance would not contain it.
public struct ContactSheet: Hashable, Sendable {
  /// The number of tiles in a row; `nil` chooses a number that makes the sheet about square.
  public var columns: Int?
  /// The scale in pixels per point.
  public var scale: Double
  /// The distance between tiles and around all of them, in points.
  public var spacing: Double
  /// The fonts and colors of the names, and the background.
  public var style: SnapshotSheetStyle

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - columns: The number of tiles in a row, at least 1; by default a number that makes the
  ///     sheet about square.
  ///   - scale: The scale in pixels per point, 2 by default.
  ///   - spacing: The distance between tiles in points, 24 by default.
  ///   - style: The fonts and colors; by default the system's light colors on light gray.
  public init(
    columns: Int? = nil,
    scale: Double = 2,
    spacing: Double = 24,
    style: SnapshotSheetStyle = SnapshotSheetStyle(background: Color(hex: 0xE5E5EA))
  ) {
    self.columns = columns
    self.scale = scale
    self.spacing = spacing
    self.style = style
  }

  /// Lays out a component in each variant and arranges the results on one canvas.
  ///
  /// - Parameters:
  ///   - variants: The variants, in the order of the tiles.
  ///   - measuring: The text measuring.
  ///   - component: A closure that creates the component.
  /// - Returns: The scene of all tiles.
  /// - Throws: The errors of the layout of a variant, and `ComponentError` for an empty sheet.
  public func scene(
    of variants: some Collection<Variant>,
    measuring: any TextMeasuring,
    @ComponentBuilder component: () -> ComponentList
  ) throws -> Scene {
    let content = component()
    return try scene(
      of: variants.map { variant in
        let scene = try Scene(
          of: content, in: variant.viewport, traits: variant.traits, measuring: measuring)
        return (variant.name, scene)
      },
      measuring: measuring
    )
  }

  /// Arranges scenes on one canvas, each below its name.
  ///
  /// - Throws: `ComponentError` for an empty sheet, and the errors of measuring the names.
  public func scene(
    of tiles: [(name: String, scene: Scene)],
    measuring: any TextMeasuring
  ) throws -> Scene {
    let bleed = tiles.filter { $0.scene.canvas.background == nil }.map(\.scene.overflow).max() ?? 0
    var sheet = try Scene(
      of: arrangement(of: tiles, spacing: max(spacing, bleed.rounded(.up))), in: .sizeThatFits,
      traits: [.light, .displayScale(scale)], measuring: measuring)
    // Inserts the tiles behind the names, because a tile's shadow can overlap them.
    var position =
      sheet.commands.firstIndex { sheet.nodes[$0.node].element.hasPrefix("Text") }
      ?? sheet.commands.endIndex
    for (index, tile) in tiles.enumerated() {
      guard let place = sheet.nodes.firstIndex(where: { $0.element == "Color#tile-\(index)" })
      else { continue }
      let isScreen = tile.scene.canvas.background != nil
      position = sheet.insert(
        tile.scene, at: place, bleed: isScreen ? 0 : bleed, commandsAt: position)
    }
    return sheet
  }

  /// Returns the names and a placeholder for each tile.
  private func arrangement(
    of tiles: [(name: String, scene: Scene)], spacing: Double
  ) -> some Component {
    let columns = max(columns ?? Self.columns(for: tiles.map(\.scene.canvas.size)), 1)
    let rows = stride(from: 0, to: tiles.count, by: columns).map { start in
      Array(start..<min(start + columns, tiles.count))
    }
    return VStack(alignment: .leading, spacing: spacing) {
      for row in rows {
        HStack(alignment: .top, spacing: spacing) {
          for index in row {
            VStack(alignment: .leading, spacing: 8) {
              if !tiles[index].name.isEmpty {
                Text(tiles[index].name)
                  .font(style.labelFont)
                  .foregroundStyle(style.labelColor)
              }
              Color.clear
                .frame(
                  width: tiles[index].scene.canvas.size.width,
                  height: tiles[index].scene.canvas.size.height
                )
                .id("tile-\(index)")
            }
          }
        }
      }
    }
    .padding(spacing)
    .background(style.background)
  }

  /// Returns the number of columns that makes the sheet closest to a square, with columns as wide
  /// as the widest tile.
  private static func columns(for sizes: [Size]) -> Int {
    let width = sizes.map(\.width).max() ?? 1
    let height = sizes.map(\.height).max() ?? 1
    let count = Double(sizes.count)
    // n columns are n·width wide and count/n·height high.
    let ideal = (count * height / max(width, 1)).squareRoot()
    return Int(min(max(ideal.rounded(), 1), max(count, 1)))
  }
}

extension Scene {
  /// Inserts another scene at a node.
  ///
  /// - Parameters:
  ///   - tile: The scene.
  ///   - place: The node, which becomes the parent of the scene's nodes.
  ///   - bleed: The distance by which the scene may paint beyond its canvas, in points.
  ///   - position: The index in `commands` at which the scene is painted.
  /// - Returns: The index after the scene's last command.
  fileprivate mutating func insert(
    _ tile: Scene, at place: Int, bleed: Double, commandsAt position: Int
  ) -> Int {
    let frame = nodes[place].frame
    // Tiles start on whole pixels, so that they are painted exactly as they are on their own.
    func whole(_ points: Double) -> Double {
      (points * canvas.scale + 0.5).rounded(.down) / canvas.scale
    }
    let corner = Point(x: whole(frame.minX), y: whole(frame.minY))
    let bounds = Rect(origin: corner, size: tile.canvas.size)
    let path = path(of: place)
    let first = nodes.count
    nodes += tile.nodes.map { node in
      var node = node
      node.parent = node.parent.map { $0 + first } ?? place
      node.frame = node.frame.moved(by: corner)
      return node
    }
    let area = Rect(
      x: bounds.minX - bleed, y: bounds.minY - bleed, width: bounds.width + 2 * bleed,
      height: bounds.height + 2 * bleed)
    var painted = [PaintCommand.beginGroup(.canvas(area))]
      .map { Command(node: place, paint: $0) }
    if let background = tile.canvas.background {
      painted.append(
        Command(node: place, paint: .fill(.box(bounds, cornerRadius: 0), background)))
    }
    painted += tile.commands.map { command in
      Command(node: command.node + first, paint: command.paint.moved(by: corner))
    }
    painted.append(Command(node: place, paint: .endGroup))
    commands.insert(contentsOf: painted, at: position)
    diagnostics += tile.diagnostics.map { diagnostic in
      Diagnostic(
        kind: diagnostic.kind,
        path: NodePath(elements: path.elements + diagnostic.path.elements))
    }
    images.merge(tile.images) { first, _ in first }
    let order = SceneOrder(nodes: nodes) { _ in false }
    nodes = order.sorted(nodes)
    commands = commands.map { Command(node: order.newIndex(of: $0.node), paint: $0.paint) }
    return position + painted.count
  }
}
