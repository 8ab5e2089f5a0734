// SPDX-License-Identifier: MIT

// Scenes are stored with references, so their coded form is compact: nodes are columns, repeated
// values are in tables, and default values are omitted.
extension Scene: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, canvas, tables, nodes, commands, diagnostics
  }

  /// The version of the coded form.
  private static let format = 1

  /// Encodes the scene without the pixels of its images.
  ///
  /// - Throws: `EncodingError` if the scene has more than 20,000 nodes, 20,000 paint commands or
  ///   80,000 attributes, since it could not be decoded.
  public func encode(to encoder: any Encoder) throws {
    try SceneLimits.check(self, codingPath: encoder.codingPath)
    var tables = SceneTables()
    let columns = NodeColumns(nodes, tables: &tables)
    let steps = SceneStep.steps(commands, tables: &tables)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(format, forKey: .format)
    try container.encode(canvas, forKey: .canvas)
    try container.encode(tables, forKey: .tables)
    try container.encode(columns, forKey: .nodes)
    try container.encode(steps, forKey: .commands)
    if !diagnostics.isEmpty { try container.encode(diagnostics, forKey: .diagnostics) }
  }

  /// Decodes a scene.
  ///
  /// - Throws: `DecodingError`, also if the scene was written by a later version, if a parent does
  ///   not precede its children, if nodes are nested more deeply than layout allows, if an index
  ///   refers to a missing item, or if the scene has more than 20,000 nodes, 20,000 paint commands
  ///   or 80,000 attributes. Limits are checked before the lists are decoded.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: container,
        debugDescription:
          "The scene is in format \(format); this version reads \(Self.format).")
    }
    try SceneLimits.check(
      .commands, in: container, limit: Self.maximumCommandCount, "commands")
    try SceneLimits.check(
      .diagnostics, in: container, limit: Self.maximumNodeCount, "diagnostics")
    try NodeColumns.checkCounts(
      in: try container.nestedContainer(keyedBy: NodeColumns.CodingKeys.self, forKey: .nodes))
    let tables = try container.decode(SceneTables.self, forKey: .tables)
    func rebuild<Value>(_ key: CodingKeys, _ build: () throws(SceneFault) -> Value) throws -> Value
    {
      do {
        return try build()
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: error.description)
      }
    }
    let columns = try container.decode(NodeColumns.self, forKey: .nodes)
    let nodes = try rebuild(.nodes) { () throws(SceneFault) in try columns.nodes(tables) }
    let steps = try container.decode([SceneStep].self, forKey: .commands)
    let commands = try rebuild(.commands) { () throws(SceneFault) in
      try SceneStep.commands(steps, tables: tables, nodeCount: nodes.count)
    }
    self.init(
      canvas: try container.decode(Canvas.self, forKey: .canvas),
      nodes: nodes,
      commands: commands,
      diagnostics: try container.decodeIfPresent([Diagnostic].self, forKey: .diagnostics) ?? []
    )
  }
}

/// An error in a coded scene, with its position.
struct SceneFault: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }

  /// Returns the error for a reference to a missing item of a table.
  static func missing(_ what: String, _ index: Int, in place: String) -> SceneFault {
    SceneFault("\(place) refers to \(what) \(index), which does not exist.")
  }
}

extension Scene.Canvas: Codable {
  private enum CodingKeys: String, CodingKey {
    case size, scale, background, scheme, direction, style
  }

  /// Encodes the canvas; the default color scheme, direction, style and background are
  /// omitted.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    try container.encode(Length(scale), forKey: .scale)
    try container.encodeIfPresent(background.map(CompactColor.init), forKey: .background)
    if colorScheme != .light { try container.encode(colorScheme, forKey: .scheme) }
    if layoutDirection != .leftToRight {
      try container.encode(layoutDirection, forKey: .direction)
    }
    if platformStyle != .iOS { try container.encode(platformStyle, forKey: .style) }
  }

  /// Decodes a canvas.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try container.decode(Size.self, forKey: .size),
      scale: try container.decode(Length.self, forKey: .scale).points,
      background: try container.decodeIfPresent(CompactColor.self, forKey: .background)?.color,
      colorScheme: try container.decodeIfPresent(ColorScheme.self, forKey: .scheme) ?? .light,
      layoutDirection: try container.decodeIfPresent(LayoutDirection.self, forKey: .direction)
        ?? .leftToRight,
      platformStyle: try container.decodeIfPresent(PlatformStyle.self, forKey: .style) ?? .iOS
    )
  }
}
