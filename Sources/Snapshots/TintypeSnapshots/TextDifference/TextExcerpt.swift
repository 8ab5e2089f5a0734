// SPDX-License-Identifier: MIT

/// Excerpts of texts that are too long to be shown.
enum TextExcerpt {
  /// Returns the beginning and the end of a text that is longer than a number of scalars, with …
  /// between.
  static func middleLeftOut(_ text: String, longest: Int) -> String {
    let scalars = text.unicodeScalars
    guard isLonger(text, than: longest) else { return text }
    let start = scalars.prefix(longest / 2)
    let end = scalars.suffix(longest - longest / 2 - 1)
    return String(start) + "…" + String(withoutMarks(end))
  }

  /// Returns the part of a text around a position, with … for omitted text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: The position, in bytes.
  ///   - before: The number of scalars of the part before the position.
  ///   - longest: The number of scalars of the part.
  /// - Returns: The part, or the text if it is not longer.
  static func around(_ text: String, place: Int, before: Int, longest: Int) -> String {
    guard isLonger(text, than: longest) else { return text }
    let scalars = text.unicodeScalars
    let middle =
      text.utf8.index(
        text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
    var start =
      scalars.index(middle, offsetBy: -before, limitedBy: scalars.startIndex) ?? scalars.startIndex
    let end = scalars.index(start, offsetBy: longest, limitedBy: scalars.endIndex)
    if end == nil {
      // If the text ends early, more of it is shown before the position.
      start =
        scalars.index(scalars.endIndex, offsetBy: -longest, limitedBy: scalars.startIndex)
        ?? scalars.startIndex
    }
    let part = scalars[start..<(end ?? scalars.endIndex)]
    let isStart = start == scalars.startIndex
    return (isStart ? String(part) : "…" + String(withoutMarks(part)))
      + (end == nil || end == scalars.endIndex ? "" : "…")
  }

  /// Returns the length of the common prefix of two texts in bytes, up to a scalar boundary in
  /// both.
  static func commonStart(_ old: String, _ new: String) -> Int {
    var (old, new) = (old, new)
    return old.withUTF8 { old in
      new.withUTF8 { new in
        guard let oldBytes = old.baseAddress, let newBytes = new.baseAddress else { return 0 }
        let shorter = min(old.count, new.count)
        var place = 0
        while place < shorter, oldBytes[place] == newBytes[place] { place += 1 }
        func isWithin(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
          place < count && bytes[place] & 0xC0 == 0x80
        }
        while place > 0, isWithin(oldBytes, old.count) || isWithin(newBytes, new.count) {
          place -= 1
        }
        return place
      }
    }
  }

  private static func isLonger(_ text: String, than count: Int) -> Bool {
    let scalars = text.unicodeScalars
    guard text.utf8.count > count,
      let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex)
    else { return false }
    return end < scalars.endIndex
  }

  /// Returns a part without the combining marks at its beginning, whose base letter is not in the
  /// part.
  private static func withoutMarks(_ part: Substring.UnicodeScalarView)
    -> Substring.UnicodeScalarView
  {
    part.drop { $0.properties.isGraphemeExtend }
  }
}
