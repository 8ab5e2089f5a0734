// SPDX-License-Identifier: MIT

public import Foundation

/// A transform in space: the row (x, y, z, 1) is multiplied by the matrix from the left.
public struct CATransform3D: Equatable, Sendable {
  /// The first row and the first column.
  public var m11: CGFloat
  /// The first row and the second column.
  public var m12: CGFloat
  /// The first row and the third column.
  public var m13: CGFloat
  /// The first row and the fourth column.
  public var m14: CGFloat
  /// The second row and the first column.
  public var m21: CGFloat
  /// The second row and the second column.
  public var m22: CGFloat
  /// The second row and the third column.
  public var m23: CGFloat
  /// The second row and the fourth column.
  public var m24: CGFloat
  /// The third row and the first column.
  public var m31: CGFloat
  /// The third row and the second column.
  public var m32: CGFloat
  /// The third row and the third column.
  public var m33: CGFloat
  /// The third row and the fourth column.
  public var m34: CGFloat
  /// The fourth row and the first column.
  public var m41: CGFloat
  /// The fourth row and the second column.
  public var m42: CGFloat
  /// The fourth row and the third column.
  public var m43: CGFloat
  /// The fourth row and the fourth column.
  public var m44: CGFloat

  /// Creates a transform whose 16 numbers are 0.
  public init() {
    self.init([CGFloat](repeating: 0, count: 16))
  }

  /// Creates a transform from its 16 numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  static let identity = CATransform3D(CGAffineTransform.identity)

  /// Creates a transform of points in a plane.
  init(_ transform: CGAffineTransform) {
    let (t, z) = (transform, CGFloat(0))
    self.init([t.a, t.b, z, z, t.c, t.d, z, z, z, z, 1, z, t.tx, t.ty, z, 1])
  }

  /// Creates a transform from 16 numbers, row by row.
  init(_ numbers: [CGFloat]) {
    func number(_ index: Int) -> CGFloat { index < numbers.count ? numbers[index] : 0 }
    self.init(
      m11: number(0), m12: number(1), m13: number(2), m14: number(3), m21: number(4),
      m22: number(5), m23: number(6), m24: number(7), m31: number(8), m32: number(9),
      m33: number(10), m34: number(11), m41: number(12), m42: number(13), m43: number(14),
      m44: number(15))
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// Returns this transform, followed by another.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let columns = (0..<4).map { column in other.rows.map { $0[column] } }
    return CATransform3D(
      rows.flatMap { row in columns.map { zip(row, $0).reduce(0) { $0 + $1.0 * $1.1 } } })
  }

  /// The transform that changes its results back; `nil` if there is none.
  ///
  /// It is the result of Gauss–Jordan elimination with the largest pivots.
  var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3D.identity.rows
    for column in 0..<4 {
      let pivots = (column..<4).map { (abs(left[$0][column]), $0) }
      guard let (size, pivot) = pivots.max(by: { $0.0 < $1.0 }), size > 0, size.isFinite else {
        return nil
      }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = left[column][column]
      left[column] = left[column].map { $0 / factor }
      right[column] = right[column].map { $0 / factor }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
        right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
      }
    }
    return CATransform3D(right.flatMap { $0 })
  }
}
