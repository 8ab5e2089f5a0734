// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// The condition of `#if` or `#elseif`.
struct ConditionSyntax {
  /// The use of a function such as `os(iOS)`.
  struct Call {
    /// The token of the name.
    var name: Int
    /// The value; `nil` if the compiler evaluates it.
    var value: Bool?
  }

  private let source: SwiftSource
  private let platform: AdaptedPlatform?
  private(set) var calls: [Call] = []
  /// The value; `nil` if the compiler evaluates it or the condition is malformed.
  private(set) var value: Bool?
  /// The index of the token after the condition.
  private(set) var end: Int
  private var isMalformed = false
  private var depth = 0

  /// Reads the condition after a directive.
  init(_ source: SwiftSource, after directive: Int, for platform: AdaptedPlatform? = nil) {
    (self.source, self.platform, end) = (source, platform, directive + 1)
    let value = disjunction()
    self.value = isMalformed ? nil : value
  }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while !isMalformed, skip("|") {
      let other = conjunction()
      value = Self.disjunction(value, other)
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while !isMalformed, skip("&") {
      let other = operand()
      value = Self.disjunction(value.map(!), other.map(!)).map(!)
    }
    return value
  }

  /// Returns whether one of two values is true, if that is certain.
  static func disjunction(_ first: Bool?, _ second: Bool?) -> Bool? {
    if first == true || second == true { return true }
    return first == nil || second == nil ? nil : false
  }

  private mutating func operand() -> Bool? {
    var isNegated = false
    while byte(end) == UInt8(ascii: "!") {
      isNegated.toggle()
      end += 1
    }
    guard !isMalformed, isInCondition(end) else { return fail() }
    let token = source.tokens[end]
    var value: Bool?
    if token.byte == ASCII.openParen, depth < 256 {
      (depth, end) = (depth + 1, end + 1)
      value = disjunction()
      guard !isMalformed, end == token.partner else { return fail() }
      (depth, end) = (depth - 1, end + 1)
    } else if token.kind == .word {
      let name = source.text(of: token)
      end += 1
      if isInCondition(end), source.tokens[end].byte == ASCII.openParen {
        let argument = source.tokens[end + 1]
        value =
          argument.kind == .word ? platform?.value(of: name, source.text(of: argument)) : nil
        calls.append(Call(name: end - 1, value: value))
        end = source.tokens[end].partner + 1
      } else {
        value = name == "true" ? true : name == "false" ? false : nil
      }
    } else {
      return fail()
    }
    return isNegated ? value.map(!) : value
  }

  private mutating func fail() -> Bool? {
    isMalformed = true
    return nil
  }

  /// Skips an operator of two equal characters.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    let character = UInt8(ascii: character)
    guard byte(end) == character, byte(end + 1) == character else { return false }
    end += 2
    return true
  }

  private func byte(_ token: Int) -> UInt8 { isInCondition(token) ? source.tokens[token].byte : 0 }

  /// Returns whether a token can belong to the condition, which ends at the end of the line unless
  /// it is in parentheses.
  private func isInCondition(_ token: Int) -> Bool {
    source.tokens.indices.contains(token) && (depth > 0 || !source.tokens[token].isFirstOnLine)
  }
}
