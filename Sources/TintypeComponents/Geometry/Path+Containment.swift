// SPDX-License-Identifier: MIT

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
