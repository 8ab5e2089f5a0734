// SPDX-License-Identifier: MIT

/// The lightness contrast of text and its background, for which people perceive equal values as
/// equally readable.
///
/// Source: APCA 0.0.98G-4g, which the W3C's Silver task force proposed for WCAG 3. Rules require the
/// ratio of WCAG 2.2, so that this value is only stated.
enum LightnessContrast {
  /// Returns the contrast of two opaque colors, from about −108 for white on black to about 106 for
  /// black on white.
  static func value(of ink: UInt32, on ground: UInt32) -> Double {
    let (text, back) = (luminance(ink), luminance(ground))
    guard abs(back - text) >= 0.0005 else { return 0 }
    if back > text {
      let contrast = (power(back, 560) - power(text, 570)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (power(back, 650) - power(text, 620)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// The estimated luminance; that of nearly black colors is raised.
  private static func luminance(_ color: UInt32) -> Double {
    func level(_ shift: UInt32) -> Double { power(Double(color >> shift & 0xFF) / 255, 2400) }
    let sum = 0.2126729 * level(16) + 0.7151522 * level(8) + 0.0721750 * level(0)
    return sum > 0.022 ? sum : sum + power(0.022 - sum, 1414)
  }

  /// Returns a number from 0 to 1.1 to the power of some thousandths.
  ///
  /// The power is that of the thousandth root, which Newton's method finds: the functions of C
  /// libraries differ in their last digits.
  private static func power(_ base: Double, _ thousandths: Int) -> Double {
    guard base > 0 else { return 0 }
    // From above, the method only descends, until rounding stops it.
    var root = max(base, 1)
    while true {
      let lower = whole(root, 999)
      let next = root - (lower * root - base) / (1000 * lower)
      guard next < root else { return whole(root, thousandths) }
      root = next
    }
  }

  private static func whole(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result *= square }
      square *= square
      rest /= 2
    }
    return result
  }
}
