// SPDX-License-Identifier: MIT

/// A scanner for the commands, numbers and flags of an SVG path (SVG 2, section 9.3.9).
package struct PathScanner {
  private let bytes: [UInt8]
  /// The number of bytes that have been read.
  private(set) var position = 0
  /// A Boolean value that indicates whether the last token was an argument, which a comma may
  /// follow.
  private var isAfterArgument = false

  package init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  package var isAtEnd: Bool { position == bytes.count }

  /// Skips white space.
  package mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Skips white space with at most one comma and returns `true` if there was a comma.
  @discardableResult
  package mutating func skipSeparator() -> Bool {
    skipSpace()
    guard isAfterArgument, next == UInt8(ascii: ",") else { return false }
    isAfterArgument = false
    position += 1
    skipSpace()
    return true
  }

  /// A Boolean value that indicates whether a number can begin here, which repeats a command.
  package var isAtNumber: Bool { next.map { Self.isDigit($0) || "+-.".utf8.contains($0) } ?? false }

  /// Reads a command letter; does not consume other letters.
  package mutating func command() -> Character? {
    guard let byte = next, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(byte) else { return nil }
    position += 1
    isAfterArgument = false
    return Character(Unicode.Scalar(byte))
  }

  /// Reads a flag, which needs no separator after it.
  package mutating func flag() -> Bool? {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    isAfterArgument = true
    return byte == UInt8(ascii: "1")
  }

  /// Reads the longest possible number; infinite if it is too large.
  package mutating func number() -> Double? {
    let start = position
    var end = position
    func peek(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    func skipSign() {
      if let byte = peek(end), "+-".utf8.contains(byte) { end += 1 }
    }
    func skipDigits() -> Int {
      let first = end
      while let byte = peek(end), Self.isDigit(byte) { end += 1 }
      return end - first
    }
    skipSign()
    var digits = skipDigits()
    if peek(end) == UInt8(ascii: "."), digits > 0 || peek(end + 1).map(Self.isDigit) == true {
      end += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if let byte = peek(end), "eE".utf8.contains(byte) {
      let mantissa = end
      end += 1
      skipSign()
      if skipDigits() == 0 { end = mantissa }
    }
    position = end
    isAfterArgument = true
    return Double(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D && byte != 0x0B
  }
}
