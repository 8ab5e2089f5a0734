// SPDX-License-Identifier: MIT

import SwiftUI

/// A line or an area of a sketch.
struct Stroke: Identifiable, Equatable, Sendable {
  var id = 0
  var tool: Tool
  var ink: Ink
  /// The width in points of the paper.
  var width: Double
  var symmetry = Symmetry.none
  /// The points on the paper, which the line approximates.
  var points: [CGPoint]
  /// The shape that is painted instead of the line.
  var ornament: Ornament?

  /// A curve through the centers between the points.
  var path: Path {
    var path = Path()
    guard let first = points.first, let last = points.last else { return path }
    if points.count == 1 {
      let radius = max(width / 2, 1)
      path.addEllipse(
        in: CGRect(x: first.x - radius, y: first.y - radius, width: 2 * radius, height: 2 * radius))
      return path
    }
    if tool == .fill {
      // A closed curve without a corner at its start.
      path.move(to: middle(last, first))
      for (point, next) in zip(points, points.dropFirst() + [first]) {
        path.addQuadCurve(to: middle(point, next), control: point)
      }
      path.closeSubpath()
      return path
    }
    path.move(to: first)
    for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
      path.addQuadCurve(to: middle(point, next), control: point)
    }
    path.addLine(to: last)
    return path
  }

  private func middle(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
    CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }

  /// Paints the stroke in the coordinates of the paper.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - progress: The share of the line that is painted, or the opacity of an area or a shape, from 0
  ///     to 1.
  func paint(in context: inout GraphicsContext, progress: Double = 1) {
    if let ornament {
      for transform in symmetry.transforms {
        var context = context
        context.opacity *= progress
        context.concatenate(transform)
        ornament.paint(in: context)
      }
      return
    }
    let isDot = points.count == 1
    let isArea = isDot || tool == .fill
    let path = progress < 1 && !isArea ? path.trimmedPath(from: 0, to: progress) : path
    var context = context
    if tool == .eraser { context.blendMode = .destinationOut }
    let shading = GraphicsContext.Shading.color(
      ink.color.opacity(tool.opacity * (isArea ? progress : 1)))
    for transform in symmetry.transforms {
      let copy = transform.isIdentity ? path : path.applying(transform)
      if isArea {
        context.fill(copy, with: shading)
      } else {
        context.stroke(
          copy, with: shading,
          style: StrokeStyle(lineWidth: width, lineCap: tool.lineCap, lineJoin: .round))
      }
    }
  }
}

/// A tool that makes strokes.
enum Tool: CaseIterable, Identifiable, Sendable {
  case pen, marker, fill, eraser

  var id: Self { self }

  /// The name in the language of the view whose body is evaluated.
  var title: String {
    switch self {
    case .pen: String(localized: "Pen", bundle: .sketchbook)
    case .marker: String(localized: "Marker", bundle: .sketchbook)
    case .fill: String(localized: "Fill", bundle: .sketchbook)
    case .eraser: String(localized: "Eraser", bundle: .sketchbook)
    }
  }

  var opacity: Double { self == .marker ? 0.45 : 1 }
  var lineCap: CGLineCap { self == .marker ? .butt : .round }
}

/// The copies of a stroke around the center of the paper.
enum Symmetry: CaseIterable, Identifiable, Sendable {
  case none, mirror, cross, mandala

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .none: "No Symmetry"
    case .mirror: "Mirror"
    case .cross: "Four Quarters"
    case .mandala: "Mandala"
    }
  }

  var transforms: [CGAffineTransform] {
    switch self {
    case .none: [.identity]
    case .mirror: [.identity, centered(CGAffineTransform(scaleX: -1, y: 1))]
    case .cross:
      [
        .identity, centered(CGAffineTransform(scaleX: -1, y: 1)),
        centered(CGAffineTransform(scaleX: 1, y: -1)),
        centered(CGAffineTransform(scaleX: -1, y: -1)),
      ]
    case .mandala:
      (0..<8).map { centered(CGAffineTransform(rotationAngle: Double($0) * .pi / 4)) }
    }
  }

  private func centered(_ transform: CGAffineTransform) -> CGAffineTransform {
    let (x, y) = (Sketch.size.width / 2, Sketch.size.height / 2)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
