// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// Characters of a text that are shaped with one font file.
struct TextPiece {
  /// The characters, those at which Pango would stop replaced by others of as many bytes.
  var string: String
  /// The file, at a size.
  var face: FontEngine.Face
  /// What is added between characters, in points.
  var tracking: Double
  /// The font's name for a scene.
  var font: ResolvedFont
  /// The index of the run or span that the characters are a part of.
  var owner: Int
  /// Where the characters lie in the text's UTF-8.
  var source: Range<Int>

  /// Whether another piece can be shaped with this one as if they were one.
  func isShaped(like other: TextPiece) -> Bool {
    face === other.face && tracking == other.tracking
  }

  /// A text that Pango reads to its end, in as many bytes: a substitute character, which has no
  /// glyph, for each NUL, and a space for what would end a line.
  static func readable(_ string: String) -> String {
    guard string.utf8.contains(where: { $0 < 0x0E || $0 == 0xC2 || $0 == 0xE2 }) else {
      return string
    }
    var text = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\0": text.append(substitute)
      case "\n", "\r", "\u{0B}", "\u{0C}": text.append(" ")
      case "\u{85}": text.append("\u{A0}")
      case "\u{2028}", "\u{2029}": text.append("\u{2003}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// U+001A, which stands in for what cannot be represented.
  static let substitute: Unicode.Scalar = "\u{1A}"

  /// The part of the piece that lies in a range of bytes of its string.
  func part(_ range: Range<Int>) -> TextPiece {
    let range = range.clamped(to: 0..<string.utf8.count)
    var part = self
    let first = string.utf8.startIndex
    let start = string.utf8.index(first, offsetBy: range.lowerBound)
    part.string = String(string[start..<string.utf8.index(first, offsetBy: range.upperBound)])
    part.source = source.lowerBound + range.lowerBound..<source.lowerBound + range.upperBound
    return part
  }
}
