// SPDX-License-Identifier: MIT

extension Path {
  /// Draws a part of a circle, and before it a straight line to its start if there is a line to go
  /// on from.
  ///
  /// Angles are counted from the right, and grow downwards as y does. `clockwise` is meant as in
  /// SwiftUI and Core Graphics, where y runs upwards: with `false` the angle grows, which on a
  /// screen looks clockwise; with `true` it shrinks. Angles that lie a full turn or more apart in that
  /// direction give one full circle, and equal ones no arc. A negative radius counts as 0.
  public mutating func addArc(
    center: Point,
    radius: Double,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let radius = radius < 0 ? 0 : radius
    let difference = (endAngle - startAngle).degrees
    let forward = clockwise ? -difference : difference
    var sweep = forward >= 360 ? 360 : forward.truncatingRemainder(dividingBy: 360)
    if sweep < 0 { sweep += 360 }
    let start = Point(
      x: center.x + radius * startAngle.cosine,
      y: center.y + radius * startAngle.sine
    )
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    let arc = EllipticalArc(
      center: center,
      radii: Size(width: radius, height: radius),
      rotation: .zero,
      start: startAngle,
      sweep: .degrees(clockwise ? -sweep : sweep)
    )
    arc.add(to: &self, from: start, end: nil)
  }
}

/// A part of an ellipse, given by its middle.
struct EllipticalArc {
  var center: Point
  var radii: Size
  /// The turn of the ellipse's own axes.
  var rotation: Angle
  var start: Angle
  /// The way from the start to the end; positive where the angle grows.
  var sweep: Angle

  /// Draws cubic curves for at most a quarter turn each, to an end that is known more exactly.
  ///
  /// A control point lies on the tangent, at 4/3 · tan(θ/4) of the radius for an arc of θ: with
  /// it the middle of the curve lies on the arc.
  func add(to path: inout Path, from first: Point, end: Point?) {
    let count = (abs(sweep.degrees) / 90).rounded(.up)
    guard count > 0 else { return }
    let step = sweep / count
    let quarter = step / 4
    let reach =
      abs(step.degrees) == 90
      ? Path.quarterArc * (step.degrees < 0 ? -1 : 1) : quarter.sine / quarter.cosine * 4 / 3
    let (cosine, sine) = (rotation.cosine, rotation.sine)
    func turn(_ x: Double, _ y: Double) -> Point {
      Point(x: cosine * x - sine * y, y: sine * x + cosine * y)
    }
    /// The way along the tangent from a point of the arc to its control point.
    func tangent(_ angle: Angle) -> Point {
      turn(-radii.width * angle.sine * reach, radii.height * angle.cosine * reach)
    }
    var (from, angle) = (first, start)
    for index in stride(from: 1, through: count, by: 1) {
      let next = start + step * index
      let offset = turn(radii.width * next.cosine, radii.height * next.sine)
      var to = Point(x: center.x + offset.x, y: center.y + offset.y)
      if index == count, let end { to = end }
      let (leaving, arriving) = (tangent(angle), tangent(next))
      path.addCurve(
        to: to,
        control1: Point(x: from.x + leaving.x, y: from.y + leaving.y),
        control2: Point(x: to.x - arriving.x, y: to.y - arriving.y)
      )
      (from, angle) = (to, next)
    }
  }
}
