// SPDX-License-Identifier: MIT

/// The parts in which a line differs from another one, extended to whole words.
///
/// A word is a run of letters and digits, or a number with its minus sign and its decimal point. If
/// the difference spans everything between two quotation marks, they are included.
struct WordDifference {
  /// The text before the difference that names it, such as `width` in `width: 40`.
  private(set) var name: String?
  /// The differing words of the old line; empty if words were only added.
  private(set) var old = ""
  /// The differing words of the new line; empty if words were only removed.
  private(set) var new = ""

  /// The maximum distance from the first differing byte at which words are searched, in bytes.
  private static let longestWord = 256
  /// The maximum length of a name, in bytes.
  private static let longestName = 40

  /// Compares two lines.
  init(_ oldLine: String, _ newLine: String) {
    var (oldLine, newLine) = (oldLine, newLine)
    oldLine.withUTF8 { oldBytes in
      newLine.withUTF8 { newBytes in
        compare(Bytes(oldBytes), Bytes(newBytes))
      }
    }
  }

  private mutating func compare(_ old: Bytes, _ new: Bytes) {
    // Extend the difference to the start of the words on both sides.
    var start = old.commonStart(new)
    let leastStart = start - Self.longestWord
    while start > max(leastStart, 0), old.isWord(start - 1) || new.isWord(start - 1),
      old.isWord(start) || new.isWord(start)
    {
      start -= 1
    }
    while start > 0, old.isWithinScalar(start) || new.isWithinScalar(start) { start -= 1 }
    // The number of bytes after the words that both sides share.
    var rest = old.commonEnd(new, atMost: min(old.count, new.count) - start)
    let leastRest = max(rest - Self.longestWord, 0)
    while rest > leastRest, old.isWord(old.count - rest) || new.isWord(new.count - rest),
      old.isWord(old.count - rest - 1) || new.isWord(new.count - rest - 1)
    {
      rest -= 1
    }
    while rest > 0, old.isWithinScalar(old.count - rest) { rest -= 1 }
    if start > 0, rest > 0, old[start - 1] == Bytes.quote, old[old.count - rest] == Bytes.quote {
      start -= 1
      rest -= 1
    }
    self.old = old.text(start, old.count - rest)
    self.new = new.text(start, new.count - rest)
    name = Self.name(before: start, in: old, isNumber: old.isNumber(start) && new.isNumber(start))
  }

  /// Returns the word before a colon or an equals sign; before a number, also the word before a
  /// space.
  private static func name(before start: Int, in line: Bytes, isNumber: Bool) -> String? {
    var end = start
    func skipSpaces() {
      while end > max(start - longestName, 0), line[end - 1] == 0x20 { end -= 1 }
    }
    skipSpaces()
    if end > 0, line[end - 1] == UInt8(ascii: ":") || line[end - 1] == UInt8(ascii: "=") {
      end -= 1
      skipSpaces()
    } else if !isNumber || end != start - 1 {
      return nil
    }
    var first = end
    while first > max(end - longestName, 0), line.isName(first - 1) { first -= 1 }
    guard first < end, first == 0 || !line.isName(first - 1) else { return nil }
    let name = line.text(first, end)
    // Non-ASCII symbols, such as ▿, are not names.
    guard let letter = name.unicodeScalars.first, letter.properties.isAlphabetic || letter == "_"
    else { return nil }
    return name
  }
}

/// The bytes of a line; bytes outside of its bounds are 0.
private struct Bytes {
  static let quote = UInt8(ascii: "\"")

  let start: UnsafePointer<UInt8>?
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    start = buffer.baseAddress
    count = buffer.count
  }

  subscript(_ index: Int) -> UInt8 {
    guard let start, index >= 0, index < count else { return 0 }
    return start[index]
  }

  /// Returns the length of the common prefix of two lines in bytes.
  func commonStart(_ other: Bytes) -> Int {
    guard let bytes = start, let otherBytes = other.start else { return 0 }
    let shorter = min(count, other.count)
    var common = 0
    while common < shorter, bytes[common] == otherBytes[common] { common += 1 }
    return common
  }

  /// Returns the length of the common suffix of two lines in bytes.
  func commonEnd(_ other: Bytes, atMost most: Int) -> Int {
    guard let start, let otherStart = other.start else { return 0 }
    let (end, otherEnd) = (start + count, otherStart + other.count)
    var common = 0
    while common < most, end[-1 - common] == otherEnd[-1 - common] { common += 1 }
    return common
  }

  /// Returns whether a byte belongs to a word; a non-ASCII byte always does.
  func isWord(_ index: Int) -> Bool {
    let byte = self[index]
    if isLetter(index) || isDigit(index) { return true }
    if byte == UInt8(ascii: ".") { return isDigit(index - 1) && isDigit(index + 1) }
    guard byte == UInt8(ascii: "-") else { return false }
    return isDigit(index + 1) && !isLetter(index - 1) && !isDigit(index - 1)
  }

  func isName(_ index: Int) -> Bool {
    isLetter(index) || isDigit(index) || self[index] == UInt8(ascii: ".")
      || self[index] == UInt8(ascii: "-")
  }

  func isLetter(_ index: Int) -> Bool {
    let byte = self[index]
    return (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_")
  }

  func isDigit(_ index: Int) -> Bool { self[index] &- 0x30 < 10 }

  func isNumber(_ index: Int) -> Bool { isDigit(index) || self[index] == UInt8(ascii: "-") }

  func isWithinScalar(_ index: Int) -> Bool { self[index] & 0xC0 == 0x80 }

  func text(_ first: Int, _ end: Int) -> String {
    guard let start, first < end else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: start + first, count: end - first), as: UTF8.self)
  }
}
