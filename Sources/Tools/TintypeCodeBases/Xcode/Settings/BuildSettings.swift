// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The build settings of a target: levels that override each other, and references between them.
struct BuildSettings {
  /// The levels, each with precedence over those before it.
  private var levels: [[String: String]]
  /// The platform and the configuration, which conditions of settings test.
  private var condition: Condition

  /// The values with which conditions are compared, as in `NAME[sdk=iphone*]`.
  struct Condition {
    /// The name of the SDK, such as `iphonesimulator`.
    var sdk = "iphonesimulator"
    var configuration: String
  }

  /// The maximum number of references that one value is expanded by.
  private static let expansionLimit = 256
  /// The maximum length of a value in bytes.
  private static let lengthLimit = 1 << 16
  /// The maximum depth of settings that refer to other settings.
  private static let depthLimit = 16

  init(_ condition: Condition, defaults: [String: String]) {
    self.condition = condition
    levels = [defaults]
  }

  /// Adds a level, in which conditions are evaluated; the last one has the highest precedence.
  mutating func add(_ assignments: [(name: String, value: String)]) {
    var level: [String: String] = [:]
    var conditional: [(name: String, value: String)] = []
    for (name, value) in assignments {
      let parts = name.split(separator: "[", maxSplits: 1).map(String.init)
      guard let base = parts.first else { continue }
      if parts.count > 1 {
        if condition.isMet(by: parts[1]) { conditional.append((base, value)) }
      } else {
        Self.assign(value, to: base, in: &level)
      }
    }
    // A condition that is met is more specific, wherever it is written.
    for (name, value) in conditional { Self.assign(value, to: name, in: &level) }
    levels.append(level)
  }

  private static func assign(_ value: String, to name: String, in level: inout [String: String]) {
    // Of two assignments in one file, the second can inherit from the first.
    guard let earlier = level[name], value.contains("inherited") else {
      level[name] = value
      return
    }
    let joined = value.replacingInherited(by: earlier)
    level[name] = joined.utf8.count > lengthLimit ? earlier : joined
  }

  /// Returns the expanded value; `nil` if the setting is missing or empty.
  subscript(_ name: String) -> String? {
    var remaining = Self.expansionLimit
    let value = value(name, below: levels.count, depth: 0, &remaining)?
      .trimmingCharacters(in: .whitespaces)
    return value?.isEmpty == false ? value : nil
  }

  /// Returns whether the setting is `YES`.
  func isOn(_ name: String) -> Bool {
    self[name].map { ["yes", "true", "1"].contains($0.lowercased()) } ?? false
  }

  /// The words of a setting; quotation marks and backslashes keep spaces.
  func words(_ name: String) -> [String] { self[name].map(Self.words) ?? [] }

  /// The names that begin with a prefix, sorted.
  func names(withPrefix prefix: String) -> [String] {
    Set(levels.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
  }

  /// Returns a text in which references such as `$(PRODUCT_NAME)` are replaced.
  func expand(_ text: String) -> String {
    var remaining = Self.expansionLimit
    return expand(text, in: nil, below: levels.count, depth: 0, &remaining)
  }

  private func value(
    _ name: String, below limit: Int, depth: Int, _ remaining: inout Int
  ) -> String? {
    guard depth < Self.depthLimit else { return nil }
    for (index, level) in levels.prefix(limit).enumerated().reversed() {
      guard let value = level[name] else { continue }
      return expand(value, in: name, below: index, depth: depth + 1, &remaining)
    }
    return nil
  }

  /// Replaces references from the innermost one outward, as in `$(A_$(B))`.
  private func expand(
    _ text: String, in name: String?, below level: Int, depth: Int, _ remaining: inout Int
  ) -> String {
    var text = text
    while remaining > 0, let reference = Reference(lastIn: text) {
      remaining -= 1
      let isInherited = reference.name == "inherited" || reference.name == name
      var value = self.value(
        isInherited ? name ?? "" : reference.name, below: isInherited ? level : levels.count,
        depth: depth, &remaining)
      for modifier in reference.modifiers { value = Self.apply(modifier, to: value) }
      text.replaceSubrange(reference.range, with: value ?? "")
      if text.utf8.count > Self.lengthLimit { return "" }
    }
    return text
  }

  private static func apply(_ modifier: String, to value: String?) -> String? {
    switch modifier {
    case "c99extidentifier", "identifier": value?.identifier
    case "lower": value?.lowercased()
    case "upper": value?.uppercased()
    case "rfc1034identifier":
      value.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
    case _ where modifier.hasPrefix("default="):
      value.flatMap { $0.isEmpty ? nil : $0 } ?? String(modifier.dropFirst("default=".count))
    default: value
    }
  }

  /// Returns the words of a command line.
  static func words(_ text: String) -> [String] {
    var (words, word): ([String], String?) = ([], nil)
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}

extension BuildSettings.Condition {
  /// Returns whether the conditions in brackets hold, such as `sdk=iphone*][config=Debug]`.
  func isMet(by text: String) -> Bool {
    text.split { "[],".contains($0) }.allSatisfy { part in
      let sides = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard let name = sides.first, let pattern = sides.dropFirst().first else { return false }
      let value: String
      switch name {
      case "sdk": value = sdk
      case "config": value = configuration
      case "arch": value = "arm64"
      default: return false
      }
      return fnmatch(pattern, value, 0) == 0
        || (name == "sdk" && fnmatch(pattern, value + "26.0", 0) == 0)
    }
  }
}

/// A reference to a build setting: `$(NAME)`, `${NAME}` or `$(NAME:modifier)`.
private struct Reference {
  var range: Range<String.Index>
  var name: String
  var modifiers: [String]

  /// The last reference in a text, which contains no other one.
  init?(lastIn text: String) {
    var end = text.endIndex
    while let start = text[..<end].lastIndex(of: "$") {
      let rest = text[text.index(after: start)...]
      if let close = rest.first == "(" ? ")" : rest.first == "{" ? "}" : Character?.none,
        let last = rest.firstIndex(of: close)
      {
        let parts = rest[rest.index(after: rest.startIndex)..<last].split(
          separator: ":", omittingEmptySubsequences: false)
        range = start..<text.index(after: last)
        name = parts.first.map(String.init) ?? ""
        modifiers = parts.dropFirst().map(String.init)
        return
      }
      end = start
    }
    return nil
  }
}

extension String {
  /// The text in which `$(inherited)` is replaced.
  fileprivate func replacingInherited(by value: String) -> String {
    replacingOccurrences(of: "$(inherited)", with: value)
      .replacingOccurrences(of: "${inherited}", with: value)
  }
}
