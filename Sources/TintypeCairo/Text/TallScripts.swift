// SPDX-License-Identifier: MIT

import TintypeScene

/// The heights that letters of a tall script need in lines of a font with lower letters.
///
/// Apple documents for `UILetterformAwareAdjusting` that the heights of `UILabel` and `UITextField`
/// increase for tall scripts in fonts of text styles. The values are not published.
struct TallLetters: OptionSet, Hashable {
  let rawValue: UInt8

  /// Letters of a tall script.
  static let letters = TallLetters(rawValue: 1)
  /// Marks that are set above letters, higher than the letters of the script.
  static let marksAbove = TallLetters(rawValue: 2)
  /// Marks above letters that are high themselves, or above other marks.
  static let highMarks = TallLetters(rawValue: 4)
  /// Letters and marks that extend below the other letters of the script.
  static let marksBelow = TallLetters(rawValue: 8)

  /// Finds the tall letters of a text; digits and punctuation are not tall.
  init(in string: String) {
    var found: TallLetters = []
    var previous: UInt32 = 0
    for scalar in string.unicodeScalars where scalar.value >= 0x0600 {
      found.formUnion(TallLetters(of: scalar, after: previous))
      previous = scalar.value
    }
    self = found
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private init(of scalar: Unicode.Scalar, after previous: UInt32) {
    switch scalar.value {
    // Arabic vowels and Koranic marks below letters; the Pashto letter e has two dots below.
    case 0x064D, 0x0650, 0x0655, 0x0656, 0x065C, 0x065F, 0x06D0, 0x06E3, 0x06EA, 0x06ED:
      self = [.letters, .marksBelow]
    case 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06ED, 0xFDF2, 0xFDFA...0xFDFB, 0xFDFD:
      self = Self.isHigh(previous) ? [.letters, .highMarks] : [.letters, .marksAbove]
    // A Thai vowel below a letter with a base of its own.
    case 0x0E38...0x0E3A where previous == 0x0E0E || previous == 0x0E0F:
      self = [.letters, .marksBelow]
    // Arabic to Nko, the scripts of India, Thai to Tibetan, Burmese, Khmer, forms of Arabic letters.
    case 0x0600...0x07FF, 0x0870...0x0DFF, 0x0E00...0x109F, 0x1780...0x17FF, 0xFB50...0xFDFF,
      0xFE70...0xFEFC:
      let properties = scalar.properties
      let isMark = properties.generalCategory == .nonspacingMark
      self = properties.isAlphabetic || isMark ? .letters : []
    default: self = []
    }
  }

  /// Returns whether an Arabic character is a mark above a letter, or a letter with a hamza or two
  /// dots above.
  private static func isHigh(_ value: UInt32) -> Bool {
    switch value {
    case 0x0622, 0x0623, 0x0629, 0x062B, 0x063A, 0x0641, 0x0642, 0x0679, 0x0688, 0x06A4: true
    case 0x064D, 0x0650: false
    default: (0x064B...0x0654).contains(value) || value == 0x0670
    }
  }
}

extension FontFile {
  /// The heights of lines with letters of a tall script, for a file that is used as a fallback.
  ///
  /// They replace the metrics of a file that include rare ligatures: those of Noto Sans Arabic would
  /// give each line 2.1 times the font size.
  struct TallMetrics: Hashable, Sendable {
    /// The metrics for letters.
    var letters: LineMetrics
    /// The ascent for letters with marks above, as a multiple of the font size.
    var ascentOfMarks: Double
    /// The ascent for marks above high letters and other marks, as a multiple of the font size.
    var ascentOfHighMarks: Double
    /// The descent for letters with marks below, as a multiple of the font size.
    var descentOfMarks: Double

    /// Returns the metrics for the tall letters of a text.
    func metrics(for letters: TallLetters) -> LineMetrics {
      var metrics = self.letters
      if letters.contains(.marksAbove) { metrics.ascent = max(metrics.ascent, ascentOfMarks) }
      if letters.contains(.highMarks) { metrics.ascent = max(metrics.ascent, ascentOfHighMarks) }
      if letters.contains(.marksBelow) { metrics.descent = max(metrics.descent, descentOfMarks) }
      return metrics
    }

    /// The extents of Noto Sans Arabic, measured in both weights.
    ///
    /// The highest letter is alef with hamza in bold, 0.986; the lowest one yeh in bold, -0.463. With
    /// one mark, other letters reach 1.16, and high ones 1.31; kasra below yeh reaches -0.645. Two
    /// marks above a high letter, and two strokes below yeh, extend farther.
    static let arabic = TallMetrics(
      letters: LineMetrics(ascent: 0.99, descent: 0.465), ascentOfMarks: 1.16,
      ascentOfHighMarks: 1.31, descentOfMarks: 0.65)

    /// The extents of Noto Sans Thai, measured in both weights.
    ///
    /// A tone mark above a vowel reaches 1.041, a vowel below -0.265, and -0.449 below a letter with a
    /// base of its own.
    static let thai = TallMetrics(
      letters: LineMetrics(ascent: 1.045, descent: 0.27), ascentOfMarks: 1.045,
      ascentOfHighMarks: 1.045, descentOfMarks: 0.45)
  }
}

extension FontEngine.Face {
  /// Returns the ascent and the descent, in points, that letters need in a line of another font;
  /// `nil` for letters that are not tall.
  func tallExtents(of string: String, size: Double) -> (ascent: Double, descent: Double)? {
    guard !file.isColored else { return nil }
    let letters = TallLetters(in: string)
    guard !letters.isEmpty else { return nil }
    guard let metrics = file.tallMetrics?.metrics(for: letters) else { return (ascent, descent) }
    return (metrics.ascent * size, metrics.descent * size)
  }
}
