// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension DeclarationTree {
  /// Returns the statements of a body that contain an offset, from the innermost to the outermost.
  ///
  /// Closures and blocks in the body have statements of their own. A statement is a range of tokens.
  func statements(around offset: Int, inBody body: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var brace: Int? = body
    while let block = brace {
      brace = nil
      let statement = statements(ofBlock: block).first { isInside(offset, $0) }
      guard let statement else { break }
      found.append(statement)
      // The outermost braces in the statement around the offset, through parentheses and brackets.
      var index = statement.lowerBound
      while index < statement.upperBound, brace == nil {
        let token = source.tokens[index]
        guard token.kind == .opening else {
          index += 1
          continue
        }
        if !isInside(offset, index..<(token.partner + 1)) {
          index = token.partner + 1
        } else if token.byte == ASCII.openBrace {
          brace = index
        } else {
          index += 1
        }
      }
    }
    return found.reversed()
  }

  /// Returns the tokens of the call of a member at an offset, such as `.frame(width: 1)`, with its
  /// trailing closures; `nil` if there is none, or nothing is before it.
  func call(ofMemberAt offset: Int) -> Range<Int>? {
    guard let name = source.tokens.firstIndex(where: { $0.start == offset }), name > 1,
      source.tokens[name].kind == .word, source.tokens[name - 1].byte == ASCII.dot
    else { return nil }
    let receiver = source.tokens[name - 2]
    let isChained = source.tokens[name - 1].isFirstOnLine || receiver.end == offset - 1
    guard isChained, receiver.kind == .closing || receiver.kind == .word else { return nil }
    var end = name + 1
    while end < source.tokens.count {
      let token = source.tokens[end]
      let isLabel =
        token.kind == .word && end + 2 < source.tokens.count
        && source.tokens[end + 1].kind == .colon
        && source.tokens[end + 2].byte == ASCII.openBrace
        && source.tokens[end - 1].byte == ASCII.closeBrace
      if isLabel {
        end = source.tokens[end + 2].partner + 1
      } else if token.kind == .opening, !token.isFirstOnLine {
        end = token.partner + 1
      } else {
        break
      }
    }
    return end > name + 1 ? (name - 1)..<end : nil
  }

  private func isInside(_ offset: Int, _ tokens: Range<Int>) -> Bool {
    source.tokens[tokens.lowerBound].start <= offset
      && offset < source.tokens[tokens.upperBound - 1].end
  }

  private func statements(ofBlock brace: Int) -> [Range<Int>] {
    let end = source.tokens[brace].partner
    var start = endOfSignature(after: brace)
    var statements: [Range<Int>] = []
    var index = start
    func finish(_ next: Int) {
      if start < index { statements.append(start..<index) }
      (start, index) = (next, next)
    }
    while index < end {
      let token = source.tokens[index]
      if token.kind == .semicolon || token.kind == .directive {
        let isCondition = ["#if", "#elseif"].contains(source.text(of: token))
        finish(isCondition ? max(index + 1, ConditionSyntax(source, after: index).end) : index + 1)
      } else if index == start, ["case", "default"].contains(text(index)) {
        let colon = self.index(in: index..<end) { $0 == ":" } ?? index
        (start, index) = (colon + 1, colon + 1)
      } else if index > start, token.isFirstOnLine, !continuesStatement(index) {
        finish(index)
      } else {
        index = token.kind == .opening ? token.partner + 1 : index + 1
      }
    }
    index = min(index, end)
    finish(end)
    return statements
  }

  /// Returns the index of the first token after the parameters of a closure.
  private func endOfSignature(after brace: Int) -> Int {
    let end = source.tokens[brace].partner
    var index = brace + 1
    while index < end {
      let token = source.tokens[index]
      if text(index) == "in" { return index + 1 }
      let isStatement = ["for", "let", "var", "if", "switch", "guard", "while", "repeat"]
        .contains(text(index))
      if isStatement || (token.isFirstOnLine && index > brace + 1) { break }
      index = token.kind == .opening ? token.partner + 1 : index + 1
    }
    return brace + 1
  }

  /// Returns whether a token that is the first on its line continues a statement.
  private func continuesStatement(_ index: Int) -> Bool {
    if continues(after: index - 1) { return true }
    let token = source.tokens[index]
    switch token.kind {
    case .word:
      return ["else", "catch", "as", "is", "where", "in"].contains(text(index))
    case .other:
      // A prefix operator begins a statement; a dot or an operator with a blank continues one.
      return token.byte == ASCII.dot || token.byte == UInt8(ascii: "?")
        || (index + 1 < source.tokens.count && source.tokens[index + 1].start > token.end)
        || (index + 1 < source.tokens.count && source.tokens[index + 1].kind == .other)
    case .comma, .colon, .closing: return true
    case .opening: return token.byte == ASCII.openBrace
    default: return false
    }
  }
}
