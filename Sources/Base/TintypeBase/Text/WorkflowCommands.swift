// SPDX-License-Identifier: MIT

/// The commands that services for continuous integration execute when a step prints them.
///
/// GitHub Actions executes a line that begins with `::` after white space, and `##[` anywhere in a
/// line; Azure Pipelines executes `##vso[` anywhere.
enum WorkflowCommands {
  /// Returns the text with the first character of each command escaped as in Swift source.
  static func neutralized(_ text: String) -> String {
    guard mayContainCommand(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[index...]
      let isCommand =
        isAtStart && rest.starts(with: "::".unicodeScalars)
        || index > 0 && scalars[index - 1] == "#" && isBracketed(rest)
      if isCommand {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// Returns whether a text begins with `#`, letters and `[`.
  private static func isBracketed(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard text.first == "#" else { return false }
    return text.dropFirst().first { !$0.properties.isAlphabetic } == "["
  }

  /// Returns whether a text contains two adjacent colons or number signs.
  private static func mayContainCommand(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }
}
