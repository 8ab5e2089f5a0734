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
/// edges, as on a device. A component without a device has the background of its color scheme. It
/// may paint beyond its tile, for example a shadow. The tiles are farther apart if the distance
/// would not contain it.
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
    let named = SheetTile.tiles(tiles)
    var scene = try scene(of: named, measuring: measuring)
    scene.source = SheetSource(sheet: self, tiles: named, measuring: measuring)
    return scene
  }

  /// Arranges tiles on one canvas.
  package func scene(of tiles: [SheetTile], measuring: any TextMeasuring) throws -> Scene {
    let bleed = tiles.filter { $0.scene.canvas.background == nil }.map(\.scene.overflow).max() ?? 0
    let arrangement = try Scene(
      of: arrangement(of: tiles, spacing: max(spacing, bleed.rounded(.up))), in: .sizeThatFits,
      traits: [.light, .displayScale(scale)], measuring: measuring)
    var sheet = Scene(
      canvas: arrangement.canvas,
      nodes: [
        Scene.Node(
          parent: nil, element: SceneSheet.root,
          frame: Rect(origin: .zero, size: arrangement.canvas.size), attributes: attributes)
      ],
      diagnostics: arrangement.diagnostics)
    let owners = arrangement.commands.map { arrangement.nodes[$0.node].element }
    for (owner, command) in zip(owners, arrangement.commands) where !owner.hasPrefix("Text#name-") {
      sheet.commands.append(Scene.Command(node: 0, paint: command.paint))
    }
    var places: [String: Int] = [:]
    for (index, tile) in tiles.enumerated() {
      guard let place = arrangement.nodes.first(where: { $0.element == "Color#tile-\(index)" })
      else { continue }
      // Tiles start on whole pixels, so that they are painted exactly as they are on their own.
      func whole(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) / scale }
      let isScreen = tile.scene.canvas.background != nil
      places["Text#name-\(index)"] = sheet.insert(
        tile.scene, as: tile.element, named: tile.name,
        at: Point(x: whole(place.frame.minX), y: whole(place.frame.minY)),
        bleed: isScreen ? 0 : bleed, background: tile.background)
    }
    // The names are above the tiles, because a tile's shadow can overlap them.
    for (owner, command) in zip(owners, arrangement.commands) {
      guard let tile = places[owner] else { continue }
      sheet.commands.append(Scene.Command(node: tile, paint: command.paint))
    }
    return sheet
  }

  /// The properties of the arrangement in the scene.
  private var attributes: [Attribute] {
    var attributes = [Attribute("spacing", .number(Length(spacing)))]
    if let columns { attributes.append(Attribute("columns", .number(Length(Double(columns))))) }
    return attributes
  }

  /// Returns the names and a placeholder for each tile.
  private func arrangement(of tiles: [SheetTile], spacing: Double) -> some Component {
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
                  .id("name-\(index)")
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
