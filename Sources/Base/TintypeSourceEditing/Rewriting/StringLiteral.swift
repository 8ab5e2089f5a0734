// SPDX-License-Identifier: MIT

/// Reads and writes Swift string literals.
enum StringLiteral {
  /// Returns the value of a literal.
  ///
  /// - Parameter literal: The bytes from the first number sign or quotation mark to the last.
  /// - Returns: The value; `nil` for a literal with interpolations or with an invalid escape.
  static func value(of literal: ArraySlice<UInt8>) -> String? {
    let hashes = literal.prefix { $0 == ASCII.hash }.count
    let inner = literal.dropFirst(hashes).dropLast(hashes)
    let quotes = [ASCII.quote, ASCII.quote, ASCII.quote]
    guard inner.count >= 6, inner.starts(with: quotes), inner.suffix(3).elementsEqual(quotes),
      inner.dropFirst(3).first == ASCII.lineFeed || inner.dropFirst(3).first == ASCII.carriageReturn
    else {
      return unescaped(inner.dropFirst().dropLast(), hashes: hashes)
    }
    // The carriage returns of line ends are not part of the value.
    var content: [UInt8] = []
    for index in inner.indices.dropFirst(3).dropLast(3) {
      if inner[index] == ASCII.carriageReturn, inner[index + 1] == ASCII.lineFeed { continue }
      content.append(inner[index])
    }
    var lines = content.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false)
    // The first line is the rest of the line of the opening quotation marks, which must be empty.
    guard lines.count >= 2, let indentation = lines.popLast(),
      indentation.allSatisfy(ASCII.isBlank), lines[0].isEmpty
    else { return nil }
    var text: [UInt8] = []
    for (offset, line) in lines.dropFirst().enumerated() {
      if offset > 0 { text.append(ASCII.lineFeed) }
      if line.starts(with: indentation) {
        text += line.dropFirst(indentation.count)
      } else if !line.isEmpty {
        return nil
      }
    }
    return unescaped(text[...], hashes: hashes)
  }

  /// Returns the indentation of the last line of a multi-line literal; `nil` for a single-line
  /// literal.
  static func indentation(of literal: ArraySlice<UInt8>) -> [UInt8]? {
    let lastLine = literal.reversed().prefix { $0 != ASCII.lineFeed }
    guard lastLine.count < literal.count else { return nil }
    return Array(lastLine.reversed().prefix(while: ASCII.isBlank))
  }

  private static func unescaped(_ content: ArraySlice<UInt8>, hashes: Int) -> String? {
    guard content.contains(ASCII.backslash) else {
      return String(validating: content, as: UTF8.self)
    }
    var text: [UInt8] = []
    var index = content.startIndex
    while index < content.endIndex {
      let escape = content[index...].prefix(1 + hashes)
      let isEscape =
        escape.first == ASCII.backslash && escape.count == 1 + hashes
        && escape.dropFirst().allSatisfy { $0 == ASCII.hash }
      guard isEscape else {
        text.append(content[index])
        index += 1
        continue
      }
      index += 1 + hashes
      guard index < content.endIndex else { return nil }
      let character = content[index]
      index += 1
      switch character {
      case UInt8(ascii: "0"): text.append(0)
      case UInt8(ascii: "t"): text.append(ASCII.tab)
      case UInt8(ascii: "n"): text.append(ASCII.lineFeed)
      case UInt8(ascii: "r"): text.append(ASCII.carriageReturn)
      case ASCII.quote, ASCII.backslash, UInt8(ascii: "'"): text.append(character)
      case UInt8(ascii: "u"):
        let rest = content[index...]
        guard rest.first == ASCII.openBrace,
          let close = rest.firstIndex(of: ASCII.closeBrace),
          let digits = String(validating: rest[(index + 1)..<close], as: UTF8.self),
          (1...8).contains(digits.count),
          let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        text += Array(String(Character(scalar)).utf8)
        index = close + 1
      case ASCII.lineFeed, ASCII.space:
        // A backslash at the end of a line joins it with the next one.
        var end = index - 1
        while end < content.endIndex, ASCII.isBlank(content[end]) { end += 1 }
        guard end < content.endIndex, content[end] == ASCII.lineFeed else { return nil }
        index = end + 1
      default: return nil
      }
    }
    return String(validating: text, as: UTF8.self)
  }

  /// Returns a multi-line literal.
  ///
  /// It has as many number signs as the text needs, so that no visible character is escaped.
  /// Characters that editors hide, or that Swift does not allow in a file, are escaped.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - indentation: The white space before each line after the first; empty lines have none.
  ///   - lineEnd: The characters that end a line in the file.
  /// - Returns: The bytes of the literal.
  static func multiline(_ text: String, indentation: [UInt8], lineEnd: [UInt8]) -> [UInt8] {
    let hashes = [UInt8](repeating: ASCII.hash, count: hashCount(for: text))
    var literal = hashes + [ASCII.quote, ASCII.quote, ASCII.quote] + lineEnd
    if !text.isEmpty {
      var isLineStart = true
      for scalar in text.unicodeScalars {
        if scalar == "\n" {
          literal += lineEnd
          isLineStart = true
          continue
        }
        if isLineStart { literal += indentation }
        isLineStart = false
        if isPlain(scalar) {
          literal += Array(UTF8.encode(scalar) ?? .init())
        } else {
          literal.append(ASCII.backslash)
          literal += hashes
          literal += Array(escape(scalar).utf8)
        }
      }
      literal += lineEnd
    }
    return literal + indentation + [ASCII.quote, ASCII.quote, ASCII.quote] + hashes
  }

  /// Returns the number of number signs with which the text contains neither an escape nor the
  /// literal's end.
  static func hashCount(for text: String) -> Int {
    var count = 0
    var quotes = 0
    /// The number signs since a backslash or three quotation marks; `nil` after other characters.
    var run: Int?
    for byte in text.utf8 {
      switch byte {
      case ASCII.hash:
        run = run.map { $0 + 1 }
        quotes = 0
      case ASCII.backslash:
        run = 0
        quotes = 0
      case ASCII.quote:
        quotes += 1
        run = quotes >= 3 ? 0 : nil
      default:
        run = nil
        quotes = 0
      }
      if let run { count = max(count, run + 1) }
    }
    return count
  }

  /// Returns whether a character is written without an escape.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: true
    // Control characters, line separators, bidirectional controls, and a byte order mark.
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\0": "0"
    case "\r": "r"
    default: "u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
