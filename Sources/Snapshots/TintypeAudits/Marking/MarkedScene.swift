// SPDX-License-Identifier: MIT

import TintypeScene

extension Scene {
  /// Returns the scene with a numbered frame around the area of each finding, in the color of its
  /// severity.
  ///
  /// - Parameter findings: The findings, which are numbered from 1 in their order.
  /// - Returns: The scene.
  package func marking(_ findings: [AuditFinding]) -> Scene {
    var scene = self
    let canvas = Rect(origin: .zero, size: canvas.size)
    for (index, finding) in findings.enumerated() {
      let mark = AuditMark(number: index + 1, finding, on: canvas)
      scene.commands += mark.commands.map { Command(node: 0, paint: $0) }
    }
    return scene
  }
}

/// The frame and the number of a finding in a picture.
private struct AuditMark {
  let number: Int
  let color: ResolvedColor
  /// The frame, on the canvas.
  let frame: Rect
  /// The area of the number.
  let badge: Rect

  /// The height of a number's area in points.
  private static let height = 14.0
  /// The width of a digit in the font of numbers, in points.
  private static let digitWidth = 6.5

  init(number: Int, _ finding: AuditFinding, on canvas: Rect) {
    (self.number, color) = (number, finding.severity.markColor)
    let area = finding.frame
    let around = Rect(
      x: area.minX - 4, y: area.minY - 4, width: area.width + 8, height: area.height + 8)
    let inside = around.intersection(canvas)
    // What is outside of the canvas is marked at the nearest edge.
    let corner = Point(
      x: min(max(around.minX, canvas.minX), max(canvas.maxX - Self.height, canvas.minX)),
      y: min(max(around.minY, canvas.minY), max(canvas.maxY - Self.height, canvas.minY)))
    frame =
      inside.isPlace
      ? inside : Rect(origin: corner, size: Size(width: Self.height, height: Self.height))
    let width = Self.digitWidth * Double(String(number).count) + 6
    let y = frame.minY >= canvas.minY + Self.height ? frame.minY - Self.height : frame.minY
    badge = Rect(x: frame.minX, y: y, width: width, height: Self.height)
  }

  var commands: [PaintCommand] {
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    func stroke(_ color: ResolvedColor, _ width: Double) -> PaintCommand {
      .stroke(
        .box(frame, cornerRadius: 3),
        PaintCommand.Stroke(
          paint: .color(color), style: StrokeStyle(lineWidth: width), isInside: true))
    }
    return [
      // A white line around the colored one is visible on each background.
      stroke(white, 3), stroke(color, 2),
      .fill(.box(badge, cornerRadius: 3), color),
      .text(
        PaintCommand.Line(
          string: String(number), origin: Point(x: badge.minX + 3, y: badge.maxY - 3.5),
          width: badge.width - 6, ascent: 10,
          font: ResolvedFont(family: "Inter", size: 10, weight: .bold, isItalic: false),
          color: white)),
    ]
  }
}

extension AuditSeverity {
  /// The color of marks; white text on it has a contrast of more than 4.5:1.
  fileprivate var markColor: ResolvedColor {
    switch self {
    case .error: ResolvedColor(red: 199 / 255, green: 13 / 255, blue: 26 / 255)
    case .warning: ResolvedColor(red: 158 / 255, green: 84 / 255, blue: 0)
    case .note: ResolvedColor(red: 0, green: 89 / 255, blue: 191 / 255)
    }
  }
}
