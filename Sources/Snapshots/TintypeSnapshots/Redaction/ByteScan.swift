// SPDX-License-Identifier: MIT

import Foundation

/// Finds values in the bytes of a text that differ between runs.
///
/// `memchr` searches for a byte that every match contains, and only the bytes around it are
/// examined one by one, because such loops are slow in builds without optimization.
enum ByteScan {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Calls a function with each position of a byte, and continues at the position that it returns.
  private static func each(_ byte: UInt8, in bytes: Bytes, _ body: (Int) -> Int) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    while start < bytes.count, let found = memchr(base + start, Int32(byte), bytes.count - start) {
      start = max(body(UnsafeRawPointer(found) - UnsafeRawPointer(base)), start + 1)
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
  }

  /// Returns whether the byte at an index is an ASCII letter or digit.
  private static func isWord(_ bytes: Bytes, _ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    let byte = bytes[index]
    return isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  /// Matches with numbers; equal matches have equal numbers.
  private struct Numbering {
    var word: String
    var numbers: [String: Int] = [:]
    var ranges: [RedactedRange] = []

    mutating func add(_ range: Range<Int>, key: String) {
      let number = numbers[key] ?? numbers.count + 1
      numbers[key] = number
      ranges.append(RedactedRange(range: range, text: "[\(word) \(number)]"))
    }
  }

  /// Returns the UUIDs of RFC 9562, section 4.
  static func uuids(in bytes: Bytes) -> [RedactedRange] {
    var found = Numbering(word: "uuid")
    each(0x2D, in: bytes) { hyphen in
      let range = hyphen - 8..<hyphen + 28
      guard range.lowerBound >= 0, range.upperBound <= bytes.count,
        !isWord(bytes, range.lowerBound - 1), !isWord(bytes, range.upperBound)
      else { return hyphen + 1 }
      for offset in 0..<36 {
        let byte = bytes[range.lowerBound + offset]
        let isHyphen = offset == 8 || offset == 13 || offset == 18 || offset == 23
        guard isHyphen ? byte == 0x2D : isHexadecimal(byte) else { return hyphen + 1 }
      }
      let digits = String(decoding: bytes[range], as: UTF8.self).lowercased()
      found.add(range, key: digits)
      return range.upperBound
    }
    return found.ranges
  }

  /// Returns the numbers `0x` with at least six hexadecimal digits.
  static func addresses(in bytes: Bytes) -> [RedactedRange] {
    var found = Numbering(word: "address")
    each(0x78, in: bytes) { x in
      guard x > 0, bytes[x - 1] == 0x30, !isWord(bytes, x - 2) else { return x + 1 }
      var end = x + 1
      while end < bytes.count, isHexadecimal(bytes[end]) { end += 1 }
      guard end - x > 6, !isWord(bytes, end) else { return end }
      let digits = bytes[(x + 1)..<end].drop { $0 == 0x30 }
      found.add(x - 1..<end, key: String(decoding: digits, as: UTF8.self).lowercased())
      return end
    }
    return found.ranges
  }

  /// Returns the date-times of ISO 8601, section 5.4, in the extended format.
  static func dates(in bytes: Bytes) -> [RedactedRange] {
    var found: [RedactedRange] = []
    var last = 0
    each(0x3A, in: bytes) { colon in
      guard let range = DateScan(bytes: bytes).range(aroundColon: colon),
        range.lowerBound >= last
      else { return colon + 1 }
      found.append(RedactedRange(range: range, text: "[date]"))
      last = range.upperBound
      return range.upperBound
    }
    return found
  }
}

/// Finds the extent of a date-time around the colon after its hours.
struct DateScan {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Returns the date-time whose first colon is at an index; `nil` if there is none.
  func range(aroundColon colon: Int) -> Range<Int>? {
    // The colon follows “-MM-ddTHH”, preceded by at least four digits.
    guard colon >= 13, number(colon - 2, in: 0...24), number(colon + 1, in: 0...59),
      bytes[colon - 9] == 0x2D, number(colon - 8, in: 1...12),
      bytes[colon - 6] == 0x2D, number(colon - 5, in: 1...31),
      bytes[colon - 3] == 0x54 || bytes[colon - 3] == 0x20
    else { return nil }
    var start = colon - 9
    while start > 0, ByteScan.isDigit(bytes[start - 1]) { start -= 1 }
    guard colon - 9 - start >= 4 else { return nil }

    var end = colon + 3
    if byte(end) == 0x3A {
      guard number(end + 1, in: 0...60) else { return nil }
      end += 3
      if byte(end) == 0x2E || byte(end) == 0x2C, isDigit(end + 1) {
        end += 2
        while isDigit(end) { end += 1 }
      }
    }
    guard !isDigit(end) else { return nil }
    return start..<zoneEnd(from: end, isSpaced: bytes[colon - 3] == 0x20)
  }

  /// Returns the end of the time zone that begins at an index: `Z`, or a sign with hours and
  /// optional minutes.
  private func zoneEnd(from start: Int, isSpaced: Bool) -> Int {
    if byte(start) == 0x5A { return start + 1 }
    // The description of a date has “ +0000”.
    let sign = isSpaced && byte(start) == 0x20 ? start + 1 : start
    guard byte(sign) == 0x2B || byte(sign) == 0x2D, number(sign + 1, in: 0...23) else {
      return start
    }
    let minutes = byte(sign + 3) == 0x3A ? sign + 4 : sign + 3
    if number(minutes, in: 0...59), !isDigit(minutes + 2) { return minutes + 2 }
    return isDigit(sign + 3) ? start : sign + 3
  }

  private func byte(_ index: Int) -> UInt8? {
    index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  private func isDigit(_ index: Int) -> Bool { byte(index).map(ByteScan.isDigit) ?? false }

  /// Returns whether two digits at an index form a number in a range.
  private func number(_ index: Int, in range: ClosedRange<UInt8>) -> Bool {
    guard isDigit(index), isDigit(index + 1) else { return false }
    return range.contains((bytes[index] - 0x30) * 10 + bytes[index + 1] - 0x30)
  }
}
