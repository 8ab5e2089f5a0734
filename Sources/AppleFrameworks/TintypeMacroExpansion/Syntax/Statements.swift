// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension TokenizedSource {
  /// Returns the statements in a range of tokens that is the content of a block.
  ///
  /// A statement ends before a semicolon, or before a line that does not continue it.
  func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    // Attributes are part of the declaration after them, also on lines of their own.
    var attributesEnd = attributes(at: start).last?.tokens.upperBound ?? start
    while index < range.upperBound {
      if tokens[index].kind == .semicolon {
        if start < index { statements.append(start..<index) }
        start = index + 1
        attributesEnd = attributes(at: start).last?.tokens.upperBound ?? start
        index = start
        continue
      }
      if index > start, index > attributesEnd, tokens[index].isFirstOnLine,
        !continuesStatement(index)
      {
        statements.append(start..<index)
        start = index
        attributesEnd = attributes(at: start).last?.tokens.upperBound ?? start
      }
      index = after(index)
    }
    if start < range.upperBound { statements.append(start..<range.upperBound) }
    return statements
  }

  /// Returns whether a token that is the first one on its line continues the preceding line.
  private func continuesStatement(_ index: Int) -> Bool {
    if leavesStatementOpen(index - 1) { return true }
    let token = tokens[index]
    switch token.kind {
    case .comma, .colon: return true
    case .opening: return isCharacter(index, "{")
    case .word:
      return ["as", "is", "else", "catch", "where"].contains { isWord(index, $0) }
    case .other:
      if isCharacter(index, ".") { return true }
      if isCharacter(index, "@") || isCharacter(index, "\\") { return false }
      // A blank after an operator makes it an infix one.
      var last = index
      while self.token(last + 1)?.kind == .other, isAdjacentToPrevious(last + 1) { last += 1 }
      return !isAdjacentToPrevious(last + 1)
    default: return false
    }
  }

  /// Returns whether a token at the end of a line requires another one.
  private func leavesStatementOpen(_ index: Int) -> Bool {
    guard let token = token(index) else { return false }
    switch token.kind {
    case .comma, .colon: return true
    case .word:
      return ["as", "is", "try", "await", "var", "let", "in", "else", "any", "some"]
        .contains { isWord(index, $0) }
    case .other:
      // A blank before an operator makes it an infix one.
      var first = index
      while first > 0, self.token(first - 1)?.kind == .other, isAdjacentToPrevious(first) {
        first -= 1
      }
      return isCharacter(index, "=") || !isAdjacentToPrevious(first)
    default: return false
    }
  }
}
