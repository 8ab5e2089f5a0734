// SPDX-License-Identifier: MIT

/// A matrix with two columns and rows.
public struct Matrix2<Scalar: VectorScalar>: SquareMatrix {
  /// The columns.
  public var columns = (SIMD2<Scalar>(), SIMD2<Scalar>())

  /// Creates a matrix of zeros.
  public init() {}

  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

  /// Creates a matrix from its columns.
  public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) {
    columns = (col0, col1)
  }

  /// The column with an index; the last one for larger indices.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
}

/// A matrix with three columns and rows.
public struct Matrix3<Scalar: VectorScalar>: SquareMatrix {
  /// The columns.
  public var columns = (SIMD3<Scalar>(), SIMD3<Scalar>(), SIMD3<Scalar>())

  /// Creates a matrix of zeros.
  public init() {}

  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

  /// Creates a matrix from its columns.
  public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
    columns = (col0, col1, col2)
  }

  /// The column with an index; the last one for larger indices.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

/// A matrix with four columns and rows.
public struct Matrix4<Scalar: VectorScalar>: SquareMatrix {
  /// The columns.
  public var columns = (SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>())

  /// Creates a matrix of zeros.
  public init() {}

  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// Creates a matrix from its columns.
  public init(
    _ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>
  ) {
    columns = (col0, col1, col2, col3)
  }

  /// The column with an index; the last one for larger indices.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

/// A matrix with two columns and rows of numbers with 32 bits.
public typealias simd_float2x2 = Matrix2<Float>
/// A matrix with two columns and rows of numbers with 32 bits.
public typealias float2x2 = Matrix2<Float>
/// A matrix with two columns and rows of numbers with 32 bits.
public typealias matrix_float2x2 = Matrix2<Float>
/// A matrix with two columns and rows of numbers with 64 bits.
public typealias simd_double2x2 = Matrix2<Double>
/// A matrix with two columns and rows of numbers with 64 bits.
public typealias double2x2 = Matrix2<Double>
/// A matrix with two columns and rows of numbers with 64 bits.
public typealias matrix_double2x2 = Matrix2<Double>
/// A matrix with three columns and rows of numbers with 32 bits.
public typealias simd_float3x3 = Matrix3<Float>
/// A matrix with three columns and rows of numbers with 32 bits.
public typealias float3x3 = Matrix3<Float>
/// A matrix with three columns and rows of numbers with 32 bits.
public typealias matrix_float3x3 = Matrix3<Float>
/// A matrix with three columns and rows of numbers with 64 bits.
public typealias simd_double3x3 = Matrix3<Double>
/// A matrix with three columns and rows of numbers with 64 bits.
public typealias double3x3 = Matrix3<Double>
/// A matrix with three columns and rows of numbers with 64 bits.
public typealias matrix_double3x3 = Matrix3<Double>
/// A matrix with four columns and rows of numbers with 32 bits.
public typealias simd_float4x4 = Matrix4<Float>
/// A matrix with four columns and rows of numbers with 32 bits.
public typealias float4x4 = Matrix4<Float>
/// A matrix with four columns and rows of numbers with 32 bits.
public typealias matrix_float4x4 = Matrix4<Float>
/// A matrix with four columns and rows of numbers with 64 bits.
public typealias simd_double4x4 = Matrix4<Double>
/// A matrix with four columns and rows of numbers with 64 bits.
public typealias double4x4 = Matrix4<Double>
/// A matrix with four columns and rows of numbers with 64 bits.
public typealias matrix_double4x4 = Matrix4<Double>

/// The matrix that changes no vector of two numbers.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The matrix that changes no vector of two numbers.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The matrix that changes no vector of three numbers.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The matrix that changes no vector of three numbers.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The matrix that changes no vector of four numbers.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The matrix that changes no vector of four numbers.
public let matrix_identity_double4x4 = simd_double4x4(1)
