// SPDX-License-Identifier: MIT

import SwiftUI

/// A shape of a symbol.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a symbol with an area of 1.
  var perceptualUnitRect: CGRect { get }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape

  /// Creates a symbol of any type.
  public init<S>(_ shape: S) where S: ChartSymbolShape { base = shape }

  /// The rectangle in which the shape looks as large as a symbol with an area of 1.
  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// A symbol of the default scale.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Storage: Hashable, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let storage: Storage

  /// A circle.
  public static var circle: BasicChartSymbolShape { Self(storage: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { Self(storage: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { Self(storage: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { Self(storage: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { Self(storage: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { Self(storage: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { Self(storage: .cross) }
  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { Self(storage: .asterisk) }

  /// The rectangle in which the shape has the area 1, or looks as if it had.
  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch storage {
      case .circle: (4 / CGFloat.pi).squareRoot()
      case .square: 1
      case .triangle, .diamond: CGFloat(2).squareRoot()
      case .pentagon: 1.25
      case .plus, .cross, .asterisk: 1.3
      }
    return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
  }

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch storage {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(corners: 3, in: rect)
    case .diamond: polygon(corners: 4, in: rect)
    case .pentagon: polygon(corners: 5, in: rect)
    case .plus: bars(angles: [0, 90], in: rect)
    case .cross: bars(angles: [45, 135], in: rect)
    case .asterisk: bars(angles: [90, 30, 150], in: rect)
    }
  }

  /// Returns a regular polygon with a corner at the top.
  private nonisolated func polygon(corners: Int, in rect: CGRect) -> Path {
    Path { path in
      let points = (0..<corners).map { corner in
        let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
        return CGPoint(
          x: rect.midX + rect.width / 2 * sin(angle), y: rect.midY - rect.height / 2 * cos(angle))
      }
      path.addLines(points)
      path.closeSubpath()
    }
  }

  /// Returns bars through the center at angles in degrees, a quarter as wide as the rectangle.
  private nonisolated func bars(angles: [CGFloat], in rect: CGRect) -> Path {
    Path { path in
      for angle in angles {
        let radians = angle * .pi / 180
        let along = CGVector(dx: cos(radians) * rect.width / 2, dy: sin(radians) * rect.height / 2)
        let across = CGVector(dx: -along.dy / 4, dy: along.dx / 4)
        path.addLines([
          CGPoint(x: rect.midX - along.dx - across.dx, y: rect.midY - along.dy - across.dy),
          CGPoint(x: rect.midX + along.dx - across.dx, y: rect.midY + along.dy - across.dy),
          CGPoint(x: rect.midX + along.dx + across.dx, y: rect.midY + along.dy + across.dy),
          CGPoint(x: rect.midX - along.dx + across.dx, y: rect.midY - along.dy + across.dy),
        ])
        path.closeSubpath()
      }
    }
  }
}

extension BasicChartSymbolShape {
  /// Returns the outline of the symbol, inside of its edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of the symbol, inside of its edge.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbol(symbol: self, style: style)
  }
}

/// The outline of a symbol.
private struct OutlinedSymbol: ChartSymbolShape {
  let symbol: BasicChartSymbolShape
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth, rect.width, rect.height) / 2
    return symbol.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .circle }
  /// A square.
  public static var square: BasicChartSymbolShape { .square }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .triangle }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .diamond }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .pentagon }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { .plus }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { .cross }
  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { .asterisk }
}
