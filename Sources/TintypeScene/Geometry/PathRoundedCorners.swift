// SPDX-License-Identifier: MIT

/// A rectangle with round corners that fit into it.
///
/// # The continuous corner
///
/// Let the radius be 1, and distances run from the corner of the edges. The circle of the circular
/// corner crosses the corner's diagonal at M = (m, m) with m = 1 − √½, and its tangent there meets
/// the edges at 2m = 2 − √2. One half of the corner is a cubic curve P0 P1 P2 M; the other half is
/// its mirror image in the diagonal. Three conditions fix it:
///
/// - At M the curve touches the tangent, so P2 lies on it, at a distance ℓ from M.
/// - At M its curvature is the circle's, 1. The curvature at the end of a cubic is ⅔ · h / ℓ² with
///   h the distance of P1 from the tangent, so h = 3/2 · ℓ². P1 lies on the edge, which meets the
///   tangent at 45°, so it is 2m + √2 · h from the corner.
/// - P0 lies on the edge where the straight line ends, e from the corner.
///
/// Both halves have the same tangent and curvature at M, whatever ℓ is. With ℓ = √2 − 1 the point
/// P2 lies on the edge too; P0, P1 and P2 are in line, so that the curvature is 0 at P0 as on the
/// straight line before it, and there is no jump in the whole corner. That is the corner with full
/// room, where e is 1.528665: how far Apple's continuous corners reach, as measured by their
/// observers. With ℓ = 4/3 · tan(11.25°) the curve is that of an eighth of a circle, and e is 1.
///
/// Where an edge has less room, e and ℓ go together from the first pair to the second, so that the
/// corner becomes a circular one just when nothing of the straight line is left.
struct RoundedCorners {
  var box: Rect
  var topLeft: Size
  var topRight: Size
  var bottomRight: Size
  var bottomLeft: Size
  var style: RoundedCornerStyle

  /// How far a continuous corner reaches beyond the radius, as a share of it.
  private static let extraReach = 0.528_665

  /// Draws the corners clockwise, from the end of the top left one.
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

  /// How much of the reach beyond the radii there is room for along an edge, from 0 to 1.
  private func smoothness(_ side: Double, _ first: Double, _ second: Double) -> Double {
    guard style == .continuous else { return 0 }
    let wanted = (first + second) * Self.extraReach
    return wanted > 0 ? min(max((side - first - second) / wanted, 0), 1) : 0
  }

  /// One corner, entered along one edge and left along the other.
  private struct RoundedCorner {
    /// The corner of the edges.
    var x: Double
    var y: Double
    /// The radii, with the signs of the way into the box.
    var dx: Double
    var dy: Double
    var entersAlongX: Bool
    /// How much room there is along both edges, from 0 to 1.
    var entry: Double
    var exit: Double

    var isPointed: Bool { dx == 0 || dy == 0 }

    /// The point at shares of the radii from the corner, along the edges of entry and of exit.
    func point(_ entering: Double, _ leaving: Double) -> Point {
      let (u, v) = entersAlongX ? (entering, leaving) : (leaving, entering)
      return Point(x: x + u * dx, y: y + v * dy)
    }

    /// The distance from the corner at which the edge ends, as a share of the radius.
    func reach(_ room: Double) -> Double { 1 + RoundedCorners.extraReach * room }

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

    /// P1's distance from the corner, and P2's along and across the edge.
    private func controls(
      _ room: Double
    ) -> (onEdge: Double, along: Double, across: Double) {
      let root = 2.0.squareRoot()
      let m = 1 - root / 2
      let eighth = Angle(degrees: 11.25)
      let shortest = eighth.sine / eighth.cosine * 4 / 3
      let length = shortest + (root - 1 - shortest) * room
      let share = length * root / 2
      return (2 * m + root * 1.5 * length * length, m + share, max(m - share, 0))
    }
  }
}
