// SPDX-License-Identifier: MIT

import TintypeRuns
import TintypeSourceEditing

/// The functions that a source file of tests declares, and the names that they give to snapshots.
struct TestOutline: Sendable {
  private let source: SwiftSource
  /// The functions with a body, in their order.
  private(set) var functions: [Function] = []

  /// A function with a body.
  struct Function: Sendable {
    /// The part of a file name that the name with its argument labels becomes, without case.
    var key: String
    /// The line of the keyword `func`, from 1.
    var line: Int
    /// The column of the keyword, in bytes from 1.
    var column: Int
    /// The tokens of the body.
    var body: Range<Int>
    /// The branch of each surrounding `#if`, by the number of the `#if`.
    var branches: [Int: Int]
    /// A Boolean value that indicates whether the function has the attribute `@Test`.
    var isSwiftTesting: Bool

    /// Returns whether a build can contain both functions.
    func canCoexist(with other: Function) -> Bool {
      branches.allSatisfy { other.branches[$0.key] ?? $0.value == $0.value }
    }
  }

  /// Parses a file.
  ///
  /// - Throws: `SourceRefusal` if the file cannot be divided into tokens.
  init(_ bytes: [UInt8]) throws(SourceRefusal) {
    source = try SwiftSource(reading: bytes)
    var branches: [(condition: Int, branch: Int)] = []
    var conditions = 0
    for token in source.tokens.indices {
      if source.tokens[token].kind == .directive {
        switch source.text(of: source.tokens[token]) {
        case "#if":
          branches.append((conditions, 0))
          conditions += 1
        case "#endif": _ = branches.popLast()
        default:
          if let last = branches.popLast() { branches.append((last.condition, last.branch + 1)) }
        }
      } else if source.isWord(token, "func"), let name = name(at: token + 1),
        let body = body(after: name.end)
      {
        let start = source.tokens[token].start
        functions.append(
          Function(
            key: Self.key(name.text), line: source.line(of: start),
            column: source.column(of: start),
            body: body,
            branches: Dictionary(branches.map { ($0.condition, $0.branch) }) { $1 },
            isSwiftTesting: hasTestAttribute(before: token)))
      }
    }
  }

  /// Returns the functions whose snapshots have the same name.
  func functions(named name: String) -> [Function] {
    let key = Self.key(name)
    return functions.filter { $0.key == key }
  }

  /// Returns the first function at or after a line, such as that of an attribute.
  func function(from line: Int) -> Function? { functions.first { $0.line >= line } }

  /// Returns whether a line is in the body of a function.
  func contains(_ line: Int, _ function: Function) -> Bool {
    guard let last = function.body.last else { return false }
    return function.line <= line && line <= source.line(of: source.tokens[last].start)
  }

  /// Returns whether the body of a function could give a snapshot a name: it contains the name as a
  /// literal, or an argument `named:` that is not a literal.
  func mayUse(_ name: String, _ function: Function) -> Bool {
    let key = Self.key(name)
    return function.body.contains { token in
      if let text = source.string(token), Self.key(text) == key { return true }
      guard source.isWord(token, "named"), source.tokens.indices.contains(token + 2),
        source.tokens[token + 1].kind == .colon
      else { return false }
      return source.string(token + 2) == nil && !source.isWord(token + 2, "nil")
    }
  }

  /// Returns the part of a file name that a name becomes, without case.
  static func key(_ name: String) -> String { SnapshotName.fileName(name).lowercased() }

  // MARK: Declarations

  private func isOpening(_ token: Int, _ byte: Character) -> Bool {
    source.tokens.indices.contains(token) && source.tokens[token].kind == .opening
      && source.tokens[token].byte == byte.asciiValue
  }

  /// Returns the name of a function with its argument labels, and the token after its parameters.
  private func name(at token: Int) -> (text: String, end: Int)? {
    guard source.tokens.indices.contains(token), source.tokens[token].kind == .word else {
      return nil
    }
    // Generic parameters contain no parenthesis before their end, except for functions.
    var open = token + 1
    while source.tokens.indices.contains(open), !isOpening(open, "(") {
      guard [.word, .other, .comma, .colon].contains(source.tokens[open].kind) else { return nil }
      open += 1
    }
    guard isOpening(open, "("), source.tokens[open].partner > open else { return nil }
    let close = source.tokens[open].partner
    var labels = ""
    var isAtStart = true
    var index = open + 1
    while index < close {
      let kind = source.tokens[index].kind
      if kind == .opening {
        guard source.tokens[index].partner > index else { return nil }
        index = source.tokens[index].partner
      } else if kind == .comma {
        isAtStart = true
      } else if isAtStart, kind == .word, !isAttribute(index) {
        labels += source.text(of: source.tokens[index]) + ":"
        isAtStart = false
      }
      index += 1
    }
    return ("\(source.text(of: source.tokens[token]))(\(labels))", close + 1)
  }

  private func isAttribute(_ token: Int) -> Bool {
    token > 0 && source.tokens[token - 1].kind == .other
      && source.tokens[token - 1].byte == UInt8(ascii: "@")
  }

  /// Returns the tokens of the body after a function's parameters; `nil` for a requirement.
  private func body(after token: Int) -> Range<Int>? {
    var index = token
    while source.tokens.indices.contains(index) {
      let kind = source.tokens[index].kind
      if isOpening(index, "{") {
        let end = source.tokens[index].partner
        return end > index ? (index + 1)..<(end + 1) : nil
      }
      if kind == .closing || kind == .directive || source.isWord(index, "func") { return nil }
      if kind == .opening {
        guard source.tokens[index].partner > index else { return nil }
        index = source.tokens[index].partner
      }
      index += 1
    }
    return nil
  }

  private func hasTestAttribute(before token: Int) -> Bool {
    var index = token - 1
    while index >= 0 {
      switch source.tokens[index].kind {
      case .closing:
        guard source.tokens[index].byte == UInt8(ascii: ")"), source.tokens[index].partner >= 0
        else { return false }
        index = source.tokens[index].partner
      case .opening, .semicolon, .directive: return false
      default: if source.isWord(index, "Test"), isAttribute(index) { return true }
      }
      index -= 1
    }
    return false
  }
}
