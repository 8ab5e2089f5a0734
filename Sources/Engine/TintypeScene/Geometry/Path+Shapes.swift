// SPDX-License-Identifier: MIT

extension Path {
  /// Creates a path along the edges of a rectangle.
  public init(_ rect: Rect) { self.init { $0.addRect(rect) } }

  /// Creates a path along the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: Rect) { self.init { $0.addEllipse(in: rect) } }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a quadratic Bézier curve to a point; does nothing if there is no current point.
  ///
  /// The curve is stored as the equivalent cubic curve, whose control points are two thirds of the
  /// way from the end points to the given control point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    guard let start = currentPoint else { return }
    func towardControl(_ point: Point) -> Point {
      Point(
        x: point.x + (control.x - point.x) * 2 / 3,
        y: point.y + (control.y - point.y) * 2 / 3
      )
    }
    addCurve(to: end, control1: towardControl(start), control2: towardControl(end))
  }

  /// Moves to the first point and adds straight lines to the others.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle, clockwise from its top left corner.
  ///
  /// A negative size extends to the left or upward from the origin.
  public mutating func addRect(_ rect: Rect) {
    let box = rect.standardized
    addLines([
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ])
    closeSubpath()
  }

  /// Adds the ellipse inscribed in a rectangle, clockwise from the middle of the right edge.
  public mutating func addEllipse(in rect: Rect) {
    let box = rect.standardized
    let (x, y) = (box.width / 2, box.height / 2)
    let (kx, ky) = (x * Self.quarterArc, y * Self.quarterArc)
    func place(_ dx: Double, _ dy: Double) -> Point { Point(x: box.midX + dx, y: box.midY + dy) }
    move(to: place(x, 0))
    addCurve(to: place(0, y), control1: place(x, ky), control2: place(kx, y))
    addCurve(to: place(-x, 0), control1: place(-kx, y), control2: place(-x, ky))
    addCurve(to: place(0, -y), control1: place(-x, -ky), control2: place(-kx, -y))
    addCurve(to: place(x, 0), control1: place(kx, -y), control2: place(x, -ky))
    closeSubpath()
  }

  /// The distance of the control points of a quarter circle from its end points, relative to the
  /// radius.
  ///
  /// The value is 4/3 · (√2 − 1), with which the curve passes through the middle of the arc.
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

/// The shape of a rectangle's rounded corners.
public enum RoundedCornerStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature increases toward the diagonal.
  ///
  /// It extends 1.528665 times the radius along each edge if the edge is long enough.
  case continuous
}

/// The radius of each corner of a rectangle in points.
///
/// Leading is left in a left-to-right layout. A path has no layout direction: its methods treat
/// leading as left.
public struct RectangleCornerRadii: Hashable, Codable, Sendable {
  /// The radius of the corner between the top and the leading edge.
  public var topLeading: Double
  /// The radius of the corner between the bottom and the leading edge.
  public var bottomLeading: Double
  /// The radius of the corner between the bottom and the trailing edge.
  public var bottomTrailing: Double
  /// The radius of the corner between the top and the trailing edge.
  public var topTrailing: Double

  /// Creates radii in points; omitted corners are square.
  public init(
    topLeading: Double = 0,
    bottomLeading: Double = 0,
    bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii with leading and trailing exchanged.
  public var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing,
      bottomLeading: bottomTrailing,
      bottomTrailing: bottomLeading,
      topTrailing: topLeading
    )
  }
}

extension Path {
  /// Creates a path along a rectangle with four equal corners; by default they are continuous, as
  /// in SwiftUI.
  ///
  /// The radius in points is limited to half of the shorter side; a negative radius and NaN count
  /// as 0.
  public init(
    roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadius: cornerRadius, style: style) }
  }

  /// Creates a path along a rectangle with corners of a given width and height.
  public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a path along a rectangle with different corners.
  public init(
    roundedRect rect: Rect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// Adds a rectangle with four equal corners, clockwise from the left end of its top edge.
  ///
  /// The radius in points is limited to half of the shorter side; a negative radius and NaN count
  /// as 0.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    let box = rect.standardized
    let radius = min(cornerRadius.usableRadius, min(box.width, box.height) / 2)
    addRoundedRect(in: rect, cornerSize: Size(width: radius, height: radius), style: style)
  }

  /// Adds a rectangle with corners of a given size, clockwise from the left end of the top edge.
  ///
  /// The width and the height are in points; each is limited to half of its side.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    let box = rect.standardized
    let size = Size(
      width: min(cornerSize.width.usableRadius, box.width / 2),
      height: min(cornerSize.height.usableRadius, box.height / 2)
    )
    let corners = RoundedCorners(
      box: box, topLeft: size, topRight: size, bottomRight: size, bottomLeft: size, style: style)
    corners.add(to: &self)
  }

  /// Adds a rectangle with different corners, clockwise from the left end of its top edge.
  ///
  /// If the sum of two adjacent radii exceeds the side between them, all four are reduced by the
  /// same factor (CSS Backgrounds and Borders 3, section 4.5). Negative radii and NaN count as 0.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let box = rect.standardized
    // Halving keeps the sums of huge radii finite.
    let (a, b) = (radii.topLeading.usableRadius / 2, radii.topTrailing.usableRadius / 2)
    let (c, d) = (radii.bottomTrailing.usableRadius / 2, radii.bottomLeading.usableRadius / 2)
    let sides: [(radii: Double, length: Double)] = [
      (a + b, box.width), (c + d, box.width), (b + c, box.height), (a + d, box.height),
    ]
    var factor = 1.0
    for side in sides where side.radii > 0 { factor = min(factor, side.length / 2 / side.radii) }
    func corner(_ half: Double) -> Size {
      Size(width: half * factor * 2, height: half * factor * 2)
    }
    let corners = RoundedCorners(
      box: box, topLeft: corner(a), topRight: corner(b), bottomRight: corner(c),
      bottomLeft: corner(d), style: style)
    corners.add(to: &self)
  }
}

extension Double {
  /// The number as a radius: 0 if it is negative or NaN, and finite for infinity.
  fileprivate var usableRadius: Double { self > 0 ? min(self, .greatestFiniteMagnitude) : 0 }
}
