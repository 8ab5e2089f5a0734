// SPDX-License-Identifier: MIT

import Foundation

/// A reader of the formats of predicates.
///
/// Source: Apple's “Predicate Programming Guide”, “Predicate Format String Syntax”.
struct PredicateParser {
  /// An error in a format.
  struct FormatError: Error, CustomStringConvertible {
    var description: String
  }

  private let characters: [Character]
  private var index = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0

  /// Returns the predicate of a format.
  static func predicate(_ format: String, _ arguments: [Any]) throws -> PredicateNode {
    var parser = PredicateParser(characters: Array(format), arguments: arguments[...])
    let node = try parser.alternatives()
    guard parser.peek == nil else { throw parser.error("an operator") }
    return node
  }

  private init(characters: [Character], arguments: ArraySlice<Any>) {
    (self.characters, self.arguments) = (characters, arguments)
  }

  // MARK: Characters

  private func error(_ expected: String) -> FormatError {
    let rest = characters.indices.contains(index) ? "“\(String(characters[index...]))”" : "the end"
    return FormatError(description: "\(rest) is not \(expected)")
  }

  /// The next character that is not a space.
  private var peek: Character? {
    mutating get {
      while index < characters.count, characters[index].isWhitespace { index += 1 }
      return index < characters.count ? characters[index] : nil
    }
  }

  private mutating func takes(_ symbol: String) -> Bool {
    guard peek != nil, characters[index...].starts(with: symbol) else { return false }
    index += symbol.count
    return true
  }

  private mutating func word(where isPart: (Character) -> Bool) -> String {
    let start = index
    while index < characters.count, isPart(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func name() -> String { word { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// Takes one of some words in any case; `nil` for another word.
  private mutating func takes(wordOf words: Set<String>) -> String? {
    _ = peek
    let start = index
    let word = name().uppercased()
    if words.contains(word) { return word }
    index = start
    return nil
  }

  // MARK: Predicates

  private mutating func alternatives() throws -> PredicateNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw FormatError(description: "it has over 100 levels") }
    var node = try conjunction()
    while takes("||") || takes(wordOf: ["OR"]) != nil { node = .or(node, try conjunction()) }
    return node
  }

  private mutating func conjunction() throws -> PredicateNode {
    var node = try negation()
    while takes("&&") || takes(wordOf: ["AND"]) != nil { node = .and(node, try negation()) }
    return node
  }

  private mutating func negation() throws -> PredicateNode {
    var isNegated = false
    while takes(wordOf: ["NOT"]) != nil || takes("!") { isNegated.toggle() }
    let node = try term()
    return isNegated ? .not(node) : node
  }

  private mutating func term() throws -> PredicateNode {
    if let word = takes(wordOf: ["TRUEPREDICATE", "FALSEPREDICATE"]) {
      return .constant(word == "TRUEPREDICATE")
    }
    guard peek == "(" else { return try comparison() }
    // Parentheses surround a predicate or an expression.
    let start = self
    index += 1
    if let node = try? alternatives(), takes(")") { return node }
    self = start
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateNode {
    let quantifier = takes(wordOf: ["ANY", "SOME", "ALL", "NONE"])
    let first = try sum()
    guard let operation = takesOperation() else { throw error("an operator of a comparison") }
    var options: String.CompareOptions = []
    if takes("[") {
      let letters = word { $0 != "]" }
      guard takes("]") else { throw error("the end of options") }
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
    }
    return .comparison(
      PredicateNode.Comparison(
        quantifier: quantifier.flatMap { .init(rawValue: $0 == "SOME" ? "ANY" : $0) }, first: first,
        operation: operation, options: options, second: try sum()))
  }

  private mutating func takesOperation() -> String? {
    let symbols: KeyValuePairs = [
      "==": "==", "=<": "<=", "=>": ">=", "=": "==", "!=": "!=", "<>": "!=", "<=": "<=", "<": "<",
      ">=": ">=", ">": ">",
    ]
    for (symbol, operation) in symbols where takes(symbol) { return operation }
    return takes(
      wordOf: ["IN", "CONTAINS", "BETWEEN", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES"])
  }

  // MARK: Expressions

  private mutating func sum() throws -> PredicateExpression {
    var value = try product()
    while let sign = peek, sign == "+" || sign == "-" {
      index += 1
      value = .arithmetic(value, sign, try product())
    }
    return value
  }

  private mutating func product() throws -> PredicateExpression {
    var value = try factor()
    while let sign = peek, sign == "*" || sign == "/" {
      index += 1
      value = .arithmetic(value, sign, try factor())
    }
    return value
  }

  private mutating func factor() throws -> PredicateExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw FormatError(description: "it has over 100 levels") }
    var value: PredicateExpression
    switch peek {
    case "-":
      index += 1
      return .arithmetic(.value(.integer(0)), "-", try factor())
    case "(":
      index += 1
      value = try sum()
      guard takes(")") else { throw error("“)”") }
    case "{":
      index += 1
      var elements: [PredicateExpression] = []
      while !takes("}") {
        if !elements.isEmpty, !takes(",") { throw error("“,” or “}”") }
        elements.append(try sum())
      }
      value = .list(elements)
    case "\"", "'": value = .value(.text(try text()))
    case "%": value = try argument()
    case "$":
      index += 1
      value = .variable(name())
    case .some(let character) where character.isNumber: value = .value(try number())
    default: value = try constantOrKey()
    }
    while takes(".") { value = .key(value, try key()) }
    return value
  }

  private mutating func key() throws -> String {
    let sign = takes("@") ? "@" : ""
    _ = takes("#")
    let name = name()
    guard !name.isEmpty else { throw error("a key") }
    return sign + name
  }

  private mutating func constantOrKey() throws -> PredicateExpression {
    switch takes(wordOf: ["SELF", "TRUE", "YES", "FALSE", "NO", "NULL", "NIL"]) {
    case "SELF": .object
    case "TRUE", "YES": .value(.integer(1))
    case "FALSE", "NO": .value(.integer(0))
    case .some: .value(.null)
    case nil: .key(.object, try key())
    }
  }

  private mutating func text() throws -> String {
    let quote = characters[index]
    index += 1
    var text = ""
    while index < characters.count, characters[index] != quote {
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    guard index < characters.count else { throw error("a quotation mark") }
    index += 1
    return text
  }

  private mutating func number() throws -> PredicateValue {
    let digits = word { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" }
    if let integer = Int64(digits) { return .integer(integer) }
    guard let number = Double(digits) else {
      throw FormatError(description: "“\(digits)” is not a number")
    }
    return .real(number)
  }

  private mutating func argument() throws -> PredicateExpression {
    index += 1
    let specifier = takes("@") ? "@" : word { "lhqzuidfgeEGXxcCsSKB".contains($0) }
    guard !specifier.isEmpty else { throw error("a specifier such as “%@”") }
    guard let value = arguments.popFirst() else {
      throw FormatError(description: "there is no value for “%\(specifier)”")
    }
    guard specifier == "K" else { return .value(PredicateValue(value)) }
    return "\(value)".split(separator: ".").reduce(.object) { .key($0, String($1)) }
  }
}
