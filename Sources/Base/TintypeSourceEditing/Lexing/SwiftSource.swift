// SPDX-License-Identifier: MIT

/// A source file with its tokens.
package struct SwiftSource: Sendable {
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  /// A Boolean value that indicates whether a slash could begin a regular expression.
  let hasPossibleRegex: Bool
  /// The offsets of the code in interpolations of string literals, without the parentheses.
  package let interpolations: [Range<Int>]
  private let readsRegexLiterals: Bool
  /// The offset of each line's first byte.
  private let lines: [Int]

  init(_ bytes: [UInt8], readsRegexLiterals: Bool) throws(SourceRefusal) {
    var lines = [0]
    for (offset, byte) in bytes.enumerated() where byte == ASCII.lineFeed {
      lines.append(offset + 1)
    }
    try self.init(SwiftLexer(bytes, readsRegexLiterals: readsRegexLiterals), lines: lines)
  }

  private init(_ lexer: SwiftLexer, lines: [Int]) throws(SourceRefusal) {
    var lexer = lexer
    try lexer.run()
    (bytes, tokens, interpolations) = (lexer.bytes, lexer.tokens, lexer.interpolations)
    hasPossibleRegex = lexer.hasPossibleRegex
    readsRegexLiterals = lexer.readsRegexLiterals
    self.lines = lines
  }

  /// Returns the code of an interpolation, with the offsets in this file; `nil` if it cannot be
  /// divided into tokens.
  package func interpolation(_ range: Range<Int>) -> SwiftSource? {
    try? SwiftSource(
      SwiftLexer(bytes, in: range, readsRegexLiterals: readsRegexLiterals), lines: lines)
  }

  /// Reads a file whose language mode is unknown; slashes begin regular expressions if possible.
  package init(reading bytes: [UInt8]) throws(SourceRefusal) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    do {
      try self.init(bytes, readsRegexLiterals: true)
    } catch {
      guard let source = try? SwiftSource(bytes, readsRegexLiterals: false) else { throw error }
      self = source
    }
  }

  /// Returns the value of a string literal; `nil` for other tokens and literals with
  /// interpolations.
  package func string(_ token: Int) -> String? {
    guard tokens.indices.contains(token), tokens[token].kind == .string else { return nil }
    return StringLiteral.value(of: bytes(of: tokens[token]))
  }

  /// Returns the index of the token that begins at a line and a column of the compiler.
  ///
  /// Columns are bytes, and a byte order mark counts.
  func token(line: Int, column: Int) -> Int? {
    guard line > 0, line <= lines.count, column > 0 else { return nil }
    let (offset, overflow) = lines[line - 1].addingReportingOverflow(column - 1)
    return overflow ? nil : token(at: offset)
  }

  /// Returns the index of the token that begins at an offset.
  func token(at offset: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].start == offset ? low : nil
  }

  /// Returns the line number of an offset, from 1.
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the column of an offset in its line, in bytes from 1.
  package func column(of offset: Int) -> Int { offset - lines[line(of: offset) - 1] + 1 }

  package func bytes(of token: SwiftToken) -> ArraySlice<UInt8> { bytes[token.start..<token.end] }

  /// Returns whether a token exists and is a specific identifier or keyword.
  package func isWord(_ token: Int, _ word: String) -> Bool {
    tokens.indices.contains(token) && tokens[token].kind == .word
      && bytes(of: tokens[token]).elementsEqual(word.utf8)
  }

  /// Returns the text of a token, without backticks.
  package func text(of token: SwiftToken) -> String {
    String(decoding: bytes(of: token).filter { $0 != ASCII.backtick }, as: UTF8.self)
  }

  // MARK: Layout

  /// Returns the white space at the beginning of the line of an offset.
  func indentation(at offset: Int) -> [UInt8] {
    var start = lines[line(of: offset) - 1]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    return Array(bytes[start...].prefix(while: ASCII.isBlank))
  }

  /// Returns the line end after an offset; in the last line, the line end before it.
  func lineEnd(at offset: Int) -> [UInt8] {
    let line = line(of: offset)
    let feed = line < lines.count ? lines[line] - 1 : lines[line - 1] - 1
    guard feed > 0, bytes[feed - 1] == ASCII.carriageReturn else { return [ASCII.lineFeed] }
    return [ASCII.carriageReturn, ASCII.lineFeed]
  }

  /// The white space of one level of indentation, taken from the first indented line of code.
  var indentationUnit: [UInt8] {
    for token in tokens where token.isFirstOnLine {
      let indentation = indentation(at: token.start)
      if !indentation.isEmpty { return indentation }
    }
    return Array("    ".utf8)
  }
}
