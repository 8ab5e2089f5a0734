// SPDX-License-Identifier: MIT

import SwiftUI

extension Path {
  /// Adds a curve through points, from the current point to the first one by a line.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - method: The interpolation.
  ///   - isStart: Whether the curve begins a subpath.
  package mutating func addCurve(
    through points: [CGPoint], _ method: InterpolationMethod, isStart: Bool = true
  ) {
    guard let first = points.first else { return }
    if isStart { move(to: first) } else { addLine(to: first) }
    switch method.storage {
    case .linear: for point in points.dropFirst() { addLine(to: point) }
    case .step(let position):
      for (start, end) in zip(points, points.dropFirst()) {
        let x = start.x + (end.x - start.x) * position
        addLine(to: CGPoint(x: x, y: start.y))
        addLine(to: CGPoint(x: x, y: end.y))
        addLine(to: end)
      }
    case .monotone: addSegments(points, tangents: monotoneTangents(points))
    case .cardinal(let tension):
      // The control points are a sixth of the chord between the neighbors away.
      addControlled(points) { before, start, end, after in
        let factor = (1 - tension) / 6
        return (
          CGPoint(
            x: start.x + (end.x - before.x) * factor, y: start.y + (end.y - before.y) * factor),
          CGPoint(x: end.x - (after.x - start.x) * factor, y: end.y - (after.y - start.y) * factor)
        )
      }
    case .catmullRom(let alpha):
      addControlled(points) { catmullRom($0, $1, $2, $3, alpha) }
    }
  }

  private mutating func addControlled(
    _ points: [CGPoint],
    controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let before = index > 1 ? points[index - 2] : start
      let after = index + 1 < points.count ? points[index + 1] : end
      let (first, second) = controls(before, start, end, after)
      addCurve(to: end, control1: first, control2: second)
    }
  }

  /// Adds cubic Hermite segments with slopes.
  private mutating func addSegments(_ points: [CGPoint], tangents: [CGFloat]) {
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let third = (end.x - start.x) / 3
      addCurve(
        to: end, control1: CGPoint(x: start.x + third, y: start.y + third * tangents[index - 1]),
        control2: CGPoint(x: end.x - third, y: end.y - third * tangents[index]))
    }
  }
}

/// Returns slopes of a curve without extrema between the points.
///
/// Source: M. Steffen, “A Simple Method for Monotonic Interpolation in One Dimension”, Astronomy
/// and Astrophysics 239, 1990.
private func monotoneTangents(_ points: [CGPoint]) -> [CGFloat] {
  let secants = zip(points, points.dropFirst()).map { start, end in
    end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
  }
  guard let first = secants.first, let last = secants.last, secants.count > 1 else {
    return Array(repeating: secants.first ?? 0, count: points.count)
  }
  let inner = (1..<points.count - 1).map { index in
    let (left, right) = (secants[index - 1], secants[index])
    guard left * right > 0 else { return CGFloat(0) }
    let before = points[index].x - points[index - 1].x
    let after = points[index + 1].x - points[index].x
    let mean = (left * after + right * before) / (before + after)
    let sign: CGFloat = left < 0 ? -1 : 1
    return sign * 2 * min(abs(left), abs(right), abs(mean) / 2)
  }
  // At the ends, the slope of the parabola through the neighbor's slope.
  let start = inner.first.map { (3 * first - $0) / 2 } ?? first
  let end = inner.last.map { (3 * last - $0) / 2 } ?? last
  return [start] + inner + [end]
}

/// Returns the control points of a segment of a `catmullRom` spline.
///
/// Source: P. J. Barry and R. N. Goldman, “A Recursive Evaluation Algorithm for a Class of
/// `Catmull-Rom` Splines”, SIGGRAPH 1988, with knots at powers of the distances.
private func catmullRom(
  _ before: CGPoint, _ start: CGPoint, _ end: CGPoint, _ after: CGPoint, _ alpha: CGFloat
) -> (CGPoint, CGPoint) {
  func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    // The C library's `hypot` has other results on other processors.
    return pow((dx * dx + dy * dy).squareRoot(), alpha)
  }
  let (d1, d2, d3) = (knot(before, start), knot(start, end), knot(end, after))
  func control(
    _ outer: CGPoint, _ near: CGPoint, _ far: CGPoint, _ outside: CGFloat
  ) -> CGPoint {
    guard outside > 1e-9, d2 > 1e-9 else { return near }
    let a = 2 * outside * outside + 3 * outside * d2 + d2 * d2
    let divisor = 3 * outside * (outside + d2)
    return CGPoint(
      x: (outside * outside * far.x - d2 * d2 * outer.x + a * near.x) / divisor,
      y: (outside * outside * far.y - d2 * d2 * outer.y + a * near.y) / divisor)
  }
  return (control(before, start, end, d1), control(after, end, start, d3))
}
