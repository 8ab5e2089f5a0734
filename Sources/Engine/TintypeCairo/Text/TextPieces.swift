// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// The consecutive pieces of a paragraph.
struct TextPieces {
  let pieces: [TextPiece]
  /// The characters of all pieces.
  let utf8: [UInt8]
  /// The start of each piece in `utf8`.
  private let starts: [Int]

  init(_ pieces: [TextPiece]) {
    self.pieces = pieces
    var utf8: [UInt8] = []
    var starts: [Int] = []
    for piece in pieces {
      starts.append(utf8.count)
      utf8.append(contentsOf: piece.string.utf8)
    }
    (self.utf8, self.starts) = (utf8, starts)
  }

  /// Returns the index of the piece that contains a byte; `nil` if there are no pieces.
  func piece(at byte: Int) -> Int? {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return starts.isEmpty ? nil : low
  }

  /// Returns the position of a byte in the text that contains the pieces.
  func source(at byte: Int) -> Int {
    guard let index = piece(at: byte) else { return 0 }
    return pieces[index].part(0..<byte - starts[index]).source.upperBound
  }

  /// Returns the pieces and parts of pieces that make up a range.
  func parts(_ range: Range<Int>) -> [TextPiece] {
    guard !range.isEmpty, var index = piece(at: range.lowerBound) else { return [] }
    var parts: [TextPiece] = []
    while index < pieces.count, starts[index] < range.upperBound {
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : utf8.count
      let part = (start..<end).clamped(to: range)
      if !part.isEmpty {
        parts.append(
          part == start..<end
            ? pieces[index] : pieces[index].part(part.lowerBound - start..<part.upperBound - start))
      }
      index += 1
    }
    return parts
  }

  /// Returns a range without white space at its start, its end or both.
  func trimmed(_ range: Range<Int>, front: Bool, back: Bool) -> Range<Int> {
    let range = range.clamped(to: 0..<utf8.count)
    let content = Substring(String(decoding: utf8[range], as: UTF8.self))
    var (start, end) = (range.lowerBound, range.upperBound)
    var rest = content
    if front {
      rest = content.drop(while: \.isWhitespace)
      start = end - rest.utf8.count
    }
    if back {
      while let last = rest.last, last.isWhitespace {
        rest.removeLast()
        end -= last.utf8.count
      }
    }
    return start..<end
  }
}

/// Characters of a text that are shaped with one font file.
struct TextPiece {
  /// The characters; those at which Pango would stop are replaced by others with as many bytes.
  var string: String
  /// The file at a size.
  var face: FontEngine.Face
  /// The spacing added between characters, in points.
  var tracking: Double
  /// The font's name in a scene.
  var font: ResolvedFont
  /// The index of the run or span that contains the characters.
  var owner: Int
  /// The range of the characters in the text's UTF-8.
  var source: Range<Int>

  /// Returns a Boolean value that indicates whether another piece can be shaped together with this
  /// one.
  func isShaped(like other: TextPiece) -> Bool {
    face === other.face && tracking == other.tracking && font.features == other.font.features
  }

  /// Returns a text of the same length in bytes that Pango reads completely.
  ///
  /// Each NUL is replaced by a substitute character, which has no glyph, and each line separator by
  /// a space.
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

  /// U+001A, the replacement for characters that cannot be represented.
  static let substitute: Unicode.Scalar = "\u{1A}"

  /// Returns the part of the piece in a range of bytes of its string.
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
