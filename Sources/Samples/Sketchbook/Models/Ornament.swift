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

  var shape: OrnamentShape {
    OrnamentShape(kind: kind, count: Double(count), depth: depth, angle: angle)
  }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: width, lineCap: dash == .dotted ? .round : .butt, lineJoin: .round,
      dash: dash.lengths(width: width))
  }

  /// Returns the stroke on the paper that has this shape.
  func stroke(symmetry: Symmetry) -> Stroke {
    let rect = CGRect(origin: .zero, size: Sketch.size).insetBy(dx: 70, dy: 70)
    let tool = paint == .fill && kind != .spiral ? Tool.fill : .pen
    var points = shape.points(in: rect, steps: max(count * 8, 40))
    if tool == .pen, kind != .spiral { points += points.prefix(1) }
    return Stroke(
      tool: tool, ink: second, width: width,
      symmetry: symmetry, points: kind.isAngular ? Curves.corners(points) : points)
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

  var isAngular: Bool { self == .polygon || self == .star }
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
