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

extension Path {
  /// The drawing where a transform takes it.
  public func applying(_ transform: Transform2D) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The drawing moved to the right and downwards by points.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    applying(Transform2D(translationX: dx, y: dy))
  }

  /// Adds the steps of another drawing, moved by a transform; by default they stay where they are.
  public mutating func addPath(_ path: Path, transform: Transform2D = .identity) {
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point.applying(transform))
      case .line(let point): addLine(to: point.applying(transform))
      case .curve(let end, let control1, let control2):
        addCurve(
          to: end.applying(transform),
          control1: control1.applying(transform),
          control2: control2.applying(transform)
        )
      case .close: closeSubpath()
      }
    }
  }
}

extension Path {
  /// The smallest upright rectangle around the lines and curves themselves, not their control
  /// points.
  ///
  /// Points at which the pen is put down without drawing do not count, nor does the width of a
  /// stroke. It is `Rect.zero` for a path that draws nothing or has a coordinate that is not
  /// finite.
  public var boundingRect: Rect {
    guard isFinite else { return .zero }
    var bounds = PathBounds()
    for subpath in subpaths {
      bounds.include(subpath.start)
      for segment in subpath.segments {
        bounds.include(segment.end)
        guard case .curve(let curve) = segment else { continue }
        for t in curve.turns(of: \.x) + curve.turns(of: \.y) { bounds.include(curve.point(at: t)) }
      }
    }
    return bounds.rect
  }
}

/// The extent of points.
struct PathBounds {
  private var least: Point?
  private var most = Point.zero

  /// Extends the bounds to a point.
  mutating func include(_ point: Point) {
    guard let least else {
      (least, most) = (point, point)
      return
    }
    self.least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
    most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
  }

  /// The rectangle around the points, 0 where it is not finite.
  var rect: Rect {
    guard let least else { return .zero }
    return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y).finite
  }
}

extension Path {
  /// Whether a point lies inside of the drawing when it is filled; by default by the non-zero rule.
  ///
  /// Open lines are closed by a straight one, as they are for painting. Of points on the edge
  /// itself those on its left and upper sides are inside. Nothing is inside of a path with a
  /// coordinate that is not finite, and no such point is inside of any.
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    contains(point, fillRule: eoFill ? .evenOdd : .nonZero)
  }

  /// Whether a point lies inside of the drawing when it is filled by a rule.
  public func contains(_ point: Point, fillRule: FillRule) -> Bool {
    guard point.isFinite, isFinite else { return false }
    var crossings = Crossings(point: point)
    for subpath in subpaths {
      for segment in subpath.segments { crossings.count(segment) }
      if !subpath.isClosed { crossings.count(subpath.closing) }
    }
    return switch fillRule {
    case .nonZero: crossings.winding != 0
    case .evenOdd: crossings.winding & 1 != 0
    }
  }
}

/// Counts the lines that cross a ray from a point to the left, downwards ones positively.
private struct Crossings {
  let point: Point
  var winding = 0

  mutating func count(_ segment: PathSegment) {
    switch segment {
    case .line(let start, let end): count(start, end) { ($0.y - start.y) / (end.y - start.y) }
    case .curve(let curve): count(curve)
    }
  }

  /// Counts a curve's pieces between the points where it turns up or down.
  private mutating func count(_ curve: CubicCurve) {
    let ys = [curve.start.y, curve.control1.y, curve.control2.y, curve.end.y]
    guard let top = ys.min(), let bottom = ys.max(), top <= point.y, point.y <= bottom else {
      return
    }
    var first = 0.0
    var from = curve.start
    for turn in curve.turns(of: \.y) + [1] {
      let to = turn < 1 ? curve.point(at: turn) : curve.end
      count(from, to, along: curve, between: first, and: turn)
      (first, from) = (turn, to)
    }
  }

  /// Counts a piece that goes only up or only down.
  private mutating func count(
    _ from: Point, _ to: Point, along curve: CubicCurve, between first: Double, and last: Double
  ) {
    guard let direction = direction(from, to) else { return }
    var (low, high) = (first, last)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      let isBefore = (curve.point(at: middle).y <= point.y) == (direction > 0)
      if isBefore { low = middle } else { high = middle }
    }
    if curve.point(at: (low + high) / 2).x <= point.x { winding += direction }
  }

  /// Counts a straight line, given the share of it at which it is as high as the point.
  private mutating func count(_ from: Point, _ to: Point, share: (Point) -> Double) {
    guard let direction = direction(from, to) else { return }
    if from.mixed(with: to, share(point)).x <= point.x { winding += direction }
  }

  /// 1 for a piece that crosses the point's height downwards, −1 upwards, `nil` for others; its
  /// upper end belongs to it and its lower one does not, so that joined pieces count once.
  private func direction(_ from: Point, _ to: Point) -> Int? {
    if from.y <= point.y, point.y < to.y { return 1 }
    if to.y <= point.y, point.y < from.y { return -1 }
    return nil
  }
}
