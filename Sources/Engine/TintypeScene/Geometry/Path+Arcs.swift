// SPDX-License-Identifier: MIT

extension Path {
  /// Adds an arc of a circle, with a straight line to its start if there is a current point.
  ///
  /// Angles are measured from the positive x axis and increase toward positive y, which is
  /// downward. `clockwise` has the same meaning as in SwiftUI and Core Graphics, where y points
  /// upward: if it is `false`, the angle increases, which is clockwise on a screen; if it is
  /// `true`, the angle decreases. If the angles are a full turn or more apart in that direction,
  /// the arc is one full circle; if they are equal, there is no arc. A negative radius counts as 0.
  public mutating func addArc(
    center: Point,
    radius: Double,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    // An invalid current point prevents later elements from being drawn as a valid path.
    guard !startAngle.isBroken, !endAngle.isBroken else {
      return move(to: Point(x: .nan, y: .nan))
    }
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

/// An arc of an ellipse in center parameterization.
struct EllipticalArc {
  var center: Point
  var radii: Size
  /// The rotation of the ellipse's axes.
  var rotation: Angle
  var start: Angle
  /// The angle from the start to the end; positive if the angle increases.
  var sweep: Angle

  /// Adds cubic curves of at most a quarter turn each; the exact end point is used if it is known.
  ///
  /// Each control point is on the tangent, at 4/3 · tan(θ/4) of the radius for an arc of θ. With
  /// this distance, the midpoint of the curve is on the arc.
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
    /// Returns the offset along the tangent from a point of the arc to its control point.
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

extension Path {
  /// Adds an elliptical arc between two points as defined by SVG (SVG 2, appendix B.2).
  ///
  /// Radii that are too short are scaled up. If a radius is 0, the arc is a straight line; if the
  /// points are equal, the arc is empty. The equations are solved in the space in which the ellipse
  /// is the unit circle, which avoids squares of huge radii.
  mutating func addArc(
    from start: Point, to end: Point, radii: Size, rotation: Angle, isLarge: Bool, isForward: Bool
  ) {
    guard start != end else { return }
    let (cosine, sine) = (rotation.cosine, rotation.sine)
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    // Half of the chord in the coordinate system of the ellipse's axes, in units of the radii.
    var chord = Point(
      x: (cosine * half.x + sine * half.y) / radii.width,
      y: (cosine * half.y - sine * half.x) / radii.height
    )
    let square = chord.x * chord.x + chord.y * chord.y
    guard radii.width > 0, radii.height > 0, square > 0, square.isFinite else {
      return addLine(to: end)
    }
    let growth = max(square.squareRoot(), 1)
    let radii = Size(width: radii.width * growth, height: radii.height * growth)
    chord = Point(x: chord.x / growth, y: chord.y / growth)
    var away = square > 1 ? 0 : ((1 - square) / square).squareRoot()
    if isLarge == isForward { away = -away }
    let middle = Point(x: away * chord.y, y: -away * chord.x)
    let first = Angle.arctangent(y: chord.y - middle.y, x: chord.x - middle.x)
    let last = Angle.arctangent(y: -chord.y - middle.y, x: -chord.x - middle.x)
    var sweep = (last - first).degrees
    if isForward, sweep < 0 { sweep += 360 }
    if !isForward, sweep > 0 { sweep -= 360 }
    guard sweep != 0 else { return addLine(to: end) }
    let (x, y) = (middle.x * radii.width, middle.y * radii.height)
    let arc = EllipticalArc(
      center: Point(
        x: cosine * x - sine * y + start.x - half.x,
        y: sine * x + cosine * y + start.y - half.y
      ),
      radii: radii, rotation: rotation, start: first, sweep: .degrees(sweep))
    arc.add(to: &self, from: start, end: end)
  }
}
