// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

extension Transform2D {
  var determinant: Double { a * d - b * c }

  /// The inverse of a usable transform, by the reciprocal of the determinant.
  ///
  /// The public `inverse` divides by the determinant, which rounds differently: the pixels of
  /// gradients depend on this one.
  var reciprocalInverse: Transform2D {
    if a == 1, b == 0, c == 0, d == 1 { return Transform2D(translationX: -tx, y: -ty) }
    let factor = 1 / determinant
    let (ia, ib, ic, id) = (d * factor, -b * factor, -c * factor, a * factor)
    return Transform2D(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  /// A Boolean value that indicates whether the transform moves everything by whole pixels.
  var isWholeTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx.rounded() == tx && ty.rounded() == ty
  }

  /// The mean factor by which the sides of an area are enlarged.
  var magnification: Double { abs(determinant).squareRoot() }

  /// The lengths of a step of one pixel to the right and of one downwards.
  var stretch: (x: Double, y: Double) {
    ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  /// A Boolean value that indicates whether lines and fonts can be drawn with the numbers.
  var isUsable: Bool {
    let numbers = [a, b, c, d]
    return numbers.allSatisfy { $0.isFinite && abs($0) <= 1e4 }
      && [tx, ty].allSatisfy { $0.isFinite && abs($0) <= 1e6 } && abs(determinant) >= 1e-8
  }

  var cairoValue: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
