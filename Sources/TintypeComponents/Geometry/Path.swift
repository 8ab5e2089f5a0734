// SPDX-License-Identifier: MIT

/// A line drawing: moves, lines and curves, in points from the corner of its frame.
///
/// ```swift
/// let check = Path { path in
///   path.move(to: Point(x: 3, y: 8))
///   path.addLine(to: Point(x: 7, y: 12))
///   path.addLine(to: Point(x: 13, y: 4))
/// }
/// ```
public struct Path: Hashable, Codable, Sendable {
  /// The steps of the drawing in their order.
  public private(set) var elements: [Element]

  /// Creates an empty path.
  public init() {
    elements = []
  }

  /// Creates a path by drawing it.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  /// One step of a drawing.
  public enum Element: Hashable, Codable, Sendable {
    /// Lifts the pen and puts it down at a point.
    case move(to: Point)
    /// Draws a straight line.
    case line(to: Point)
    /// Draws a cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// Draws a straight line to where the pen was last put down.
    case close
  }

  /// Starts a new line at a point.
  public mutating func move(to point: Point) {
    elements.append(.move(to: point))
  }

  /// Draws a straight line to a point.
  public mutating func addLine(to point: Point) {
    elements.append(.line(to: point))
  }

  /// Draws a cubic Bézier curve to a point.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current line.
  public mutating func closeSubpath() {
    elements.append(.close)
  }

  /// Whether every coordinate is a finite number.
  public var isFinite: Bool { elements.allSatisfy(\.isFinite) }
}

extension Path.Element {
  /// Whether every coordinate of the step is a finite number.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let end, let first, let second):
      end.isFinite && first.isFinite && second.isFinite
    case .close: true
    }
  }
}

extension Point {
  /// Whether both coordinates are finite numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
