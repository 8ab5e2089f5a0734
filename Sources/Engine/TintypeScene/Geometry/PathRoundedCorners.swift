// SPDX-License-Identifier: MIT

/// A rectangle with rounded corners that fit into it.
///
/// # The continuous corner
///
/// Let the radius be 1, and let distances be measured from the corner of the edges. The circle of
/// the circular corner crosses the diagonal of the corner at M = (m, m) with m = 1 − √½. Its
/// tangent there meets the edges at 2m = 2 − √2. One half of the corner is a cubic curve P0 P1 P2
/// M; the other half is its reflection across the diagonal. Three conditions determine it:
///
/// - At M the curve touches the tangent, so P2 is on the tangent, at a distance ℓ from M.
/// - At M its curvature is the circle's, 1. The curvature at the end of a cubic is ⅔ · h / ℓ² with
///   h the distance of P1 from the tangent, so h = 3/2 · ℓ². P1 is on the edge, which meets the
///   tangent at 45°, so it is 2m + √2 · h from the corner.
/// - P0 is on the edge at the end of the straight line, at a distance e from the corner.
///
/// Both halves have the same tangent and curvature at M for every ℓ. With ℓ = √2 − 1, P2 is on the
/// edge too. P0, P1 and P2 are then collinear, so the curvature at P0 is 0, as it is on the
/// adjacent straight line, and the curvature is continuous along the whole corner. This is the
/// corner at its full extent, where e is 1.528665, the measured extent of Apple's continuous
/// corners. With ℓ = 4/3 · tan(11.25°) the curve is that of an eighth of a circle, and e is 1.
///
/// If an edge is shorter, e and ℓ are interpolated together from the first pair to the second, so
/// that the corner becomes circular exactly when nothing of the straight line is left.
struct RoundedCorners {
  var box: Rect
  var topLeft: Size
  var topRight: Size
  var bottomRight: Size
  var bottomLeft: Size
  var style: RoundedCornerStyle

  /// The extent of a continuous corner beyond the radius, relative to the radius.
  private static let extraReach = 0.528_665

  /// Adds the corners clockwise, starting at the end of the top left one.
  func add(to path: inout Path) {
    let top = smoothness(box.width, topLeft.width, topRight.width)
    let right = smoothness(box.height, topRight.height, bottomRight.height)
    let bottom = smoothness(box.width, bottomRight.width, bottomLeft.width)
    let left = smoothness(box.height, bottomLeft.height, topLeft.height)
    let corners = [
      RoundedCorner(
        x: box.maxX, y: box.minY, dx: -topRight.width, dy: topRight.height,
        entersAlongX: true, entry: top, exit: right),
      RoundedCorner(
        x: box.maxX, y: box.maxY, dx: -bottomRight.width, dy: -bottomRight.height,
        entersAlongX: false, entry: right, exit: bottom),
      RoundedCorner(
        x: box.minX, y: box.maxY, dx: bottomLeft.width, dy: -bottomLeft.height,
        entersAlongX: true, entry: bottom, exit: left),
      RoundedCorner(
        x: box.minX, y: box.minY, dx: topLeft.width, dy: topLeft.height,
        entersAlongX: false, entry: left, exit: top),
    ]
    guard let last = corners.last else { return }
    path.move(to: last.isPointed ? last.point(0, 0) : last.point(0, last.reach(top)))
    for corner in corners { corner.add(to: &path, style: style) }
    path.closeSubpath()
  }

  /// Returns the fraction of the extent beyond the radii that fits along an edge, from 0 to 1.
  private func smoothness(_ side: Double, _ first: Double, _ second: Double) -> Double {
    guard style == .continuous else { return 0 }
    let wanted = (first + second) * Self.extraReach
    return wanted > 0 ? min(max((side - first - second) / wanted, 0), 1) : 0
  }

  /// A corner with its entry edge and its exit edge.
  private struct RoundedCorner {
    /// The intersection of the edges.
    var x: Double
    var y: Double
    /// The radii, signed so that they point into the box.
    var dx: Double
    var dy: Double
    var entersAlongX: Bool
    /// The fraction of the continuous extent along both edges, from 0 to 1.
    var entry: Double
    var exit: Double

    var isPointed: Bool { dx == 0 || dy == 0 }

    /// Returns the point at fractions of the radii from the corner, along the entry and the exit
    /// edge.
    func point(_ entering: Double, _ leaving: Double) -> Point {
      let (u, v) = entersAlongX ? (entering, leaving) : (leaving, entering)
      return Point(x: x + u * dx, y: y + v * dy)
    }

    /// Returns the distance from the corner to the end of the straight edge, relative to the
    /// radius.
    func reach(_ available: Double) -> Double { 1 + RoundedCorners.extraReach * available }

    func add(to path: inout Path, style: RoundedCornerStyle) {
      if isPointed { return path.addLine(to: point(0, 0)) }
      path.addLine(to: point(reach(entry), 0))
      guard style == .continuous else {
        let control = 1 - Path.quarterArc
        return path.addCurve(
          to: point(0, 1), control1: point(control, 0), control2: point(0, control))
      }
      let m = 1 - 0.5.squareRoot()
      let (first, last) = (controls(entry), controls(exit))
      path.addCurve(
        to: point(m, m),
        control1: point(first.onEdge, 0),
        control2: point(first.along, first.across)
      )
      path.addCurve(
        to: point(0, reach(exit)),
        control1: point(last.across, last.along),
        control2: point(0, last.onEdge)
      )
    }

    /// Returns the distance of P1 from the corner, and of P2 along and across the edge.
    private func controls(_ available: Double) -> (onEdge: Double, along: Double, across: Double) {
      let root = 2.0.squareRoot()
      let m = 1 - root / 2
      let eighth = Angle(degrees: 11.25)
      let shortest = eighth.sine / eighth.cosine * 4 / 3
      let length = shortest + (root - 1 - shortest) * available
      let share = length * root / 2
      return (2 * m + root * 1.5 * length * length, m + share, max(m - share, 0))
    }
  }
}
