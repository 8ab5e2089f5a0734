// SPDX-License-Identifier: MIT

import TintypeBase

/// Formats the lines of a difference so that each differing character is visible.
///
/// Control characters are shown as Unicode control pictures, except for tabs. Characters that would
/// break or reverse the line are always escaped; those that cannot be seen are escaped where both
/// sides would look equal without it, and in changed lines if the two sides contain different ones.
struct VisibleLines {
  /// The extents for lines that look like a different line of the other side.
  private var lookalikes: [String: VisibleText.Extent] = [:]
  /// The extent for other changed lines.
  private var changed = VisibleText.Extent.disruptive

  /// Compares the removed and the added lines of a difference.
  init(_ hunks: [TextDifference.Hunk]) {
    var removed: [String] = []
    var added: [String] = []
    var isPlain = true
    for hunk in hunks {
      for line in hunk.lines where line.kind != .kept {
        if line.kind == .removed { removed.append(line.text) } else { added.append(line.text) }
        if isPlain { isPlain = VisibleText.isPlain(line.text) }
      }
    }
    guard !isPlain else { return }
    // Lines that only moved are on both sides with the same bytes.
    let lines = Dictionary(grouping: added, by: VisibleText.seen)
    for line in removed {
      for other in lines[VisibleText.seen(line)] ?? []
      where !other.utf8.elementsEqual(line.utf8) {
        let extent = VisibleText.Extent(between: line, and: other)
        for text in [line, other] {
          lookalikes[text] = max(lookalikes[text] ?? .disruptive, extent)
        }
      }
    }
    let isSame =
      removed.flatMap(VisibleText.unseenExceptJoiners)
      == added.flatMap(VisibleText.unseenExceptJoiners)
    changed = isSame ? .disruptive : .unseenExceptJoiners
  }

  /// Returns a line for display.
  ///
  /// - Parameters:
  ///   - text: The line, or a part of it.
  ///   - line: The line, which determines what is escaped.
  /// - Returns: The text without line breaks.
  func callAsFunction(_ text: String, of line: TextDifference.Line) -> String {
    let extent = line.kind == .kept ? .disruptive : max(changed, lookalikes[line.text] ?? changed)
    return Self.shown(text, extent)
  }

  /// Returns a text with control characters, except tabs, replaced by Unicode control pictures, and
  /// with the characters of an extent escaped.
  static func shown(_ text: String, _ extent: VisibleText.Extent) -> String {
    if isPrintable(text) { return text }
    var shown = ""
    var rest = text.unicodeScalars[...]
    while let control = rest.firstIndex(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      shown += VisibleText.line(String(rest[..<control]), extent)
      shown.unicodeScalars.append(picture(of: rest[control]))
      rest = rest[rest.index(after: control)...]
    }
    return shown + VisibleText.line(String(rest), extent)
  }

  /// Returns the symbol of an ASCII control character, such as ␍; a tab has none.
  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    switch control.value {
    case 0x09: control
    case 0x7F: "\u{2421}"
    default: Unicode.Scalar(control.value + 0x2400) ?? control
    }
  }

  /// Returns whether all of a text is ASCII without control characters.
  private static func isPrintable(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    } ?? false
  }
}
