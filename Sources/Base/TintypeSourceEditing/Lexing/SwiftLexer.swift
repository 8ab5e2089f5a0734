// SPDX-License-Identifier: MIT

/// Divides Swift source into tokens, or rejects source that it cannot divide reliably.
///
/// A slash can begin a regular expression or an operator, which depends on the language mode of the
/// module. So a source with such a slash is lexed in both ways; see ``SourceRewriter``.
struct SwiftLexer {
  let bytes: [UInt8]
  /// A Boolean value that indicates whether `/…/` can be a regular expression.
  let readsRegexLiterals: Bool
  /// A Boolean value that indicates whether a slash was found that could begin a regular
  /// expression.
  var hasPossibleRegex = false
  private(set) var tokens: [SwiftToken] = []
  /// The offsets of the code in interpolations, without the parentheses; those in an interpolation
  /// are part of it.
  var interpolations: [Range<Int>] = []

  private let range: Range<Int>?
  private var isFirstOnLine = true
  /// The tokens of the open brackets.
  private var open: [Int] = []
  /// The number of open brackets at each open `#if`.
  private var conditions: [Int] = []

  /// The maximum depth of nested string interpolations.
  static let depthLimit = 64

  /// Begins to read code: that at the offsets of an interpolation, or the whole file.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil, readsRegexLiterals: Bool) {
    (self.bytes, self.range, self.readsRegexLiterals) = (bytes, range, readsRegexLiterals)
  }

  /// Finds all tokens.
  mutating func run() throws(SourceRefusal) {
    let range = range ?? start..<bytes.count
    tokens.reserveCapacity(range.count / 5)
    var index = range.lowerBound
    while index < range.upperBound {
      index = try token(at: index)
    }
    if let token = open.last { throw .unbalanced(line: line(of: tokens[token].start)) }
    guard conditions.isEmpty, index == range.upperBound else {
      throw .unbalanced(line: line(of: range.upperBound))
    }
  }

  /// The offset after the byte order mark and after a first line with an interpreter directive
  /// (`#!`).
  private var start: Int {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if byte(index) == ASCII.hash, byte(index + 1) == UInt8(ascii: "!") {
      while index < bytes.count, bytes[index] != ASCII.lineFeed { index += 1 }
    }
    return index
  }

  /// Adds the token at an offset, or skips white space or a comment.
  ///
  /// - Returns: The offset after it.
  private mutating func token(at index: Int) throws(SourceRefusal) -> Int {
    let first = bytes[index]
    switch first {
    case ASCII.lineFeed:
      isFirstOnLine = true
      return index + 1
    case ASCII.space, ASCII.tab, 0x0B, 0x0C: return index + 1
    case ASCII.carriageReturn:
      // The compiler ends a line here, but does not count it in line numbers.
      guard byte(index + 1) == ASCII.lineFeed else {
        throw .carriageReturn(line: line(of: index))
      }
      return index + 1
    case 0: throw .unexpectedCharacter(line: line(of: index))
    case ASCII.openParen, ASCII.openBracket, ASCII.openBrace:
      open.append(tokens.count)
      return add(.opening, index, index + 1)
    case ASCII.closeParen, ASCII.closeBracket, ASCII.closeBrace:
      guard let partner = open.popLast(), matches(tokens[partner].byte, first) else {
        throw .unbalanced(line: line(of: index))
      }
      tokens[partner].partner = tokens.count
      let end = add(.closing, index, index + 1)
      tokens[tokens.count - 1].partner = partner
      return end
    case UInt8(ascii: ","): return add(.comma, index, index + 1)
    case UInt8(ascii: ":"): return add(.colon, index, index + 1)
    case UInt8(ascii: ";"): return add(.semicolon, index, index + 1)
    case ASCII.quote: return add(.string, index, try endOfString(at: index, depth: 0))
    case ASCII.backtick: return add(.word, index, try endOfBackticks(at: index))
    case ASCII.hash: return try hash(at: index)
    case ASCII.slash:
      if let end = try endOfComment(at: index) {
        // A token after a multi-line comment is the first one on its line.
        if bytes[index..<end].contains(ASCII.lineFeed) { isFirstOnLine = true }
        return end
      }
      if let end = endOfRegex(at: index) { return add(.regex, index, end) }
      return add(.other, index, index + 1)
    default:
      guard ASCII.isWord(first) else { return add(.other, index, index + 1) }
      var end = index + 1
      while end < bytes.count, ASCII.isWord(bytes[end]) { end += 1 }
      return add(.word, index, end)
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ start: Int, _ end: Int) -> Int {
    tokens.append(
      SwiftToken(
        kind: kind, isFirstOnLine: isFirstOnLine, byte: bytes[start], start: start, end: end))
    isFirstOnLine = false
    return end
  }

  /// Adds a token that begins with a number sign: a raw string, a regular expression, a directive
  /// or a macro.
  private mutating func hash(at index: Int) throws(SourceRefusal) -> Int {
    let mark = index + hashes(at: index)
    switch byte(mark) {
    case ASCII.quote: return add(.string, index, try endOfString(at: index, depth: 0))
    case ASCII.slash: return add(.regex, index, try endOfExtendedRegex(at: index))
    default: break
    }
    var end = index + 1
    while end < bytes.count, ASCII.isWord(bytes[end]) { end += 1 }
    guard end > index + 1 else { return add(.other, index, end) }
    let name = bytes[(index + 1)..<end]
    if name.elementsEqual("sourceLocation".utf8) {
      throw .relocated(line: line(of: index))
    } else if name.elementsEqual("if".utf8) {
      conditions.append(open.count)
    } else if name.elementsEqual("elseif".utf8) || name.elementsEqual("else".utf8) {
      guard conditions.last == open.count else { throw .unbalanced(line: line(of: index)) }
    } else if name.elementsEqual("endif".utf8) {
      guard conditions.popLast() == open.count else {
        throw .unbalanced(line: line(of: index))
      }
    } else {
      return add(.hashWord, index, end)
    }
    return add(.directive, index, end)
  }

  func matches(_ opening: UInt8, _ closing: UInt8) -> Bool {
    switch opening {
    case ASCII.openParen: closing == ASCII.closeParen
    case ASCII.openBracket: closing == ASCII.closeBracket
    default: closing == ASCII.closeBrace
    }
  }

  // MARK: Characters

  /// Returns the byte at an offset; 0 after the last one.
  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Returns the number of consecutive number signs at an offset.
  func hashes(at index: Int) -> Int {
    var count = 0
    while byte(index + count) == ASCII.hash { count += 1 }
    return count
  }

  /// Returns the line number of an offset, from 1.
  func line(of index: Int) -> Int {
    bytes[..<index].reduce(1) { $1 == ASCII.lineFeed ? $0 + 1 : $0 }
  }

  // MARK: Comments and identifiers

  /// Returns the end of a comment; `nil` if no comment begins at the offset.
  func endOfComment(at index: Int) throws(SourceRefusal) -> Int? {
    switch byte(index + 1) {
    case ASCII.slash:
      var end = index + 2
      while end < bytes.count, bytes[end] != ASCII.lineFeed { end += 1 }
      return end
    case ASCII.star:
      var depth = 1
      var end = index + 2
      while end < bytes.count {
        if bytes[end] == ASCII.star, byte(end + 1) == ASCII.slash {
          depth -= 1
          end += 2
          if depth == 0 { return end }
        } else if bytes[end] == ASCII.slash, byte(end + 1) == ASCII.star {
          depth += 1
          end += 2
        } else {
          end += 1
        }
      }
      throw .unterminated(.comment, line: line(of: index))
    default: return nil
    }
  }

  func endOfBackticks(at index: Int) throws(SourceRefusal) -> Int {
    var end = index + 1
    while end < bytes.count, bytes[end] != ASCII.lineFeed {
      if bytes[end] == ASCII.backtick { return end + 1 }
      end += 1
    }
    throw .unterminated(.identifier, line: line(of: index))
  }
}
