// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// A mapping of places in pixels: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
struct PixelMatrix: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = PixelMatrix()

  /// The mapping that does another one first.
  func after(_ first: PixelMatrix) -> PixelMatrix {
    PixelMatrix(
      a: a * first.a + c * first.b,
      b: b * first.a + d * first.b,
      c: a * first.c + c * first.d,
      d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx,
      ty: b * first.tx + d * first.ty + ty
    )
  }

  var determinant: Double { a * d - b * c }

  /// The mapping back.
  var inverse: PixelMatrix {
    if a == 1, b == 0, c == 0, d == 1 { return PixelMatrix(tx: -tx, ty: -ty) }
    let factor = 1 / determinant
    let (ia, ib, ic, id) = (d * factor, -b * factor, -c * factor, a * factor)
    return PixelMatrix(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  /// Whether everything only moves by whole pixels.
  var isWholeTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx.rounded() == tx && ty.rounded() == ty
  }

  /// How much larger an area becomes along its sides, on average.
  var magnification: Double { abs(determinant).squareRoot() }

  /// How long a step of one pixel to the right, and one downwards, becomes.
  var stretch: (x: Double, y: Double) {
    ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + tx, b * x + d * y + ty)
  }

  /// Whether the numbers are such that lines and fonts can be drawn with them.
  var isUsable: Bool {
    let numbers = [a, b, c, d]
    return numbers.allSatisfy { $0.isFinite && abs($0) <= 1e4 }
      && [tx, ty].allSatisfy { $0.isFinite && abs($0) <= 1e6 } && abs(determinant) >= 1e-8
  }

  var cairoValue: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
