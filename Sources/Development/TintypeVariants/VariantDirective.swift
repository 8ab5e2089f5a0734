// SPDX-License-Identifier: MIT

import Foundation

/// A comment that describes alternatives to a declaration.
///
/// There are six forms of alternatives, with “|” between them:
///
/// - `A; B -> C; D | E; F` replaces A and B, first with C and D, then with E and F. A quotation
///   ("…") can begin or end with a space.
/// - `string(titleKey)` replaces the parameter `titleKey: LocalizedStringKey` with a string of any
///   type. Its name follows from the key's, or is a second argument. `trailingString(titleKey)` lets
///   the type of the string be the last generic parameter, not the first one.
/// - `counts(3...10)` gives each list of two elements, which are written with the numbers 0 and 1, 3
///   to 10 elements. See ``NumberedLists``.
/// - `letters(3...8)` gives lists like `a: A, b: B` 3 to 8 elements. See ``LetteredLists``.
/// - `trying` lets the closure of an operator of Combine throw. See ``Trying``.
/// - `text(titleKey, title)` replaces it with a `Text`, and `Text(titleKey)` with this parameter.
struct VariantDirective {
  enum Alternative: Equatable {
    case replacing([Substitution])
    case string(key: String, name: String, isTrailing: Bool)
    case text(key: String, name: String)
    case count(Int)
    case letters(Int)
    case trying
  }

  var alternatives: [Alternative]
  /// The line of the comment, from 1.
  var line: Int

  /// Reads a directive from the text after “Variants:”.
  init(_ text: String, line: Int) throws {
    self.line = line
    alternatives = []
    var sources: [String]?
    for part in text.components(separatedBy: " | ") {
      if let counts = Self.counts(part, of: "counts") {
        alternatives += counts.map { .count($0) }
        continue
      }
      if let counts = Self.counts(part, of: "letters") {
        alternatives += counts.map { .letters($0) }
        continue
      }
      if part == "trying" {
        alternatives.append(.trying)
        continue
      }
      if let call = Self.call(part) {
        alternatives.append(call)
        continue
      }
      var part = part
      if sources == nil, let arrow = Self.arrow(in: part) {
        sources = Self.items(String(part[..<arrow.lowerBound]))
        part = String(part[arrow.upperBound...])
      }
      let replacements = Self.items(part)
      guard let sources, replacements.count == sources.count else {
        throw VariantError(
          line: line, reason: "“\(part)” needs as many replacements as there are texts before “->”."
        )
      }
      alternatives.append(
        .replacing(zip(sources, replacements).map { Substitution(source: $0, replacement: $1) }))
    }
  }

  /// Returns the first arrow that is not part of a quotation.
  private static func arrow(in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while let arrow = text.range(of: " -> ", range: start..<text.endIndex) {
      if text[..<arrow.lowerBound].count(where: { $0 == "\"" }).isMultiple(of: 2) { return arrow }
      start = arrow.upperBound
    }
    return nil
  }

  private static func counts(_ text: String, of name: String) -> ClosedRange<Int>? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("\(name)("), text.hasSuffix(")") else { return nil }
    let bounds = text.dropFirst(name.count + 1).dropLast().components(separatedBy: "...")
      .compactMap { Int($0) }
    guard bounds.count == 2, bounds[0] > 2, bounds[0] <= bounds[1] else { return nil }
    return bounds[0]...bounds[1]
  }

  private static func call(_ text: String) -> Alternative? {
    let text = text.trimmingCharacters(in: .whitespaces)
    for name in ["string", "trailingString", "text"]
    where text.hasPrefix("\(name)(") && text.hasSuffix(")") {
      let arguments = items(String(text.dropFirst(name.count + 1).dropLast()), separator: ", ")
      guard let key = arguments.first, arguments.count <= 2 else { return nil }
      let parameter =
        arguments.count == 2 ? arguments[1] : key.hasSuffix("Key") ? String(key.dropLast(3)) : key
      return name == "text"
        ? .text(key: key, name: parameter)
        : .string(key: key, name: parameter, isTrailing: name == "trailingString")
    }
    return nil
  }

  /// Divides a list, and removes the quotation marks of its items.
  private static func items(_ text: String, separator: String = ";") -> [String] {
    text.components(separatedBy: separator).map { item in
      let item = item.trimmingCharacters(in: .whitespaces)
      guard item.count >= 2, item.hasPrefix("\""), item.hasSuffix("\"") else { return item }
      return String(item.dropFirst().dropLast())
    }
  }
}

/// A text that variants replace, with its replacement.
struct Substitution: Equatable {
  var source: String
  var replacement: String
  /// A Boolean value that indicates whether a declaration has to contain the text.
  var isRequired = true

  /// Replaces texts, all at once: a replacement is not replaced again.
  ///
  /// A text is not found inside of a longer word. A space also stands for a line break with an indent.
  ///
  /// - Throws: ``VariantError`` if the declaration does not contain one of the texts.
  static func apply(_ substitutions: [Substitution], to text: String, line: Int) throws -> String {
    var result = ""
    var missing = Set(substitutions.filter(\.isRequired).map(\.source))
    // Where several texts begin at one place, the longest one counts.
    let ordered = substitutions.sorted { $0.source.count > $1.source.count }
    var index = text.startIndex
    search: while index < text.endIndex {
      for substitution in ordered {
        guard let end = end(of: substitution.source, in: text, at: index) else { continue }
        result += substitution.replacement
        missing.remove(substitution.source)
        index = end
        continue search
      }
      result.append(text[index])
      index = text.index(after: index)
    }
    if let source = missing.min() {
      throw VariantError(line: line, reason: "The declaration does not contain “\(source)”.")
    }
    return result
  }

  private static func end(
    of source: String, in text: String, at start: String.Index
  ) -> String.Index? {
    if let first = source.first, first.isWord, start > text.startIndex,
      text[text.index(before: start)].isWord
    {
      return nil
    }
    var (index, position) = (start, source.startIndex)
    while position < source.endIndex {
      guard index < text.endIndex else { return nil }
      if source[position] == " ", text[index].isWhitespace {
        while index < text.endIndex, text[index].isWhitespace { index = text.index(after: index) }
      } else if source[position] == text[index] {
        index = text.index(after: index)
      } else {
        return nil
      }
      position = source.index(after: position)
    }
    if let last = source.last, last.isWord, index < text.endIndex, text[index].isWord { return nil }
    return index
  }
}

extension Character {
  var isWord: Bool { isLetter || isNumber || self == "_" }
}
