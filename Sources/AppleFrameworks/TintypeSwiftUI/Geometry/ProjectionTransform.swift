// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene
import TintypeUIKit

/// A projective transform of the plane: a matrix whose rows multiply (x, y, 1) from the right.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row and the first column.
  public var m11: CGFloat = 1
  /// The first row and the second column.
  public var m12: CGFloat = 0
  /// The first row and the third column.
  public var m13: CGFloat = 0
  /// The second row and the first column.
  public var m21: CGFloat = 0
  /// The second row and the second column.
  public var m22: CGFloat = 1
  /// The second row and the third column.
  public var m23: CGFloat = 0
  /// The third row and the first column: the translation along the x axis in points.
  public var m31: CGFloat = 0
  /// The third row and the second column: the translation along the y axis in points.
  public var m32: CGFloat = 0
  /// The third row and the third column.
  public var m33: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}

  /// Creates a transform from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates the transform of points in a plane from one in space.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// A Boolean value that indicates whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that indicates whether parallel lines remain parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Inverts the transform.
  ///
  /// - Returns: Whether the transform has an inverse; if not, it does not change.
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = (m22 * m33 - m23 * m32) / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = (m23 * m31 - m21 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = (m21 * m32 - m22 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// Returns the inverse, or the transform itself if it has none.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// Returns the transform followed by another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = rhs.row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = rhs.row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = rhs.row(m31, m32, m33)
    return result
  }

  /// Returns the product of a row with the matrix.
  fileprivate func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    (
      x * m11 + y * m21 + z * m31, x * m12 + y * m22 + z * m32, x * m13 + y * m23 + z * m33
    )
  }

  /// The transform in the terms of the engine.
  var engine: Projection2D {
    Projection2D(
      Transform2D(
        a: Double(m11), b: Double(m12), c: Double(m21), d: Double(m22), tx: Double(m31),
        ty: Double(m32)),
      g: Double(m13), h: Double(m23), i: Double(m33))
  }
}

extension CGPoint {
  /// Returns the point transformed.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let (x, y, z) = m.row(x, y, 1)
    return z == 0 || z == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / z, y: y / z)
  }
}
