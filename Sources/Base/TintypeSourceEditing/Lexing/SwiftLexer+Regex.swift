// SPDX-License-Identifier: MIT

extension SwiftLexer {
  /// Returns the end of a regular expression `/…/`; `nil` if the slash is an operator.
  ///
  /// The rules are defined in Swift Evolution 0354: no operand directly before the first slash, no
  /// blank after the first slash and before the last one, which is on the same line, and no closing
  /// parenthesis without an opening one.
  mutating func endOfRegex(at index: Int) -> Int? {
    if index > 0 {
      let before = bytes[index - 1]
      let endsOperand =
        ASCII.isWord(before) || before == ASCII.quote || before == ASCII.backtick
        || before == ASCII.closeParen || before == ASCII.closeBracket
        || before == ASCII.closeBrace
      if endsOperand { return nil }
    }
    if ASCII.isWhitespace(byte(index + 1)) { return nil }
    var groups = 0
    var isInClass = false
    var end = index + 1
    while end < bytes.count {
      switch bytes[end] {
      case ASCII.lineFeed, ASCII.carriageReturn: return nil
      case ASCII.backslash: end += 1
      case ASCII.openBracket: isInClass = true
      case ASCII.closeBracket: isInClass = false
      case ASCII.openParen where !isInClass: groups += 1
      case ASCII.closeParen where !isInClass:
        groups -= 1
        if groups < 0 { return nil }
      case ASCII.slash:
        if ASCII.isBlank(bytes[end - 1]), bytes[end - 2] != ASCII.backslash { return nil }
        hasPossibleRegex = true
        return readsRegexLiterals ? end + 1 : nil
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Returns the end of a regular expression `#/…/#`.
  func endOfExtendedRegex(at index: Int) throws(SourceRefusal) -> Int {
    let hashes = hashes(at: index)
    var end = index + hashes + 1
    var first = end
    while ASCII.isBlank(byte(first)) || byte(first) == ASCII.carriageReturn { first += 1 }
    let isMultiline = byte(first) == ASCII.lineFeed
    while end < bytes.count {
      switch bytes[end] {
      case ASCII.lineFeed where !isMultiline:
        throw .unterminated(.regex, line: line(of: index))
      case ASCII.backslash where byte(end + 1) != ASCII.lineFeed: end += 2
      case ASCII.slash where self.hashes(at: end + 1) >= hashes: return end + 1 + hashes
      default: end += 1
      }
    }
    throw .unterminated(.regex, line: line(of: index))
  }
}
