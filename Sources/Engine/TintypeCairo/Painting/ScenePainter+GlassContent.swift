// SPDX-License-Identifier: MIT

import TintypeScene

/// The appearance of content in front of glass that adapts to its backdrop.
struct GlassContent {
  /// The change of neutral colors.
  enum Inversion {
    /// Dark colors become light, in front of glass that has become dark.
    case lightens
    /// Light colors become dark, in front of glass that has become light.
    case darkens
  }

  /// The change in front of the last glass; `nil` if it has the appearance of its color scheme.
  var next: Inversion?
  /// The change of the content that is being painted; `nil` for none.
  var current: Inversion?
  /// The frames of colored shapes and images, in front of which colors remain.
  var colored: [Rect] = []
}

extension ScenePainter {
  /// Begins the content in front of the last glass, and returns the state around it.
  func beginGlassContent() -> GlassContent {
    let outer = glassContent
    glassContent.current = outer.next
    glassContent.colored = []
    return outer
  }

  /// Returns a command with the colors of content in front of glass.
  ///
  /// Neutral colors are changed if the glass has the appearance of the other color scheme, except in
  /// front of colored shapes and images, such as the text of a badge.
  func adapted(_ command: PaintCommand) -> PaintCommand {
    guard let inversion = glassContent.current, let frame = command.contentFrame else {
      return command
    }
    let isInFront = glassContent.colored.contains { colored in
      frame.midX >= colored.minX && frame.midX <= colored.maxX && frame.midY >= colored.minY
        && frame.midY <= colored.maxY
    }
    if isInFront { return command }
    if command.isColored {
      glassContent.colored.append(frame)
      return command
    }
    return command.neutralColors(inversion)
  }
}

extension PaintCommand {
  /// The frame in points; `nil` without one.
  fileprivate var contentFrame: Rect? {
    switch self {
    case .fill(let outline, _), .stroke(let outline, _): outline.bounds
    case .text(let line):
      Rect(
        x: line.origin.x, y: line.origin.y - line.ascent, width: line.width, height: line.ascent)
    case .image(let placement): placement.frame
    case .beginGroup, .endGroup: nil
    }
  }

  /// A Boolean value that indicates whether the command covers its frame with other colors than
  /// grays.
  fileprivate var isColored: Bool {
    switch self {
    case .fill(_, .color(let color)): !color.isNeutral && color.opacity > 0.3
    case .fill(_, .backdrop): false
    case .fill: true
    case .image(let placement): placement.tint == nil
    case .stroke, .text, .beginGroup, .endGroup: false
    }
  }

  /// Returns the command with changed grays.
  fileprivate func neutralColors(_ inversion: GlassContent.Inversion) -> PaintCommand {
    switch self {
    case .fill(let outline, .color(let color)): return .fill(outline, color.inverted(inversion))
    case .stroke(let outline, var stroke):
      if case .color(let color) = stroke.paint { stroke.paint = .color(color.inverted(inversion)) }
      return .stroke(outline, stroke)
    case .text(var line):
      for index in line.spans.indices {
        guard case .color(let color) = line.spans[index].paint else { continue }
        line.spans[index].paint = .color(color.inverted(inversion))
      }
      return .text(line)
    case .image(var placement):
      placement.tint = placement.tint?.inverted(inversion)
      return .image(placement)
    case .fill, .beginGroup, .endGroup: return self
    }
  }
}

extension PaintCommand.Outline {
  fileprivate var bounds: Rect? {
    switch self {
    case .box(let rect, _), .roundedBox(let rect, _, _), .ellipse(let rect): rect
    case .path(let path, let origin, _):
      path.controlBounds.map { bounds in
        Rect(
          x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: bounds.width,
          height: bounds.height)
      }
    }
  }
}

extension ResolvedColor {
  /// A Boolean value that indicates whether the color is a gray, such as those of labels.
  fileprivate var isNeutral: Bool { max(red, green, blue) - min(red, green, blue) <= 0.1 }

  /// Returns the color with other components if it is a gray.
  ///
  /// Labels get the colors that they have in the other color scheme: black and white are swapped, and
  /// so are the grays 60 and 235 (from 0 to 255) that secondary labels have. Grays in between remain.
  fileprivate func inverted(_ inversion: GlassContent.Inversion) -> ResolvedColor {
    guard isNeutral else { return self }
    func changed(_ value: Double) -> Double {
      switch inversion {
      case .lightens: max(1 - value / 3, value)
      case .darkens: min(3 * (1 - value), value)
      }
    }
    var color = self
    (color.red, color.green, color.blue) = (changed(red), changed(green), changed(blue))
    color.name = nil
    return color
  }
}
