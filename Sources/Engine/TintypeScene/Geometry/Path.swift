// SPDX-License-Identifier: MIT

/// The outline of a 2D shape: moves, lines and curves, in points from the origin of its frame.
///
/// ```swift
/// let check = Path { path in
///   path.move(to: Point(x: 3, y: 8))
///   path.addLine(to: Point(x: 7, y: 12))
///   path.addLine(to: Point(x: 13, y: 4))
/// }
/// ```
public struct Path: Hashable, Codable, Sendable {
  /// The elements of the path, in order.
  public private(set) var elements: [Element]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Creates a path with a closure that adds elements.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  /// An element of a path.
  public enum Element: Hashable, Codable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the start of the current subpath.
    case close
  }

  /// Begins a new subpath at a point.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line to a point.
  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath.
  public mutating func closeSubpath() { elements.append(.close) }

  /// A Boolean value that indicates whether every coordinate is finite.
  public var isFinite: Bool { elements.allSatisfy(\.isFinite) }
}

extension Path.Element {
  /// A Boolean value that indicates whether every coordinate of the element is finite.
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
  /// A Boolean value that indicates whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  /// Returns the path with a transform applied to every point.
  public func applying(_ transform: Transform2D) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// Returns the path moved to the right and downward by points.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    applying(Transform2D(translationX: dx, y: dy))
  }

  /// Adds the elements of another path after applying a transform, the identity by default.
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
  /// The smallest upright rectangle that contains the lines and curves, without control points.
  ///
  /// Points without lines or curves are ignored, and so is the width of a stroke. The value is
  /// `Rect.zero` for a path that draws nothing or has a coordinate that is not finite.
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

/// The bounding box of points.
struct PathBounds {
  private var least: Point?
  private var most = Point.zero

  /// Extends the bounds to include a point.
  mutating func include(_ point: Point) {
    guard let least else {
      (least, most) = (point, point)
      return
    }
    self.least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
    most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
  }

  /// The rectangle around the points; coordinates that are not finite are 0.
  var rect: Rect {
    guard let least else { return .zero }
    return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y).finite
  }
}

extension Path {
  /// Returns a Boolean value that indicates whether a point is inside of the filled path.
  ///
  /// The non-zero rule is the default. Open subpaths are closed by a straight line, as they are for
  /// filling. Of points on the edge itself, those on the left and the top sides are inside. A path
  /// with a coordinate that is not finite contains no points, and no path contains such a point.
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    contains(point, fillRule: eoFill ? .evenOdd : .nonZero)
  }

  /// Returns a Boolean value that indicates whether a point is inside of the path filled by a rule.
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

/// The signed count of segments that cross a ray from a point to the left; downward segments count
/// positively.
private struct Crossings {
  let point: Point
  var winding = 0

  mutating func count(_ segment: PathSegment) {
    switch segment {
    case .line(let start, let end): count(start, end) { ($0.y - start.y) / (end.y - start.y) }
    case .curve(let curve): count(curve)
    }
  }

  /// Counts the monotonic parts of a curve between its vertical extrema.
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

  /// Counts a part of a curve that is vertically monotonic.
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

  /// Counts a straight line, given the fraction of it at the vertical position of the point.
  private mutating func count(_ from: Point, _ to: Point, share: (Point) -> Double) {
    guard let direction = direction(from, to) else { return }
    if from.mixed(with: to, by: share(point)).x <= point.x { winding += direction }
  }

  /// Returns 1 for a segment that crosses the point's y coordinate downward, −1 upward, and `nil`
  /// otherwise.
  ///
  /// The top end of a segment belongs to it and the bottom end does not, so that joined segments
  /// count once.
  private func direction(_ from: Point, _ to: Point) -> Int? {
    if from.y <= point.y, point.y < to.y { return 1 }
    if to.y <= point.y, point.y < from.y { return -1 }
    return nil
  }
}
