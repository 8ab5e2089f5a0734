// SPDX-License-Identifier: MIT

/// A value in one of the page's data scripts: JSON in which nothing can end the script around it.
///
/// Fields keep their order, so that equal values give equal bytes.
indirect enum ScriptValue: Hashable, Sendable {
  case null
  case number(Int)
  case flag(Bool)
  case text(String)
  /// A text as it is, written so that nothing in it shows in the script's source.
  case raw(String)
  case list([ScriptValue])
  case object([Field])

  /// A field of an object.
  struct Field: Hashable, Sendable {
    var name: String
    var value: ScriptValue
  }

  /// Text on one line, whose hidden characters are made visible.
  static func line(_ text: String) -> Self { .text(VisibleText.line(text)) }

  /// Text with its line breaks, whose other hidden characters are made visible.
  static func block(_ text: String) -> Self { .text(VisibleText.block(text)) }

  /// A text on one line, or `null`.
  static func line(_ text: String?) -> Self { text.map { .line($0) } ?? .null }

  /// A number, or `null`.
  static func number(_ number: Int?) -> Self { number.map { .number($0) } ?? .null }

  /// A list of texts on one line each.
  static func lines(_ texts: [String]) -> Self { .list(texts.map { .line($0) }) }

  /// A list of numbers.
  static func numbers(_ numbers: [Int]) -> Self { .list(numbers.map { .number($0) }) }

  /// The script that calls a function of the page with values.
  static func call(_ function: String, _ arguments: [ScriptValue]) -> [UInt8] {
    var bytes = Array("tintype.\(function)(".utf8)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      argument.write(to: &bytes)
    }
    bytes += ");\n".utf8
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .number(let number): bytes += String(number).utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .text(let text): Self.write(text, to: &bytes)
    case .raw(let text): Self.writeRaw(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(field.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        field.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      // Besides what JSON demands: what could end a script element, and what ends a line in
      // scripts but not in JSON.
      case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
        escape(UInt16(truncatingIfNeeded: scalar.value), to: &bytes)
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func writeRaw(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for unit in text.utf16 { escape(unit, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes += "\\u".utf8
    bytes += String(repeating: "0", count: 4 - digits.count).utf8
    bytes += digits.utf8
  }
}

extension ScriptValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, ScriptValue)...) {
    self = .object(elements.map { Field(name: $0.0, value: $0.1) })
  }
}
