// SPDX-License-Identifier: MIT

/// A straight or curved segment of a path with its start and end points.
enum PathSegment {
  case line(Point, Point)
  case curve(CubicCurve)

  var start: Point {
    switch self {
    case .line(let start, _): start
    case .curve(let curve): curve.start
    }
  }

  var end: Point {
    switch self {
    case .line(_, let end): end
    case .curve(let curve): curve.end
    }
  }
}

/// A connected sequence of segments.
struct Subpath {
  var start: Point
  /// The segments; the last one of a closed subpath is the straight line back to the start.
  var segments: [PathSegment] = []
  var isClosed = false

  /// The straight line back to the start.
  var closing: PathSegment { .line(segments.last?.end ?? start, start) }
}

extension Path {
  /// The subpaths of the path, as renderers interpret them.
  ///
  /// A line without a current point starts at its end, and a curve starts at its first control
  /// point. After a subpath is closed, drawing continues from its start. Consecutive moves do not
  /// create a subpath.
  var subpaths: [Subpath] {
    var finished: [Subpath] = []
    var current: Subpath?
    func finish() {
      if let current, current.isClosed || !current.segments.isEmpty { finished.append(current) }
    }
    func draw(from first: Point, _ segment: (Point) -> PathSegment?) {
      var subpath = current ?? Subpath(start: first)
      if subpath.isClosed {
        finish()
        subpath = Subpath(start: subpath.start)
      }
      let pen = subpath.segments.last?.end ?? subpath.start
      let isFirst = current == nil
      current = nil
      if let piece = segment(pen), !isFirst || piece.isCurve { subpath.segments.append(piece) }
      current = subpath
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = Subpath(start: point)
      case .line(let point): draw(from: point) { .line($0, point) }
      case .curve(let end, let control1, let control2):
        draw(from: control1) {
          .curve(CubicCurve(start: $0, control1: control1, control2: control2, end: end))
        }
      case .close:
        guard var subpath = current, !subpath.isClosed else { continue }
        current = nil
        subpath.segments.append(subpath.closing)
        subpath.isClosed = true
        current = subpath
      }
    }
    finish()
    return finished
  }

  /// The current point; `nil` if the path is empty.
  var currentPoint: Point? {
    switch elements.last {
    case nil: return nil
    case .move(let point), .line(let point): return point
    case .curve(let end, _, _): return end
    case .close: break
    }
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return switch elements.first {
    case .line(let point): point
    case .curve(_, let control1, _): control1
    default: nil
    }
  }
}

extension PathSegment {
  fileprivate var isCurve: Bool {
    if case .curve = self { true } else { false }
  }
}
