// SPDX-License-Identifier: MIT

extension Path {
  /// Creates a path along the edge of a rectangle.
  public init(_ rect: Rect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates a path along the ellipse that touches a rectangle's edges.
  public init(ellipseIn rect: Rect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Whether nothing was drawn, nor the pen put down.
  public var isEmpty: Bool { elements.isEmpty }

  /// Draws a quadratic Bézier curve to a point; without a line to go on from it does nothing.
  ///
  /// It is kept as the cubic curve that is the same: its controls lie two thirds of the way from
  /// the ends to the one given.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    guard let start = currentPoint else { return }
    func towardsControl(_ point: Point) -> Point {
      Point(
        x: point.x + (control.x - point.x) * 2 / 3,
        y: point.y + (control.y - point.y) * 2 / 3
      )
    }
    addCurve(to: end, control1: towardsControl(start), control2: towardsControl(end))
  }

  /// Starts at the first of some points and draws straight lines to the others.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Draws the edge of a rectangle, clockwise from its top left corner.
  ///
  /// A negative size reaches to the left or upwards from the origin.
  public mutating func addRect(_ rect: Rect) {
    let box = rect.standardized
    addLines([
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ])
    closeSubpath()
  }

  /// Draws the ellipse that touches a rectangle's edges, clockwise from the middle of the right
  /// one.
  public mutating func addEllipse(in rect: Rect) {
    let box = rect.standardized
    let (x, y) = (box.width / 2, box.height / 2)
    let (kx, ky) = (x * Self.quarterArc, y * Self.quarterArc)
    func place(_ dx: Double, _ dy: Double) -> Point {
      Point(x: box.midX + dx, y: box.midY + dy)
    }
    move(to: place(x, 0))
    addCurve(to: place(0, y), control1: place(x, ky), control2: place(kx, y))
    addCurve(to: place(-x, 0), control1: place(-kx, y), control2: place(-x, ky))
    addCurve(to: place(0, -y), control1: place(-x, -ky), control2: place(-kx, -y))
    addCurve(to: place(x, 0), control1: place(kx, -y), control2: place(x, -ky))
    closeSubpath()
  }

  /// The distance of a quarter circle's control points from its ends, as a share of the radius:
  /// 4/3 · (√2 − 1), with which the curve passes through the middle of the arc.
  static let quarterArc = 0.552_284_749_830_793_4
}

extension Rect {
  /// The same rectangle with a size that is not negative.
  var standardized: Rect {
    Rect(
      x: width < 0 ? maxX : minX,
      y: height < 0 ? maxY : minY,
      width: abs(width),
      height: abs(height)
    )
  }
}
