// SPDX-License-Identifier: MIT

internal import Foundation

/// An arc that touches two lines with a common point.
///
/// The arc turns by the angle θ between the lines. It touches both at the distance
/// r · tan(θ/2) from the corner. The control points of a Bézier curve for an arc of θ are on its
/// tangents, at 4/3 · tan(θ/4) of the radius. All tangents of partial angles follow from
/// tan(θ/2) by the half-angle formula, so that no trigonometric function is needed.
struct TangentArc {
  private let first: CGPoint
  private let corner: CGPoint
  private let last: CGPoint
  /// The center of the circle.
  private let center: CGPoint
  private let radius: CGFloat
  /// tan(θ/2).
  private let tangent: CGFloat

  /// Creates an arc; the result is `nil` if the lines are parallel or a length is 0 or not finite.
  init?(start: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard let back = Self.direction(from: corner, to: start),
      let ahead = Self.direction(from: corner, to: end), radius > 0, radius.isFinite
    else { return nil }
    // The cosine and the sine of the angle between the lines, which is 180° − θ.
    let cosine = back.dx * ahead.dx + back.dy * ahead.dy
    let sine = abs(back.dx * ahead.dy - back.dy * ahead.dx)
    guard sine > 1e-9 else { return nil }
    // tan(θ/2) = cot((180° − θ)/2) = (1 + cos) / sin.
    tangent = (1 + cosine) / sine
    let distance = radius * tangent
    let bisector = CGVector(dx: back.dx + ahead.dx, dy: back.dy + ahead.dy)
    // The center is on the bisector at r / sin(φ/2), and the sum of the directions has the length
    // 2 · cos(φ/2), where φ is the angle between the lines.
    let reach = radius / sine
    self.corner = corner
    self.radius = radius
    first = CGPoint(x: corner.x + back.dx * distance, y: corner.y + back.dy * distance)
    last = CGPoint(x: corner.x + ahead.dx * distance, y: corner.y + ahead.dy * distance)
    center = CGPoint(x: corner.x + bisector.dx * reach, y: corner.y + bisector.dy * reach)
  }

  /// A line to the start of the arc, and one curve, or two for more than a quarter turn.
  var steps: [CGPathStep] {
    let half = Self.halved(tangent)
    guard tangent > 1 else {
      return [.line(first), curve(from: first, toward: corner, to: last, tangent: half)]
    }
    // The curves meet in the middle of the arc; their tangents intersect on both lines.
    guard let direction = Self.direction(from: center, to: corner) else { return [.line(corner)] }
    let middle = CGPoint(x: center.x + direction.dx * radius, y: center.y + direction.dy * radius)
    func meeting(_ touch: CGPoint) -> CGPoint {
      guard let direction = Self.direction(from: touch, to: corner) else { return touch }
      return CGPoint(
        x: touch.x + direction.dx * radius * half, y: touch.y + direction.dy * radius * half)
    }
    let quarter = Self.halved(half)
    return [
      .line(first),
      curve(from: first, toward: meeting(first), to: middle, tangent: quarter),
      curve(from: middle, toward: meeting(last), to: last, tangent: quarter),
    ]
  }

  /// Returns the curve for an arc whose end tangents meet at a point, given the tangent of a
  /// quarter of its angle.
  private func curve(
    from start: CGPoint, toward meeting: CGPoint, to end: CGPoint, tangent: CGFloat
  ) -> CGPathStep {
    let length = radius * tangent * 4 / 3
    func control(_ point: CGPoint) -> CGPoint {
      guard let direction = Self.direction(from: point, to: meeting) else { return point }
      return CGPoint(x: point.x + direction.dx * length, y: point.y + direction.dy * length)
    }
    return .curve(end, control1: control(start), control2: control(end))
  }

  /// Returns tan(α/2) for tan(α).
  private static func halved(_ tangent: CGFloat) -> CGFloat {
    tangent / (1 + (1 + tangent * tangent).squareRoot())
  }

  /// Returns the unit vector between two points; `nil` if they are equal or not finite.
  private static func direction(from start: CGPoint, to end: CGPoint) -> CGVector? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: dx / length, dy: dy / length)
  }
}
