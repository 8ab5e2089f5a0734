// SPDX-License-Identifier: MIT

/// The transfer function of sRGB (IEC 61966-2-1), extended to negative numbers by symmetry.
///
/// The powers are computed from roots by Newton's method, because the last digits of the C
/// library's `pow` differ between machines.
package enum TransferFunction {
  /// Returns the linear component of an encoded one.
  package static func decoded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    let magnitude = abs(value)
    guard magnitude > 0.04045 else { return value / 12.92 }
    let base = (magnitude + 0.055) / 1.055
    // x^2.4 is x² · x^(2/5).
    let power = base * base * root(5, of: base * base)
    return value < 0 ? -power : power
  }

  /// Returns the encoded component of a linear one.
  package static func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    guard magnitude.isFinite, magnitude > 0.003_130_8 else { return value * 12.92 }
    // x^(1/2.4) is x^(5/12), the square root of the square root of the cube root of x⁵.
    let fifth = magnitude * magnitude * magnitude * magnitude * magnitude
    let power = 1.055 * root(3, of: fifth).squareRoot().squareRoot() - 0.055
    return value < 0 ? -power : power
  }

  /// Returns a root of a positive number.
  private static func root(_ degree: Int, of value: Double) -> Double {
    var root = max(value, 1)
    // Each step decreases the number until it has the root's precision.
    for _ in 0..<2000 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      guard next < root else { break }
      root = next
    }
    return root
  }
}

/// The conversion from Display P3 to sRGB.
package enum DisplayP3 {
  /// Returns the sRGB components of a Display P3 color; they can be below 0 or above 1.
  ///
  /// Both color spaces have the same transfer function and white point. The matrix is the product
  /// of the matrix from linear Display P3 to XYZ and of the one from XYZ to linear sRGB.
  package static func sRGB(red: Double, green: Double, blue: Double) -> [Double] {
    let linear = [red, green, blue].map(TransferFunction.decoded)
    let rows = [
      [1.224_940_176_280_596, -0.224_940_176_280_596, 0.0],
      [-0.042_056_954_709_688, 1.042_056_954_709_688, 0.0],
      [-0.019_637_554_590_334, -0.078_636_045_550_632, 1.098_273_600_140_966],
    ]
    return rows.map { row in
      TransferFunction.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
    }
  }
}
