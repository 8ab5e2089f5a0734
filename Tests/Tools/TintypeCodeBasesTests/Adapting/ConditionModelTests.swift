// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeSourceEditing

@testable import TintypeCodeBases

@Suite("Conditions of adapted sources")
struct ConditionModelTests {
  @Test func `5,000 generated conditions are evaluated on Linux as a model does on iOS`() throws {
    var generator = SeededGenerator(seed: 48)
    for _ in 0..<5000 {
      let (condition, value) = Self.condition(&generator, depth: 4)
      let text = "#if \(condition) // os(iOS)\n#elseif \(condition)\n#endif"
      let adapted = try SourceAdaptation(
        of: Array(text.utf8), for: SourceAdaptationTests.platform)
      let lines = String(decoding: adapted.bytes, as: UTF8.self).split(separator: "\n#").map {
        $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
      }
      let results = lines.dropLast().map { LinuxCondition.value(of: $0) }
      #expect(results == [value, value], "\(text)")
      #expect(adapted.bytes.count == text.utf8.count)
    }
  }

  /// Returns a condition and its value on iOS.
  private static func condition(
    _ generator: inout SeededGenerator, depth: Int
  ) -> (text: String, value: Bool) {
    let space = [" ", "", "  "][generator.below(3)]
    switch depth > 0 ? generator.below(6) : 5 {
    case 0:
      let operand = parenthesized(&generator, depth: depth - 1)
      return ("!\(operand.text)", !operand.value)
    case 1: return parenthesized(&generator, depth: depth - 1)
    case 2, 3:
      let isConjunction = generator.below(2) == 0
      let first = operand(of: isConjunction, &generator, depth: depth - 1)
      let second = operand(of: isConjunction, &generator, depth: depth - 1)
      return (
        "\(first.text)\(space)\(isConjunction ? "&&" : "||")\(space)\(second.text)",
        isConjunction ? first.value && second.value : first.value || second.value
      )
    default: return atoms[generator.below(atoms.count)]
    }
  }

  private static func parenthesized(
    _ generator: inout SeededGenerator, depth: Int
  ) -> (text: String, value: Bool) {
    let (text, value) = condition(&generator, depth: depth)
    let (before, after) = (
      ["", " ", "\n"][generator.below(3)], ["", " ", " /*)*/ "][generator.below(3)]
    )
    return ("(\(before)\(text)\(after))", value)
  }

  /// Returns an operand, in parentheses if it is a disjunction in a conjunction.
  private static func operand(
    of isConjunction: Bool, _ generator: inout SeededGenerator, depth: Int
  ) -> (text: String, value: Bool) {
    isConjunction && generator.below(2) == 0
      ? parenthesized(&generator, depth: depth)
      : (isConjunction ? atoms[generator.below(atoms.count)] : condition(&generator, depth: depth))
  }

  private static let atoms = [
    ("os(iOS)", true), ("os(macOS)", false), ("os( Linux )", false), ("os(/*iOS*/tvOS)", false),
    ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(Glibc)", true),
    ("canImport(Missing)", false), ("DEBUG", true), ("RELEASE", false), ("swift(>=5.9)", true),
    ("compiler(<6)", false), ("true", true), ("!os(iOS)", false), ("hasFeature(A)", false),
  ]
}

/// Evaluates conditions as the compiler does on Linux.
private struct LinuxCondition {
  private var rest: Substring

  /// Returns the value of a condition; `nil` if the compiler rejects it.
  static func value(of text: String) -> Bool? {
    var condition = LinuxCondition(rest: removingComments(text)[...])
    let value = condition.sum()
    condition.skipBlanks()
    return condition.rest.isEmpty ? value : nil
  }

  private static func removingComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("/*") {
        while !rest.hasPrefix("*/") { rest.removeFirst() }
        rest = rest.dropFirst(2)
        result += " "
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func sum() -> Bool? {
    guard var value = product() else { return nil }
    while skip("||") {
      guard let other = product() else { return nil }
      value = value || other
    }
    return value
  }

  private mutating func product() -> Bool? {
    guard var value = operand() else { return nil }
    while skip("&&") {
      guard let other = operand() else { return nil }
      value = value && other
    }
    return value
  }

  /// Skips an operator that has blanks on both sides or on none.
  private mutating func skip(_ name: String) -> Bool {
    let hasBlank = rest.first?.isWhitespace == true
    let after = rest.drop(while: \.isWhitespace)
    guard after.hasPrefix(name) else { return false }
    guard hasBlank == (after.dropFirst(2).first?.isWhitespace == true) else { return false }
    rest = after.dropFirst(2)
    return true
  }

  private mutating func operand() -> Bool? {
    skipBlanks()
    if rest.first == "!" {
      rest.removeFirst()
      return rest.first?.isWhitespace == true ? nil : operand().map(!)
    }
    if rest.first == "(" {
      rest.removeFirst()
      let value = sum()
      skipBlanks()
      guard rest.first == ")" else { return nil }
      rest.removeFirst()
      return value
    }
    let name = rest.prefix { $0.isLetter || $0 == "_" }
    rest = rest.dropFirst(name.count)
    guard rest.first == "(" else {
      return ["true": true, "false": false, "DEBUG": true, "RELEASE": false][name]
    }
    let argument = rest.dropFirst().prefix { $0 != ")" }.filter { !$0.isWhitespace }
    rest = rest.drop { $0 != ")" }.dropFirst()
    switch name {
    case "os": return argument == "Linux"
    case "targetEnvironment": return false
    case "canImport": return argument == "Glibc"
    case "swift": return true
    case "compiler", "hasFeature": return false
    default: return nil
    }
  }
}
