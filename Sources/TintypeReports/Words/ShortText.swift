// SPDX-License-Identifier: MIT

/// Makes texts from journals fit for a line among others: visible, and not too long.
package enum ShortText {
  /// The text on one line with nothing hidden in it, cut with “…” where it is longer.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: The greatest number of Unicode scalars that are kept of it.
  package static func line(_ text: String, limit: Int = 240) -> String {
    // What is cut off is never made visible: a text may be as long as a journal.
    let head = text.unicodeScalars.prefix(limit + 1)
    let visible = VisibleText.line(String(head)).unicodeScalars
    guard head.count > limit || visible.count > limit else { return String(visible) }
    return String(visible.prefix(limit)) + "…"
  }

  /// A few of many, as `a, b, c and 4 more`.
  package static func list(_ texts: [String], limit: Int, separator: String = ", ") -> String {
    let named = texts.prefix(limit).joined(separator: separator)
    return texts.count > limit ? "\(named) and \(texts.count - limit) more" : named
  }
}
