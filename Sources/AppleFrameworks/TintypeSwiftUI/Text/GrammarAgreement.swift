// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation

/// The replacement of marked phrases, such as `^[2 book](inflect: true)`, in a localized text.
struct GrammarAgreement {
  /// The language of the text.
  let language: String
  /// The values of the text by the characters that stand for them.
  let values: [Character: Value]
  /// The phrases that were not changed, because there are no rules for the language.
  private(set) var unchanged: [String] = []

  /// A value of a text.
  enum Value {
    case number(Double)
    case string(String)
  }

  init(language: String, values: [Character: Value]) {
    (self.language, self.values) = (language, values)
  }

  /// Returns a text in which the phrases agree with their numbers, without the marks.
  mutating func applied(to text: String) -> String {
    let hasMark = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0x5E, bytes.count) != nil } ?? false
    }
    guard hasMark != false, text.contains("^[") else { return text }
    var result = ""
    var rest = Array(text)[...]
    while let first = rest.first {
      guard first == "^", let phrase = MarkedPhrase(rest) else {
        result.append(first)
        rest.removeFirst()
        continue
      }
      // Attributes of an app have no effect on a text.
      let isInflected = phrase.attributes.contains {
        $0.name == "inflect" && $0.value == "true"
      }
      result += isInflected ? agreeing(phrase.text) : phrase.text
      rest = phrase.rest
    }
    return result
  }

  private mutating func agreeing(_ text: String) -> String {
    var (before, number, after) = ("", Double?.none, "")
    var rest = Array(text)[...]
    while number == nil, let first = rest.first {
      if case .number(let value) = values[first] {
        number = value
        before.append(first)
        rest.removeFirst()
      } else if first.isASCII, first.isNumber {
        let digits = String(rest.prefix { $0.isASCII && $0.isNumber })
        number = Double(digits)
        before += digits
        rest = rest.dropFirst(digits.count)
      } else {
        before.append(first)
        rest.removeFirst()
      }
    }
    guard let number else { return text }
    guard PluralCategory(of: number, language: language) != .one else { return text }
    for character in rest {
      if case .string(let string) = values[character] {
        after += string.escapedMarkdown
      } else {
        after.append(character)
      }
    }
    guard let inflection = Inflection(language: language) else {
      unchanged.append(after.trimmingCharacters(in: .whitespaces))
      return text
    }
    return before + inflection.plural(ofPhrase: after)
  }
}

/// A phrase with attributes at the start of a text.
private struct MarkedPhrase {
  var text: String
  var attributes: [(name: String, value: String)]
  /// The text after the phrase.
  var rest: ArraySlice<Character>

  init?(_ characters: ArraySlice<Character>) {
    guard let text = Self.content("[", "]", of: characters.dropFirst()),
      let list = Self.content("(", ")", of: text.rest)
    else { return nil }
    self.text = text.content
    rest = list.rest
    attributes = list.content.split(separator: ",").compactMap { attribute in
      let parts = attribute.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    guard !attributes.isEmpty else { return nil }
  }

  /// Returns the text between brackets, and the text after them.
  private static func content(
    _ open: Character, _ close: Character, of characters: ArraySlice<Character>
  ) -> (content: String, rest: ArraySlice<Character>)? {
    guard characters.first == open else { return nil }
    var depth = 0
    var isEscaped = false
    for (offset, character) in characters.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == open {
        depth += 1
      } else if character == close {
        depth -= 1
      }
      guard depth == 0 else { continue }
      let content = characters.prefix(offset).dropFirst()
      return (String(content), characters.dropFirst(offset + 1))
    }
    return nil
  }
}

extension String {
  /// The text with backslashes before the characters that Markdown reads.
  fileprivate var escapedMarkdown: String {
    reduce(into: "") { result, character in
      if "*_`~[]\\<^".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
