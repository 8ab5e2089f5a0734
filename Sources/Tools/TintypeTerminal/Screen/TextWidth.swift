// SPDX-License-Identifier: MIT

/// The number of cells that texts take in terminals.
package enum TextWidth {
  /// Returns the number of cells of a text.
  package static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns the number of cells of a character: 2 for East Asian characters and emoji.
  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let properties = first.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    // The blocks of the Unicode standard whose characters are wide, UAX #11.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// Returns the text in at most the given number of cells, with “…” instead of the rest.
  ///
  /// - Parameters:
  ///   - text: A text without control characters.
  ///   - width: The number of cells.
  ///   - keepsEnd: A Boolean value that indicates whether the beginning is cut instead of the end.
  /// - Returns: The text.
  package static func cut(_ text: String, to width: Int, keepsEnd: Bool = false) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var (kept, used) = ([Character](), 1)
    for character in keepsEnd ? Array(text.reversed()) : Array(text) {
      let cells = of(character)
      guard used + cells <= width else { break }
      used += cells
      kept.append(character)
    }
    return keepsEnd ? "…" + String(kept.reversed()) : String(kept) + "…"
  }
}
