// SPDX-License-Identifier: MIT

import TintypeScene

extension TypesetText.Line {
  /// Returns whether a break between this line and the next one is within a word.
  ///
  /// There, no white space was dropped, and characters on both sides belong together: letters,
  /// digits, and punctuation between them. A line can break after a hyphen, a dash or a slash, and
  /// next to characters of scripts without spaces (Unicode Standard Annex 14).
  func breaksWord(before next: TypesetText.Line) -> Bool {
    guard range.upperBound == next.range.lowerBound,
      let last = string.unicodeScalars.last, let first = next.string.unicodeScalars.first
    else { return false }
    return !last.allowsBreakAfter && !first.allowsBreakBefore
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether a line can break after the character within a word.
  fileprivate var allowsBreakAfter: Bool {
    switch value {
    // Hyphens, dashes, slashes, soft hyphens and spaces of no width.
    case 0x2D, 0x2F, 0x7C, 0xAD, 0x058A, 0x200B, 0x2010, 0x2012...0x2014, 0x2026: return true
    default: return properties.isWhitespace || isOfScriptWithoutSpaces
    }
  }

  /// A Boolean value that indicates whether a line can break before the character within a word.
  fileprivate var allowsBreakBefore: Bool {
    switch value {
    case 0x200B, 0x2014: return true
    default: return properties.isWhitespace || isOfScriptWithoutSpaces
    }
  }

  /// A Boolean value that indicates whether the character is an emoji, or of a script that has no
  /// spaces between words: Thai, Lao, Tibetan, Burmese, Khmer, Chinese, Japanese and Korean.
  private var isOfScriptWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0x30FF,
      0x3100...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return true
    default: return properties.isEmojiPresentation
    }
  }
}

extension TextSource {
  /// Returns the range of the characters around a position that are not white space.
  func word(around position: Int) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    var (start, end) = (position, position)
    while start > 0, !isSpace(utf8[start - 1]) { start -= 1 }
    while end < utf8.count, !isSpace(utf8[end]) { end += 1 }
    return start..<end
  }
}

extension TextFitting {
  /// The words of a text that are broken inside, and whether each fits on a line of its own.
  func brokenWords(
    of typeset: TypesetText, _ runs: [TextRun]
  ) throws -> [(word: String, fits: Bool)] {
    guard let width, typeset.lines.count > 1 else { return [] }
    var words: [(word: String, fits: Bool)] = []
    var known: Set<Int> = []
    for (line, next) in zip(typeset.lines, typeset.lines.dropFirst())
    where line.breaksWord(before: next) {
      let source = text.source.replacingRuns(by: runs)
      let range = source.word(around: line.range.upperBound)
      guard known.insert(range.lowerBound).inserted else { continue }
      let word = try self.typeset(
        range, of: source, width: nil, maximumLines: 1, direction: line.direction)
      let natural = word.lines.first?.width ?? 0
      words.append((source.string(range), natural <= width + 0.001))
    }
    return words
  }
}
