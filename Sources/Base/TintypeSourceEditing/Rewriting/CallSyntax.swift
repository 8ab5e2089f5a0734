// SPDX-License-Identifier: MIT

/// The closures of a function call that could return a snapshot.
struct CallSyntax {
  /// A closure in a call.
  struct Closure {
    enum Place {
      /// An argument in the parentheses, with the indices of its first token and of the token after
      /// it.
      case argument(start: Int, end: Int)
      /// The unlabeled trailing closure.
      case first
      /// A labeled trailing closure.
      case labeled
    }
    var place: Place
    /// The token of the label; `nil` for none.
    var label: Int?
    /// The token of the opening brace.
    var brace: Int
  }

  let source: SwiftSource
  /// The token of the opening parenthesis; `nil` for a call with only trailing closures.
  let parenthesis: Int?
  /// The closures at the end of the arguments, and the trailing closures.
  private(set) var closures: [Closure] = []
  /// The closures among the other arguments, which can be found by their labels.
  private(set) var otherClosures: [Closure] = []
  /// The labels of arguments that are not closures.
  private(set) var otherLabels: Set<String> = []

  /// Reads a call.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - token: The opening parenthesis, or the opening brace of a call without parentheses, which
  ///     is the column that the compiler reports.
  /// - Throws: `SourceRefusal.noCall` and `SourceRefusal.condition`.
  init(_ source: SwiftSource, at token: Int) throws(SourceRefusal) {
    self.source = source
    let opening = source.tokens[token]
    guard opening.kind == .opening, opening.byte != ASCII.openBracket,
      Self.endsCallee(source, before: token)
    else { throw .noCall }
    parenthesis = opening.byte == ASCII.openParen ? token : nil
    if parenthesis != nil { readArguments(from: token + 1, to: opening.partner) }
    readTrailingClosures(from: parenthesis == nil ? token : opening.partner + 1)
    if Self.isInCondition(source, token) { throw .condition }
  }

  private static func endsCallee(_ source: SwiftSource, before token: Int) -> Bool {
    guard token > 0 else { return false }
    let before = source.tokens[token - 1]
    switch before.kind {
    case .word:
      let words: Set = [
        "as", "await", "case", "catch", "defer", "do", "else", "for", "func", "guard", "if",
        "import", "in", "is", "let", "macro", "operator", "repeat", "return", "switch", "throw",
        "throws", "try", "var", "where", "while",
      ]
      let isMember = token > 1 && source.tokens[token - 2].byte == ASCII.dot
      if !isMember, words.contains(String(decoding: source.bytes(of: before), as: UTF8.self)) {
        return false
      }
      return !source.isWord(token - 2, "func") && !source.isWord(token - 2, "macro")
    case .closing: return true
    case .other:
      // Generic arguments, optional chaining and forced unwrapping.
      return Array(">?!".utf8).contains(before.byte)
    default: return false
    }
  }

  private mutating func readArguments(from start: Int, to end: Int) {
    var all: [Closure?] = []
    var first = start
    while first < end {
      var next = first
      while next < end, source.tokens[next].kind != .comma {
        next = source.tokens[next].kind == .opening ? source.tokens[next].partner + 1 : next + 1
      }
      let hasLabel =
        next > first + 1 && source.tokens[first].kind == .word
        && source.tokens[first + 1].kind == .colon
      let label = hasLabel ? first : nil
      let value = hasLabel ? first + 2 : first
      let isClosure =
        value < next && source.tokens[value].byte == ASCII.openBrace
        && source.tokens[value].kind == .opening && source.tokens[value].partner == next - 1
      if isClosure {
        all.append(
          Closure(place: .argument(start: first, end: next), label: label, brace: value))
      } else {
        all.append(nil)
        if let label { otherLabels.insert(source.text(of: source.tokens[label])) }
      }
      first = next + 1
    }
    let last = all.lastIndex { $0 == nil } ?? -1
    otherClosures = all[..<(last + 1)].compactMap(\.self)
    closures = all[(last + 1)...].compactMap(\.self)
  }

  private mutating func readTrailingClosures(from token: Int) {
    let tokens = source.tokens
    guard token < tokens.count, tokens[token].kind == .opening,
      tokens[token].byte == ASCII.openBrace
    else { return }
    closures.append(Closure(place: .first, brace: token))
    var next = tokens[token].partner + 1
    while next + 2 < tokens.count, tokens[next].kind == .word, tokens[next + 1].kind == .colon,
      tokens[next + 2].kind == .opening, tokens[next + 2].byte == ASCII.openBrace,
      !source.isWord(next, "default")
    {
      closures.append(Closure(place: .labeled, label: next, brace: next + 2))
      next = tokens[next + 2].partner + 1
    }
  }

  /// Returns whether a call is in the condition of a statement, where a trailing closure would be
  /// parsed as the statement's body.
  private static func isInCondition(_ source: SwiftSource, _ token: Int) -> Bool {
    let tokens = source.tokens
    var index = token - 1
    while index >= 0 {
      let current = tokens[index]
      switch current.kind {
      case .opening, .semicolon, .directive: return false
      case .closing:
        if current.byte == ASCII.closeBrace { return false }
        if tokens[index + 1].isFirstOnLine, startsStatement(source, index + 1) { return false }
        index = current.partner
      case .word:
        let isName =
          index > 0 && tokens[index - 1].byte == ASCII.dot
          || index + 1 < tokens.count && tokens[index + 1].kind == .colon
        if !isName {
          let words = ["if", "while", "guard", "for", "switch"]
          if words.contains(where: { source.isWord(index, $0) }) { return true }
          let joining = ["in", "try", "await", "return", "let", "var", "as", "is", "throw", "else"]
          if !joining.contains(where: { source.isWord(index, $0) }),
            tokens[index + 1].isFirstOnLine, startsStatement(source, index + 1)
          {
            return false
          }
        }
      case .string, .regex:
        if tokens[index + 1].isFirstOnLine, startsStatement(source, index + 1) { return false }
      case .comma, .colon, .hashWord, .other: break
      }
      index -= 1
    }
    return false
  }

  /// Returns whether a token that follows an operand on the previous line begins a statement.
  private static func startsStatement(_ source: SwiftSource, _ token: Int) -> Bool {
    switch source.tokens[token].kind {
    case .word:
      !["as", "is", "in", "else", "where"].contains { source.isWord(token, $0) }
    case .string, .regex, .hashWord: true
    default: false
    }
  }

  // MARK: Queries

  /// Returns the label of a closure; `nil` for none.
  func label(of closure: Closure) -> String? {
    closure.label.map { source.text(of: source.tokens[$0]) }
  }

  /// Returns the token of the only literal in a closure; `nil` if the closure contains anything
  /// else.
  func literal(in closure: Closure) -> SwiftToken? {
    let end = source.tokens[closure.brace].partner
    var first = closure.brace + 1
    if source.isWord(first, "return") { first += 1 }
    guard first + 1 == end, source.tokens[first].kind == .string else { return nil }
    return source.tokens[first]
  }

  /// Returns the range of the bytes between the braces of a closure.
  func content(of closure: Closure) -> Range<Int> {
    let brace = source.tokens[closure.brace]
    return brace.end..<source.tokens[brace.partner].start
  }

  /// Returns the offset after the closing brace of a closure.
  func end(of closure: Closure) -> Int { source.tokens[source.tokens[closure.brace].partner].end }
}
