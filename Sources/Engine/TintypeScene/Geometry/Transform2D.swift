// SPDX-License-Identifier: MIT

/// An affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// The six numbers are those of Core Graphics and of SVG's `matrix`. The name differs from
/// Foundation's `AffineTransform`, so that a file can import both.
public struct Transform2D: Hashable, Codable, Sendable {
  /// The coefficient of x in the new x.
  public var a: Double
  /// The coefficient of x in the new y.
  public var b: Double
  /// The coefficient of y in the new x.
  public var c: Double
  /// The coefficient of y in the new y.
  public var d: Double
  /// The translation to the right in points.
  public var tx: Double
  /// The translation downward in points.
  public var ty: Double

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a translation in points, to the right and downward.
  public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Creates a scale by two factors with a fixed point, by default the origin.
  ///
  /// A negative factor mirrors. With a factor of 0, the transform has no inverse.
  public init(scaleX x: Double, y: Double, about anchor: Point = .zero) {
    self.init(
      a: x, b: 0, c: 0, d: y, tx: anchor.x - anchor.x * x, ty: anchor.y - anchor.y * y)
  }

  /// Creates a rotation about a fixed point, by default the origin.
  ///
  /// Since y increases downward, a positive angle is clockwise on the screen.
  public init(rotation angle: Angle, about anchor: Point = .zero) {
    let (cosine, sine) = (angle.cosine, angle.sine)
    self.init(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: anchor.x - anchor.x * cosine + anchor.y * sine,
      ty: anchor.y - anchor.x * sine - anchor.y * cosine
    )
  }

  /// A Boolean value that indicates whether all six numbers are finite.
  public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Returns the concatenation: this transform, then another.
  public func concatenating(_ next: Transform2D) -> Transform2D {
    Transform2D(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// The inverse transform; `nil` if there is no finite inverse.
  public var inverse: Transform2D? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Transform2D(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
    return inverse.isFinite ? inverse : nil
  }
}

extension Point {
  /// Returns the point with a transform applied.
  public func applying(_ transform: Transform2D) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension Rect {
  /// Returns the smallest upright rectangle that contains the four transformed corners.
  public func applying(_ transform: Transform2D) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
    var bounds = PathBounds()
    for corner in corners { bounds.include(corner.applying(transform)) }
    return bounds.rect
  }
}
