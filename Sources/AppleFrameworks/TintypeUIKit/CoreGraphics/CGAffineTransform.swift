// SPDX-License-Identifier: MIT

public import Foundation
package import TintypeScene

/// An affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Sendable {
  /// The coefficient of x in the new x.
  public var a: CGFloat
  /// The coefficient of x in the new y.
  public var b: CGFloat
  /// The coefficient of y in the new x.
  public var c: CGFloat
  /// The coefficient of y in the new y.
  public var d: CGFloat
  /// The translation along the x axis in points.
  public var tx: CGFloat
  /// The translation along the y axis in points.
  public var ty: CGFloat

  /// Creates a transform whose six numbers are 0.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}

extension CGAffineTransform {
  /// The transform that changes nothing.
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a translation in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin from an angle in radians.
  ///
  /// The numbers are the same on every machine. They are exact for quarter turns, unlike the
  /// numbers of Core Graphics, where the cosine of a quarter turn is 6 · 10⁻¹⁷.
  public init(rotationAngle angle: CGFloat) {
    self.init(Transform2D(rotation: Angle(radians: Double(angle))))
  }

  /// A Boolean value that indicates whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns a translation, followed by this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a scale, followed by this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a rotation by an angle in radians, followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse transform, or this transform if it has none.
  public func inverted() -> CGAffineTransform {
    transform2D.inverse.map { CGAffineTransform($0) } ?? self
  }

  /// Returns this transform, followed by another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(transform2D.concatenating(t2.transform2D))
  }
}

extension CGAffineTransform: Codable {
  /// Decodes the six numbers from an array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    a = try container.decode(CGFloat.self)
    b = try container.decode(CGFloat.self)
    c = try container.decode(CGFloat.self)
    d = try container.decode(CGFloat.self)
    tx = try container.decode(CGFloat.self)
    ty = try container.decode(CGFloat.self)
  }

  /// Encodes the six numbers as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try container.encode(number) }
  }
}

extension CGAffineTransform {
  /// Creates a transform from the engine's representation.
  package init(_ transform: Transform2D) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }

  /// The engine's representation.
  package var transform2D: Transform2D {
    Transform2D(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}
