// SPDX-License-Identifier: MIT

/// A number of which matrices and quaternions consist: `Float` or `Double`.
public protocol VectorScalar: BinaryFloatingPoint, SIMDScalar, Codable, Sendable
where SIMD2Storage: Sendable, SIMD4Storage: Sendable {}

extension Float: VectorScalar {}
extension Double: VectorScalar {}

/// A vector of two numbers with 32 bits.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers with 32 bits.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers with 32 bits.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers with 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers with 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers with 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two integers with 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three integers with 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four integers with 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two numbers with 32 bits.
public typealias float2 = simd_float2
/// A vector of three numbers with 32 bits.
public typealias float3 = simd_float3
/// A vector of four numbers with 32 bits.
public typealias float4 = simd_float4
/// A vector of two numbers with 64 bits.
public typealias double2 = simd_double2
/// A vector of three numbers with 64 bits.
public typealias double3 = simd_double3
/// A vector of four numbers with 64 bits.
public typealias double4 = simd_double4
/// A vector of two numbers with 32 bits.
public typealias vector_float2 = simd_float2
/// A vector of three numbers with 32 bits.
public typealias vector_float3 = simd_float3
/// A vector of four numbers with 32 bits.
public typealias vector_float4 = simd_float4

/// Returns the sum of the products of the elements.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x)
}

/// Returns the length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x).squareRoot()
}

/// Returns the distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}

/// Returns the square of the distance between two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length_squared(x - y) }

/// Returns a vector of length 1 with the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// Returns a vector that is perpendicular to two others.
public func simd_cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  let first = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  return first - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// Returns the values between those of two vectors.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}

/// Returns the value between two others.
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }

/// Returns the elements, limited to ranges.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  simd_min(simd_max(x, min), max)
}

/// Returns a value, limited to a range.
public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
  Swift.min(Swift.max(x, min), max)
}

/// Returns the smaller elements.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  x.replacing(with: y, where: y .< x)
}

/// Returns the larger elements.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  x.replacing(with: y, where: y .> x)
}

/// Returns the elements without their signs.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}

/// Returns the direction of a ray that a surface reflects.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  x - 2 * simd_dot(x, n) * n
}

/// Returns the sum of the products of the elements.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, y)
}

/// Returns a vector that is perpendicular to two others.
public func cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  simd_cross(x, y)
}

/// Returns the length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }

/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(x, y)
}

/// Returns a vector of length 1 with the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }

/// Returns the values between those of two vectors.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}
