// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// The tokens of a source fragment, with the queries that the parsers of declarations share.
struct TokenizedSource {
  let fragment: SourceFragment
  let tokens: [SwiftToken]
  private let source: SwiftSource

  init(_ fragment: SourceFragment) throws(MacroDiagnostic) {
    self.fragment = fragment
    do {
      source = try SwiftSource(reading: Array(fragment.text.utf8))
      tokens = source.tokens
    } catch {
      throw MacroDiagnostic(
        message: """
          Tintype's macros cannot find the ends of the strings, comments and brackets of this \
          declaration. Write regular expressions as '#/…/#', and strings with line breaks in \
          interpolations as multi-line strings.
          """,
        fragment: fragment, offset: 0)
    }
  }

  // MARK: Tokens

  /// Returns the token at an index; `nil` if the index is out of range.
  func token(_ index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// Returns whether a token is a specific identifier or keyword.
  func isWord(_ index: Int, _ word: String) -> Bool { source.isWord(index, word) }

  func isWord(_ index: Int) -> Bool { token(index)?.kind == .word }

  /// Returns whether a token is a specific character.
  func isCharacter(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    guard let token = token(index), token.end == token.start + 1 else { return false }
    return UInt32(token.byte) == character.value
  }

  /// Returns the name of an identifier without backticks; an empty string if there is no token.
  func name(_ index: Int) -> String { token(index).map(source.text) ?? "" }

  /// Returns the index of the last identifier of a qualified name, such as `SwiftUI.Entry` or
  /// `SwiftUI::Entry`, that begins at a token.
  func lastComponent(_ index: Int) -> Int {
    var index = index
    while true {
      if isCharacter(index + 1, "."), isWord(index + 2) {
        index += 2
      } else if isCharacter(index + 1, ":"), isCharacter(index + 2, ":"), isWord(index + 3) {
        index += 3
      } else {
        return index
      }
    }
  }

  /// Returns the index after a token, or after the matching bracket of an opening one.
  func after(_ index: Int) -> Int {
    guard let token = token(index), token.kind == .opening else { return index + 1 }
    return max(index, token.partner) + 1
  }

  /// Returns whether no white space or comment separates a token from the preceding one.
  func isAdjacentToPrevious(_ index: Int) -> Bool {
    guard let token = token(index), let previous = self.token(index - 1) else { return false }
    return previous.end == token.start
  }

  /// Returns the index after a generic argument list, or the same index if there is none.
  func afterGenericArguments(_ index: Int) -> Int {
    guard isCharacter(index, "<") else { return index }
    var depth = 0
    var index = index
    while index < tokens.count {
      let isArrow = isCharacter(index - 1, "-") && isAdjacentToPrevious(index)
      if isCharacter(index, "<") {
        depth += 1
      } else if isCharacter(index, ">"), !isArrow {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index = after(index)
    }
    return index
  }

  // MARK: Text

  /// Returns the source of a range of offsets.
  func text(from start: Int, to end: Int) -> String {
    guard start >= 0, start < end, end <= source.bytes.count else { return "" }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  /// Returns the source of a range of tokens, with the comments between them.
  func text(_ range: Range<Int>) -> String {
    guard let first = token(range.lowerBound), let last = token(range.upperBound - 1) else {
      return ""
    }
    return text(from: first.start, to: last.end)
  }

  /// Returns the line and column of a token in the file.
  func location(_ index: Int) -> (line: Int, column: Int) {
    guard let offset = token(index)?.start else { return (fragment.line, fragment.column) }
    let line = source.line(of: offset)
    let column = source.column(of: offset)
    return line == 1
      ? (fragment.line, fragment.column + column - 1) : (fragment.line + line - 1, column)
  }

  /// Returns an error at a token.
  func error(_ message: String, at index: Int) -> MacroDiagnostic {
    MacroDiagnostic(message: message, fragment: fragment, offset: token(index)?.start ?? 0)
  }
}
