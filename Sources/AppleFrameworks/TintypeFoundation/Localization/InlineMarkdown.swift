// SPDX-License-Identifier: MIT

import Foundation

/// The inline elements of Markdown: emphasis, code, strikethrough and links.
///
/// The rules are a subset of CommonMark 0.31 with the strikethrough of GitHub Flavored Markdown.
/// Blocks, images, HTML and reference links are left as they are.
package struct InlineMarkdown {
  /// A part of a text with the same elements.
  package struct Run: Equatable {
    package var string: String
    package var elements: InlinePresentationIntent
    package var link: String?
  }

  private let characters: [Character]
  private var runs: [Run] = []

  /// Returns the runs of a text.
  package static func runs(of text: String) -> [Run] {
    guard hasMarkup(text) else {
      return text.isEmpty ? [] : [Run(string: text, elements: [])]
    }
    var markdown = InlineMarkdown(characters: Array(text))
    markdown.parse(0..<markdown.characters.count, elements: [], link: nil, depth: 0)
    return markdown.runs
  }

  /// Returns whether a text contains a character that can begin an element or an escape.
  package static func hasMarkup(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let count = bytes.count
      var index = 0
      while index < count {
        if isMarkup(bytes[index]) { return true }
        index += 1
      }
      return false
    }
  }

  /// Returns whether a byte of UTF-8 can begin an element or an escape.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    // The characters “*”, “<”, “[”, “\”, “_”, “`” and “~”.
    case 0x2A, 0x3C, 0x5B, 0x5C, 0x5F, 0x60, 0x7E: true
    default: false
    }
  }

  private init(characters: [Character]) { self.characters = characters }

  /// The maximum nesting of elements.
  private static let maximumDepth = 16

  private mutating func append(
    _ character: Character, _ elements: InlinePresentationIntent, _ link: String?
  ) {
    if let last = runs.indices.last, runs[last].elements == elements, runs[last].link == link {
      runs[last].string.append(character)
    } else {
      runs.append(Run(string: String(character), elements: elements, link: link))
    }
  }

  private mutating func parse(
    _ range: Range<Int>, elements: InlinePresentationIntent, link: String?, depth: Int
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      if depth < Self.maximumDepth,
        let next = element(at: index, in: range, elements, link, depth)
      {
        index = next
      } else if character == "\\", index + 1 < range.upperBound,
        let escaped = Self.punctuation(characters[index + 1])
      {
        append(escaped, elements, link)
        index += 2
      } else {
        // A run of delimiters that opens nothing is literal text.
        let count = "*_~`".contains(character) ? run(at: index, in: range) : 1
        for _ in 0..<count { append(character, elements, link) }
        index += count
      }
    }
  }

  /// Appends the element that begins at an index; returns the index after it, or `nil`.
  private mutating func element(
    at index: Int, in range: Range<Int>, _ elements: InlinePresentationIntent, _ link: String?,
    _ depth: Int
  ) -> Int? {
    switch characters[index] {
    case "*", "_":
      let count = run(at: index, in: range)
      guard opens(index, count, in: range) else { return nil }
      for length in [3, 2, 1] where length <= count {
        guard let end = closing(index + length, length: length, of: characters[index], in: range)
        else { continue }
        let added: InlinePresentationIntent = [.emphasized, .stronglyEmphasized][
          length - 1, default: [.emphasized, .stronglyEmphasized]]
        parse(index + length..<end, elements: elements.union(added), link: link, depth: depth + 1)
        return end + length
      }
      return nil
    case "~":
      let count = run(at: index, in: range)
      guard count <= 2, opens(index, count, in: range),
        let end = closing(index + count, length: count, of: "~", in: range)
      else { return nil }
      parse(
        index + count..<end, elements: elements.union(.strikethrough), link: link, depth: depth + 1)
      return end + count
    case "`": return code(at: index, in: range, elements, link)
    case "[" where link == nil: return inlineLink(at: index, in: range, elements, depth)
    case "<" where link == nil: return autolink(at: index, in: range, elements)
    default: return nil
    }
  }

  /// Returns the number of equal characters from an index on.
  private func run(at index: Int, in range: Range<Int>) -> Int {
    let character = characters[index]
    return characters[index..<range.upperBound].prefix { $0 == character }.count
  }

  /// Returns a Boolean value that indicates whether delimiters can open an element.
  private func opens(_ index: Int, _ count: Int, in range: Range<Int>) -> Bool {
    guard index + count < range.upperBound, !characters[index + count].isWhitespace else {
      return false
    }
    // An underscore within a word is a part of the word.
    guard characters[index] == "_", index > 0 else { return true }
    return !characters[index - 1].isWord
  }

  /// Returns the index of the delimiters that close an element; `nil` if there are none.
  private func closing(
    _ start: Int, length: Int, of delimiter: Character, in range: Range<Int>
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      switch characters[index] {
      case "\\": index += 2
      case "`":
        let count = run(at: index, in: range)
        index = codeEnd(at: index, count, in: range).map { $0 + count } ?? index + count
      case delimiter:
        let count = run(at: index, in: range)
        let isAfterWord = index > start && !characters[index - 1].isWhitespace
        let next = index + count < range.upperBound ? characters[index + count] : " "
        let isAllowed = isAfterWord && (delimiter != "_" || !next.isWord)
        if isAllowed, count == length || count == 3 && length < 3 {
          // Of three delimiters, the last ones close the outer element.
          return index + count - length
        }
        index += count
      default: index += 1
      }
    }
    return nil
  }
}

extension InlineMarkdown {
  private func codeEnd(at index: Int, _ count: Int, in range: Range<Int>) -> Int? {
    var end = index + count
    while end < range.upperBound {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let length = run(at: end, in: range)
      if length == count { return end }
      end += length
    }
    return nil
  }

  private mutating func code(
    at index: Int, in range: Range<Int>, _ elements: InlinePresentationIntent, _ link: String?
  ) -> Int? {
    let count = run(at: index, in: range)
    guard let end = codeEnd(at: index, count, in: range) else { return nil }
    var content = characters[index + count..<end]
    if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content = content.dropFirst().dropLast()
    }
    for character in content { append(character, elements.union(.code), link) }
    return end + count
  }

  /// Appends a link such as `[text](url)`, with an optional title.
  private mutating func inlineLink(
    at index: Int, in range: Range<Int>, _ elements: InlinePresentationIntent, _ depth: Int
  ) -> Int? {
    guard let textEnd = bracket(after: index, "[", "]", in: range),
      textEnd + 1 < range.upperBound, characters[textEnd + 1] == "(",
      let end = bracket(after: textEnd + 1, "(", ")", in: range)
    else { return nil }
    var target = String(characters[textEnd + 2..<end]).trimmingCharacters(in: .whitespaces)
    if let space = target.firstIndex(of: " ") { target = String(target[..<space]) }
    if target.hasPrefix("<"), target.hasSuffix(">") {
      target = String(target.dropFirst().dropLast())
    }
    parse(index + 1..<textEnd, elements: elements, link: target, depth: depth + 1)
    return end + 1
  }

  /// Returns the index of the bracket that closes the one at an index.
  private func bracket(
    after start: Int, _ open: Character, _ close: Character, in range: Range<Int>
  ) -> Int? {
    var depth = 0
    var index = start
    while index < range.upperBound {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index] == open { depth += 1 }
      if characters[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// Appends a link such as `<https://example.com>`.
  private mutating func autolink(
    at index: Int, in range: Range<Int>, _ elements: InlinePresentationIntent
  ) -> Int? {
    guard let end = characters[index..<range.upperBound].firstIndex(of: ">") else { return nil }
    let target = String(characters[index + 1..<end])
    guard target.contains("://") || target.hasPrefix("mailto:"),
      !target.contains(where: \.isWhitespace)
    else { return nil }
    for character in target { append(character, elements, target) }
    return end + 1
  }

  /// Returns a character if it is ASCII punctuation, which a backslash escapes.
  private static func punctuation(_ character: Character) -> Character? {
    character.isASCII && (character.isPunctuation || character.isSymbol) ? character : nil
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}

extension Array {
  fileprivate subscript(index: Int, default value: @autoclosure () -> Element) -> Element {
    indices.contains(index) ? self[index] : value()
  }
}
