// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Makes texts from journals fit for a line among others: visible, and not too long.
package enum ShortText {
  /// The text on one line with nothing hidden in it, cut with “…” where it is longer.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: The greatest number of Unicode scalars that are kept of it.
  /// - Returns: One line.
  package static func line(_ text: String, limit: Int = 240) -> String {
    // What is cut off is never made visible: a text may be as long as a journal.
    let head = text.unicodeScalars.prefix(limit + 1)
    let visible = VisibleText.line(String(head)).unicodeScalars
    guard head.count > limit || visible.count > limit else { return String(visible) }
    return String(visible.prefix(limit)) + "…"
  }

  /// A few of many, as `a, b, c and 4 more`.
  package static func list(_ texts: [String], limit: Int, separator: String = ", ") -> String {
    list(Array(texts.prefix(limit)), of: texts.count, separator: separator)
  }

  /// A few, of so many that there are.
  package static func list(_ few: [String], of count: Int, separator: String = ", ") -> String {
    let named = few.joined(separator: separator)
    return count > few.count ? "\(named) and \(Numbers.grouped(count - few.count)) more" : named
  }
}
