// SPDX-License-Identifier: MIT

import TintypeBase

/// A text in JSON of which single values are replaced, and the order is kept.
enum JSONText {
  /// A value that can be replaced.
  enum Value {
    /// A string, as it is written between its quotation marks.
    case string(String)
    case number
  }

  /// Replaces strings and numbers.
  ///
  /// - Parameters:
  ///   - json: The text; it need not be valid.
  ///   - fields: The members of the outermost object to change, or `nil` for all.
  ///   - replacement: Returns the new text of a value, or `nil` to keep it.
  /// - Returns: The changed text.
  static func replacing(
    _ json: [UInt8], in fields: Set<String>? = nil, _ replacement: (Value) -> String?
  ) -> [UInt8] {
    var (result, position, depth, field) = ([UInt8](), 0, 0, "")
    while position < json.count {
      let start = position
      var value: Value?
      switch json[position] {
      case UInt8(ascii: "\""):
        position += 1
        while position < json.count, json[position] != UInt8(ascii: "\"") {
          position += json[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, json.count)
        let content = String(decoding: json[start..<position].dropFirst().dropLast(), as: UTF8.self)
        let isKey = json[position...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
        if isKey, depth == 1 { field = content }
        if !isKey { value = .string(content) }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let characters = Array("+-.0123456789Ee".utf8)
        position = json[start...].firstIndex { !characters.contains($0) } ?? json.count
        value = .number
      case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, position) = (depth + 1, position + 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): (depth, position) = (depth - 1, position + 1)
      default: position += 1
      }
      if let value, fields?.contains(field) ?? true, let text = replacement(value) {
        result += Array(text.utf8)
      } else {
        result += json[start..<position]
      }
    }
    return result
  }

  /// Replaces a share of the values by hostile texts and numbers.
  static func altered(
    _ json: [UInt8], in fields: Set<String>? = nil, share: Double, texts: [String],
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    replacing(json, in: fields) { value in
      guard generator.unit() < share else { return nil }
      guard case .string = value else {
        let numbers = ["-1", "0", "1099511627776", "-9223372036854775808", "1e308"]
        return HostileText.pick(numbers, &generator)
      }
      let text = JSON.string(HostileText.pick(texts, &generator))
      return text.text(JSON.Format(layout: .compact, keyOrder: .given, escapes: .minimal))
    }
  }
}

extension SeededGenerator {
  /// Returns a number from 0 to below 1.
  mutating func unit() -> Double { Double.random(in: 0..<1, using: &self) }
}
