// SPDX-License-Identifier: MIT

import TintypeBase

/// Short versions of texts from journals, on lines without hidden characters.
package enum ShortText {
  /// Returns the text on one line without hidden characters, truncated with “…” if it is too long.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: The maximum number of Unicode scalars.
  /// - Returns: One line.
  package static func line(_ text: String, limit: Int = 240) -> String {
    // Only the beginning is escaped, because a text may be as long as a journal.
    let head = text.unicodeScalars.prefix(limit + 1)
    let visible = VisibleText.line(String(head)).unicodeScalars
    guard head.count > limit || visible.count > limit else { return String(visible) }
    return String(visible.prefix(limit)) + "…"
  }

  /// Returns the first of many texts, as `a, b, c and 4 more`.
  package static func list(_ texts: [String], limit: Int, separator: String = ", ") -> String {
    list(Array(texts.prefix(limit)), of: texts.count, separator: separator)
  }

  /// Returns a list of texts, with the number of the others.
  package static func list(_ few: [String], of count: Int, separator: String = ", ") -> String {
    let named = few.joined(separator: separator)
    return count > few.count ? "\(named) and \(Numbers.grouped(count - few.count)) more" : named
  }
}
