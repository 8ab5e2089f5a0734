// SPDX-License-Identifier: MIT

import TintypeBase

/// The page's data scripts: calls of its functions with JSON that cannot end the script element.
enum PageScript {
  /// Returns the script that calls a function of the page with values.
  static func call(_ function: String, _ arguments: [JSON]) -> [UInt8] {
    let format = JSON.Format(layout: .compact, keyOrder: .given, escapes: .script)
    var bytes = Array("tintype.\(function)(".utf8)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += argument.bytes(format)
    }
    bytes += ");\n".utf8
    return bytes
  }
}

extension JSON {
  /// Text on one line, whose hidden characters are made visible.
  static func line(_ text: String) -> Self { .string(VisibleText.line(text)) }

  /// Text with its line breaks, whose other hidden characters are made visible.
  static func block(_ text: String) -> Self { .string(VisibleText.block(text)) }

  /// Text on one line, or `null`.
  static func line(_ text: String?) -> Self { text.map { .line($0) } ?? .null }

  /// An unchanged string, escaped so that none of its characters is in the script's source.
  static func raw(_ text: String) -> Self {
    .encoded("\"" + text.utf16.map(JSON.escape).joined() + "\"")
  }

  /// An integer, or `null`.
  static func integer(_ integer: Int?) -> Self { integer.map { .integer($0) } ?? .null }

  /// An array of texts on one line each.
  static func lines(_ texts: [String]) -> Self { .array(texts.map { .line($0) }) }

  /// An array of integers.
  static func integers(_ integers: [Int]) -> Self { .array(integers.map { .integer($0) }) }
}
