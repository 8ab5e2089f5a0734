// SPDX-License-Identifier: MIT

/// A digest that is represented by a fixed number of hexadecimal digits, as text and when encoded.
package protocol HexadecimalDigest: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The number of digits.
  static var digitCount: Int { get }

  /// Creates a digest from its digits, in lowercase or uppercase; returns `nil` for other text.
  init?(hexadecimal: String)

  /// The digits, in lowercase.
  var hexadecimal: String { get }
}

extension HexadecimalDigest {
  /// The hexadecimal digits.
  public var description: String { hexadecimal }

  /// Decodes the digits from a single string.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` if the string is not exactly the digits of such a
  ///   digest.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = Self(hexadecimal: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: """
          “\(text.prefix(80))” is not a digest: \(Self.digitCount) hexadecimal digits are expected. \
          Restore the file that contains it from version control, or record it again.
          """)
    }
    self = digest
  }

  /// Encodes the digits as a single string.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexadecimal)
  }
}

/// Conversions between digests and their text.
package enum Hexadecimal {
  /// Returns `count` words of 16 digits each; `nil` for other text.
  package static func words(_ text: String, count: Int) -> [UInt64]? {
    var text = text
    return text.withUTF8 { bytes in
      let size = bytes.count
      guard size == count * 16 else { return nil }
      var words: [UInt64] = []
      var (word, index) = (UInt64(0), 0)
      while index < size {
        guard let digit = digit(bytes[index]) else { return nil }
        word = word << 4 | digit
        index += 1
        if index & 15 == 0 { words.append(word) }
      }
      return words
    }
  }

  /// Returns 16 lowercase digits for each word.
  package static func text(_ words: [UInt64]) -> String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    if byte >= 0x30, byte <= 0x39 { return UInt64(byte - 0x30) }
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x66 ? UInt64(letter - 0x61 + 10) : nil
  }
}
