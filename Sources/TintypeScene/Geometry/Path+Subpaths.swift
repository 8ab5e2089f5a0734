// SPDX-License-Identifier: MIT

/// One straight or curved piece of a path, with both of its ends.
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

/// What is drawn without lifting the pen.
struct Subpath {
  var start: Point
  /// The pieces; a closed one's last is the straight line back to the start.
  var segments: [PathSegment] = []
  var isClosed = false

  /// The straight line back to the start.
  var closing: PathSegment { .line(segments.last?.end ?? start, start) }
}

extension Path {
  /// The path as pieces between points, read as painters read it.
  ///
  /// A line that nothing comes before starts where it ends, and a curve at its first control point.
  /// After a path was closed, drawing goes on from where it began. Where the pen was put down and
  /// lifted again there is no subpath.
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

  /// Where drawing would go on; `nil` when the pen was not put down yet.
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
