// SPDX-License-Identifier: MIT

/// Reads and writes the text of digests.
package enum Hexadecimal {
  /// Reads exactly `count` words of 16 digits each.
  package static func words(_ text: String, count: Int) -> [UInt64]? {
    var words: [UInt64] = []
    var word: UInt64 = 0
    var digits = 0
    for byte in text.utf8 {
      guard let digit = digit(byte), words.count < count else { return nil }
      word = word << 4 | digit
      digits += 1
      if digits.isMultiple(of: 16) { words.append(word) }
    }
    return digits == count * 16 ? words : nil
  }

  /// Writes 16 lower-case digits for each word.
  package static func text(_ words: [UInt64]) -> String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
