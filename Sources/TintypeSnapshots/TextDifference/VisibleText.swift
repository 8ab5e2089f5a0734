// SPDX-License-Identifier: MIT

/// How lines are shown so that what differs is seen.
struct VisibleText {
  /// Lines that look the same on both sides and are not, such as the two spellings of é.
  private let lookalikes: Set<String>

  /// Looks through the lines of a difference.
  init(_ hunks: [TextDifference.Hunk]) {
    var removed: [String] = []
    var added: [String] = []
    var hasOther = false
    for hunk in hunks {
      for line in hunk.lines where line.kind != .kept {
        if line.kind == .removed { removed.append(line.text) } else { added.append(line.text) }
        if !hasOther { hasOther = !Self.isASCII(line.text) }
      }
    }
    // One of two lookalikes has more than ASCII.
    guard hasOther else {
      lookalikes = []
      return
    }
    // Strings are equal that look the same; lines that only moved are left out.
    var spellings: [String: Set<[UInt8]>] = [:]
    for line in added { spellings[line, default: []].insert(Array(line.utf8)) }
    lookalikes = Set(
      removed.filter { line in spellings[line].map { !$0.contains(Array(line.utf8)) } ?? false })
  }

  /// Whether another line looks the same as this one and is not.
  func hasLookalike(_ line: String) -> Bool { lookalikes.contains(line) }

  /// A line with control characters as their pictures, but for tabs, and with the characters that
  /// are not ASCII spelled out where another line looks the same.
  func callAsFunction(_ line: String) -> String {
    Self.isPlain(line) ? line : Self.shown(line, spellsOut: lookalikes.contains(line))
  }

  /// A text with control characters as their pictures, but for tabs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - spellsOut: Whether characters that are not ASCII are shown as numbers.
  /// - Returns: The text as it is shown.
  static func shown(_ text: String, spellsOut: Bool) -> String {
    if isPlain(text) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: shown.append(scalar)
      case ..<0x20: shown.append(UnicodeScalar(scalar.value + 0x2400) ?? scalar)
      case 0x80... where spellsOut:
        shown.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Whether all of a text is ASCII.
  static func isASCII(_ text: String) -> Bool { all(of: text, from: 0) }

  /// Whether all of a text is ASCII, and nothing of it a control character.
  private static func isPlain(_ text: String) -> Bool { all(of: text, from: 0x20) }

  /// Whether all bytes of a text are below 0x80, and none below another number.
  private static func all(of text: String, from least: UInt8) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return true }
      var index = 0
      while index < bytes.count {
        if start[index] < least || start[index] >= 0x80 { return false }
        index += 1
      }
      return true
    } ?? false
  }
}
