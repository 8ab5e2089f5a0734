// SPDX-License-Identifier: MIT

/// A matrix with as many rows as columns.
public protocol SquareMatrix<Column>: Equatable, Sendable {
  /// The type of the columns.
  associatedtype Column: SIMD where Column.Scalar: VectorScalar

  /// Creates a matrix of zeros.
  init()
  /// The column with an index.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  /// The type of the numbers.
  public typealias Scalar = Column.Scalar

  private static var indices: Range<Int> { 0..<Column.scalarCount }

  private init(column: (Int) -> Column) {
    self.init()
    for index in Self.indices { self[index] = column(index) }
  }

  /// Creates a matrix from its diagonal.
  public init(diagonal: Column) {
    self.init { index in
      var column = Column()
      column[index] = diagonal[index]
      return column
    }
  }

  /// Creates a matrix with the same number at each position of the diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// Creates a matrix from its columns; those that are missing are zero.
  public init(_ columns: [Column]) {
    self.init { $0 < columns.count ? columns[$0] : Column() }
  }

  /// Creates a matrix from its rows; those that are missing are zero.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// The number at a position.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows instead of columns.
  public var transpose: Self {
    Self { row in
      var column = Column()
      for index in Self.indices { column[index] = self[index][row] }
      return column
    }
  }

  /// The determinant.
  public var determinant: Scalar { eliminated().determinant }
  /// The inverse matrix; its numbers are not finite if there is none.
  public var inverse: Self { eliminated().inverse }

  /// Returns the determinant and the inverse, by Gauss's and Jordan's elimination with the largest
  /// number of each column.
  private func eliminated() -> (determinant: Scalar, inverse: Self) {
    // Operations on columns are shorter than those on rows, and have the same result.
    var (rest, inverse, determinant) = (self, Self(1), Scalar(1))
    for row in Self.indices {
      var pivot = row
      for index in row..<Column.scalarCount where abs(rest[index][row]) > abs(rest[pivot][row]) {
        pivot = index
      }
      if pivot != row {
        (rest[row], rest[pivot]) = (rest[pivot], rest[row])
        (inverse[row], inverse[pivot]) = (inverse[pivot], inverse[row])
        determinant = -determinant
      }
      let value = rest[row][row]
      determinant *= value
      rest[row] /= value
      inverse[row] /= value
      for index in Self.indices where index != row {
        let factor = rest[index][row]
        rest[index] -= factor * rest[row]
        inverse[index] -= factor * inverse[row]
      }
    }
    return (determinant.isNaN ? 0 : determinant, inverse)
  }

  /// Returns the product of a matrix and a vector.
  public static func * (lhs: Self, rhs: Column) -> Column {
    indices.reduce(Column()) { $0 + rhs[$1] * lhs[$1] }
  }

  /// Returns the product of a vector and a matrix.
  public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }
  /// Returns the product of two matrices.
  public static func * (lhs: Self, rhs: Self) -> Self { Self { lhs * rhs[$0] } }
  /// Returns the product of a number and a matrix.
  public static func * (lhs: Scalar, rhs: Self) -> Self { Self { lhs * rhs[$0] } }
  /// Returns the product of a matrix and a number.
  public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }
  /// Returns the sum of two matrices.
  public static func + (lhs: Self, rhs: Self) -> Self { Self { lhs[$0] + rhs[$0] } }
  /// Returns the difference of two matrices.
  public static func - (lhs: Self, rhs: Self) -> Self { Self { lhs[$0] - rhs[$0] } }
  /// Returns the matrix with other signs.
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }
  /// Multiplies a matrix by another one.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Adds a matrix to another one.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts a matrix from another one.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Returns whether the numbers of two matrices are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    indices.allSatisfy { lhs[$0] == rhs[$0] }
  }
}

/// Returns the product of two matrices.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Returns the product of a matrix and a vector.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// Returns the inverse matrix.
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// Returns the matrix with rows instead of columns.
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// Returns the determinant.
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
