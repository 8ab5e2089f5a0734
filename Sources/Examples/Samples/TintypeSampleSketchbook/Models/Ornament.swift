// SPDX-License-Identifier: MIT

import SwiftUI

/// A regular shape with its style.
struct Ornament: Equatable, Sendable {
  var kind = OrnamentKind.star
  /// The number of corners, points, petals or turns.
  var count = 5
  /// The depth of the incisions, from 0 to 1.
  var depth = 0.5
  /// The angle in degrees.
  var angle = 0.0
  var paint = OrnamentPaint.fill
  /// The share of the outline that is drawn, from 0 to 1.
  var trim = 1.0
  var width = 8.0
  var dash = DashKind.solid
  var gradient = GradientKind.linear
  var first = Ink(hex: 0xF6C945)
  var second = Ink(hex: 0xE5576B)
  var hasCopy = false
  var blend = LayerBlend.multiply
  var isMasked = false
  /// The color of an outline around an area.
  var outline = Ink(hex: 0x000000)

  var shape: OrnamentShape {
    OrnamentShape(kind: kind, count: Double(count), depth: depth, angle: angle)
  }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: width, lineCap: dash == .dotted ? .round : .butt, lineJoin: .round,
      dash: dash.lengths(width: width))
  }

  /// The frame on the paper, which is about as large as that of the preview.
  private static let frame = CGRect(
    x: Sketch.size.width / 2 - 90, y: Sketch.size.height / 2 - 90, width: 180, height: 180)

  /// Returns the stroke on a paper that has this shape.
  func stroke(symmetry: Symmetry, paper: Ink) -> Stroke {
    var ornament = self
    ornament.outline = Ink(hex: paper.brightness > 0.5 ? 0x000000 : 0xFFFFFF)
    return Stroke(
      tool: paint == .outline ? .pen : .fill, ink: second, width: width, symmetry: symmetry,
      points: shape.points(in: Self.frame, steps: 40), ornament: ornament)
  }

  /// Paints the shape and its copy at the center of the paper.
  func paint(in context: GraphicsContext) {
    context.drawLayer { context in
      var original = context
      if hasCopy { original.translateBy(x: -34, y: 0) }
      paintOnce(in: original)
      if hasCopy {
        var copy = context
        copy.translateBy(x: 34, y: 0)
        copy.addFilter(.hueRotation(.degrees(120)))
        copy.blendMode = blend.contextMode
        copy.drawLayer { paintOnce(in: $0) }
      }
    }
  }

  private func paintOnce(in context: GraphicsContext) {
    var context = context
    if isMasked { context.clip(to: Stripes().path(in: Self.frame.insetBy(dx: -12, dy: -12))) }
    let path = shape.path(in: Self.frame)
    let style = gradient.style(first.color, second.color)
    if paint != .outline { context.fill(path, with: .style(style)) }
    if paint != .fill {
      context.stroke(
        path.trimmedPath(from: 0, to: trim),
        with: paint == .both ? .color(outline.color) : .style(style), style: strokeStyle)
    }
  }
}

enum OrnamentKind: CaseIterable, Identifiable, Sendable {
  case polygon, star, flower, spiral

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .polygon: "Polygon"
    case .star: "Star"
    case .flower: "Flower"
    case .spiral: "Spiral"
    }
  }
}

enum OrnamentPaint: CaseIterable, Identifiable, Sendable {
  case fill, outline, both

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .fill: "Area"
    case .outline: "Outline"
    case .both: "Both"
    }
  }
}

enum DashKind: CaseIterable, Identifiable, Sendable {
  case solid, dashed, dotted

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .solid: "Solid"
    case .dashed: "Dashed"
    case .dotted: "Dotted"
    }
  }

  func lengths(width: Double) -> [CGFloat] {
    switch self {
    case .solid: []
    case .dashed: [width * 2, width]
    case .dotted: [0.01, width * 1.6]
    }
  }
}

enum GradientKind: CaseIterable, Identifiable, Sendable {
  case none, linear, radial, angular, elliptical

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .none: "One Color"
    case .linear: "Linear"
    case .radial: "Radial"
    case .angular: "Angular"
    case .elliptical: "Elliptical"
    }
  }

  func style(_ first: Color, _ second: Color) -> AnyShapeStyle {
    switch self {
    case .none: AnyShapeStyle(second)
    case .linear:
      AnyShapeStyle(
        LinearGradient(colors: [first, second], startPoint: .top, endPoint: .bottom))
    case .radial:
      AnyShapeStyle(
        RadialGradient(colors: [first, second], center: .center, startRadius: 0, endRadius: 110))
    case .angular:
      AnyShapeStyle(AngularGradient(colors: [first, second, first], center: .center))
    case .elliptical:
      AnyShapeStyle(EllipticalGradient(colors: [first, second]))
    }
  }
}
