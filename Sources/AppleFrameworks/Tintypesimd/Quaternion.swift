// SPDX-License-Identifier: MIT

internal import Foundation

/// A rotation in space, as a quaternion.
public struct Quaternion<Scalar: VectorScalar>: Equatable, Sendable {
  /// The imaginary numbers and the real one.
  public var vector: SIMD4<Scalar>

  /// Creates a quaternion from its numbers.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// Creates a quaternion of zeros.
  public init() { vector = .zero }

  /// Creates a quaternion from its numbers.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    vector = SIMD4(ix, iy, iz, r)
  }

  /// Creates a quaternion from its real number and its imaginary ones.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// Creates a rotation by an angle in radians about an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: Scalar(sin(half)) * axis)
  }

  /// Creates the shortest rotation from a direction to another one, both of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let sum = Self(real: 1 + simd_dot(from, to), imag: simd_cross(from, to))
    guard sum.length == 0 else {
      self = sum.normalized
      return
    }
    // Opposite directions: half a turn about any perpendicular axis.
    let other: SIMD3<Scalar> = abs(from.x) < abs(from.z) ? SIMD3(1, 0, 0) : SIMD3(0, 0, 1)
    self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
  }

  /// Creates the rotation of a matrix, by Shepperd's method.
  public init(_ matrix: Matrix3<Scalar>) {
    let diagonal = SIMD3(matrix[0].x, matrix[1].y, matrix[2].z)
    let trace = diagonal.sum()
    var numbers = SIMD4<Scalar>()
    if trace >= max(diagonal.x, diagonal.y, diagonal.z) {
      numbers = SIMD4(
        matrix[1].z - matrix[2].y, matrix[2].x - matrix[0].z, matrix[0].y - matrix[1].x, 1 + trace)
    } else {
      let i = diagonal.x >= max(diagonal.y, diagonal.z) ? 0 : diagonal.y >= diagonal.z ? 1 : 2
      let (j, k) = ((i + 1) % 3, (i + 2) % 3)
      numbers[i] = 1 + diagonal[i] - diagonal[j] - diagonal[k]
      numbers[j] = matrix[i][j] + matrix[j][i]
      numbers[k] = matrix[i][k] + matrix[k][i]
      numbers[3] = matrix[j][k] - matrix[k][j]
    }
    vector = simd_normalize(numbers)
  }

  /// Creates the rotation of a matrix.
  public init(_ matrix: Matrix4<Scalar>) {
    self.init(
      Matrix3(matrix[0].lowHalf3, matrix[1].lowHalf3, matrix[2].lowHalf3))
  }

  /// The real number.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary numbers.
  public var imag: SIMD3<Scalar> {
    get { vector.lowHalf3 }
    set { vector = SIMD4(newValue, real) }
  }
  /// The length.
  public var length: Scalar { simd_length(vector) }
  /// The quaternion of length 1.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  /// The quaternion with other signs of the imaginary numbers.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The opposite rotation.
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
  /// The angle of the rotation in radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }
  /// The axis of the rotation.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }

  /// Returns a vector after the rotation.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let cross = 2 * simd_cross(imag, vector)
    return vector + real * cross + simd_cross(imag, cross)
  }

  /// Returns the rotation by the second quaternion and then by the first one.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(
      real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
      imag: lhs.real * rhs.imag + rhs.real * lhs.imag + simd_cross(lhs.imag, rhs.imag))
  }

  /// Rotates by another quaternion first.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Returns the product of a number and a quaternion.
  public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
  /// Returns the sum of two quaternions.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  /// Returns the quaternion with other signs.
  public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
}

extension SIMD4 {
  /// The first three numbers.
  fileprivate var lowHalf3: SIMD3<Scalar> { SIMD3(x, y, z) }
}

extension Matrix3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: Quaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)),
      quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension Matrix4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: Quaternion<Scalar>) {
    let matrix = Matrix3(quaternion)
    self.init(
      SIMD4(matrix[0], 0), SIMD4(matrix[1], 0), SIMD4(matrix[2], 0), SIMD4(0, 0, 0, 1))
  }
}

/// A rotation of numbers with 32 bits.
public typealias simd_quatf = Quaternion<Float>
/// A rotation of numbers with 64 bits.
public typealias simd_quatd = Quaternion<Double>

/// Returns a vector after a rotation.
public func simd_act<S>(_ q: Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
/// Returns the quaternion of length 1.
public func simd_normalize<S>(_ q: Quaternion<S>) -> Quaternion<S> { q.normalized }
/// Returns the opposite rotation.
public func simd_inverse<S>(_ q: Quaternion<S>) -> Quaternion<S> { q.inverse }
/// Returns the matrix of a rotation.
public func simd_matrix4x4<S>(_ q: Quaternion<S>) -> Matrix4<S> { Matrix4(q) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3<S>(_ q: Quaternion<S>) -> Matrix3<S> { Matrix3(q) }

/// Returns the rotation between two others on the shorter way, which are of length 1.
public func simd_slerp<S>(
  _ q0: Quaternion<S>, _ q1: Quaternion<S>, _ t: S
) -> Quaternion<S> {
  let cosine = simd_dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1 : q1
  let angle = acos(min(1, Double(abs(cosine))))
  guard angle > 1e-6 else { return ((1 - t) * q0 + t * end).normalized }
  let factor = 1 / sin(angle)
  return S(sin((1 - Double(t)) * angle) * factor) * q0 + S(sin(Double(t) * angle) * factor) * end
}
