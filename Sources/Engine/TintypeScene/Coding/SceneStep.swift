// SPDX-License-Identifier: MIT

/// The coded form of a paint command: short forms for frequent commands, the full command
/// otherwise.
struct SceneStep: Codable {
  /// The distance of the node from that of the previous step; 0 is omitted.
  private var node: Int?
  /// The numbers of a box: origin, size and radius; without the radius for an ellipse.
  private var box: [Length]?
  /// Any other outline.
  private var outline: PaintCommand.Outline?
  /// The index of the paint in the table.
  private var paint: Int?
  /// The stroke; if it is omitted, the outline is filled.
  private var stroke: CompactStroke?
  private var line: CompactLine?
  /// A command that has no short form.
  private var other: PaintCommand?

  private enum CodingKeys: String, CodingKey {
    case node = "n"
    case box = "b"
    case outline = "u"
    case paint = "p"
    case stroke = "s"
    case line = "t"
    case other = "x"
  }

  static func steps(_ commands: [Scene.Command], tables: inout SceneTables) -> [SceneStep] {
    var last = 0
    return commands.map { command in
      let distance = command.node &- last
      last = command.node
      return SceneStep(command.paint, node: distance == 0 ? nil : distance, tables: &tables)
    }
  }

  static func commands(
    _ steps: [SceneStep],
    tables: SceneTables,
    nodeCount: Int
  ) throws(SceneFault) -> [Scene.Command] {
    var node = 0
    var commands: [Scene.Command] = []
    for (place, step) in steps.enumerated() {
      node = node &+ (step.node ?? 0)
      guard node >= 0, node < nodeCount else {
        throw .missing("node", node, in: "Command \(place)")
      }
      commands.append(
        Scene.Command(node: node, paint: try step.command(tables, "Command \(place)")))
    }
    return commands
  }

  private init(_ command: PaintCommand, node: Int?, tables: inout SceneTables) {
    self.node = node
    switch command {
    case .fill(let outline, let paint):
      set(outline)
      self.paint = tables.index(of: paint)
    case .stroke(let outline, let stroke):
      set(outline)
      paint = tables.index(of: stroke.paint)
      self.stroke = CompactStroke(stroke)
    case .text(let line): self.line = CompactLine(line, tables: &tables)
    case .endGroup: break
    case .image, .beginGroup: other = command
    }
  }

  private mutating func set(_ outline: PaintCommand.Outline) {
    switch outline {
    case .box(let rect, let radius):
      box = [rect.minX, rect.minY, rect.width, rect.height, radius].map(Length.init(_:))
    case .ellipse(let rect):
      box = [rect.minX, rect.minY, rect.width, rect.height].map(Length.init(_:))
    case .roundedBox, .path: self.outline = outline
    }
  }

  private func command(_ tables: SceneTables, _ place: String) throws(SceneFault) -> PaintCommand {
    if let other { return other }
    if let line { return .text(try line.line(tables, place)) }
    guard let paint else {
      guard box == nil, outline == nil, stroke == nil else {
        throw SceneFault("\(place) has an outline but no paint.")
      }
      return .endGroup
    }
    let outline = try shape(place)
    let style = try tables.paint(paint, place)
    return stroke.map { .stroke(outline, $0.stroke(style)) } ?? .fill(outline, style)
  }

  private func shape(_ place: String) throws(SceneFault) -> PaintCommand.Outline {
    if let outline { return outline }
    guard let numbers = box?.map(\.points), numbers.count == 4 || numbers.count == 5 else {
      throw SceneFault("\(place) has no outline of four or five numbers.")
    }
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return numbers.count == 4 ? .ellipse(rect) : .box(rect, cornerRadius: numbers[4])
  }
}

/// A stroke without its paint.
struct CompactStroke: Codable {
  /// The width in points.
  private var width: Length?
  private var inside: Bool?
  /// The full style, if more than its width differs from the default.
  private var style: StrokeStyle?

  init(_ stroke: PaintCommand.Stroke) {
    if stroke.isInside { inside = true }
    if stroke.style == StrokeStyle(lineWidth: stroke.style.lineWidth) {
      width = Length(stroke.style.lineWidth)
    } else {
      style = stroke.style
    }
  }

  func stroke(_ paint: PaintCommand.Paint) -> PaintCommand.Stroke {
    PaintCommand.Stroke(
      paint: paint,
      style: style ?? StrokeStyle(lineWidth: width?.points ?? 1),
      isInside: inside ?? false
    )
  }

  private enum CodingKeys: String, CodingKey {
    case width = "w"
    case inside = "i"
    case style = "s"
  }
}
