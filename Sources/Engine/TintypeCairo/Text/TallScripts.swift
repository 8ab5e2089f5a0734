// SPDX-License-Identifier: MIT

import TintypeScene

/// The scripts whose letters need higher lines than those of a font with Latin letters.
///
/// Apple documents for `UILetterformAwareAdjusting` that the heights of `UILabel` and `UITextField`
/// increase for tall scripts in fonts of text styles. The values are not published.
enum TallScript {
  /// Returns whether a text has letters of a tall script; digits and punctuation are not tall.
  static func hasLetters(in string: String) -> Bool {
    string.unicodeScalars.contains { $0.value >= 0x0600 && isLetter($0) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Arabic to Nko, the scripts of India, Thai to Tibetan, Burmese, Khmer, forms of Arabic letters.
    case 0x0600...0x07FF, 0x0870...0x0DFF, 0x0E00...0x109F, 0x1780...0x17FF, 0xFB50...0xFDFF,
      0xFE70...0xFEFC:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    default: return false
    }
  }
}

extension FontFile.LineMetrics {
  /// The extents of the letters of Noto Sans Arabic, measured in both weights.
  ///
  /// The highest letter is alef with hamza in bold, 0.986; the lowest one yeh in bold, -0.463. All
  /// lines have the same height: vowel marks, which reach 1.31 above high letters and -0.65 below low
  /// ones, extend into the space between lines. The metrics of the file include rare ligatures, and
  /// would give each line 2.1 times the font size.
  static let arabicLetters = FontFile.LineMetrics(ascent: 0.99, descent: 0.465)

  /// The extents of the letters of Noto Sans Thai, measured in both weights.
  ///
  /// A tone mark above a vowel reaches 1.041, a vowel below -0.265.
  static let thaiLetters = FontFile.LineMetrics(ascent: 1.045, descent: 0.27)
}

extension FontEngine.Face {
  /// Returns the ascent and the descent, in points, that letters need in a line of another font;
  /// `nil` for letters that are not tall.
  func tallExtents(of string: String, size: Double) -> (ascent: Double, descent: Double)? {
    guard !file.isColored, TallScript.hasLetters(in: string) else { return nil }
    guard let metrics = file.tallMetrics else { return (ascent, descent) }
    return (metrics.ascent * size, metrics.descent * size)
  }
}
