// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// Escapes for texts in XML 1.0.
enum XMLText {
  /// Returns the text on one line for a quoted attribute.
  ///
  /// - Parameters:
  ///   - text: Any text. Characters that XML forbids, and invisible characters, are escaped
  ///     visibly.
  ///   - limit: The maximum number of bytes; longer texts end in “…”.
  /// - Returns: The escaped text.
  static func attribute(_ text: String, limit: Int) -> String {
    escaped(VisibleText.line(head(text, limit)), limit: limit)
  }

  /// Returns the text with its line breaks for the content of an element.
  static func content(_ text: String, limit: Int) -> String {
    let ending = "\n… truncated; “tintype report” shows the rest."
    return escaped(VisibleText.block(head(text, limit)), limit: limit, ending: ending)
  }

  /// Returns the only part of a text that can fit, because escaping never shortens it.
  private static func head(_ text: String, _ limit: Int) -> String {
    String(text.unicodeScalars.prefix(limit + 1))
  }

  private static func escaped(_ text: String, limit: Int, ending: String = "…") -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      let piece = MarkupText.reference(scalar) ?? String(scalar)
      count += piece.utf8.count
      guard count <= limit else { return result + ending }
      result += piece
    }
    return result
  }

  /// Returns seconds with six decimals.
  static func seconds(_ microseconds: Int) -> String {
    let microseconds = max(microseconds, 0)
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }
}
