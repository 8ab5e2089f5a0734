// SPDX-License-Identifier: MIT

/// A digest that is written as a fixed number of hexadecimal digits, in text and in coded form.
public protocol HexadecimalDigest: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The number of digits.
  static var digitCount: Int { get }

  /// Reads the digits, in lower or upper case; `nil` for anything else.
  init?(hexadecimal: String)

  /// The digits, in lower case.
  var hexadecimal: String { get }
}

extension HexadecimalDigest {
  /// The hexadecimal digits.
  public var description: String { hexadecimal }

  /// Reads the digits from a single string.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` if they are not exactly the digits of such a digest.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = Self(hexadecimal: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: """
          “\(text.prefix(80))” is not a digest: \(Self.digitCount) hexadecimal digits are expected. \
          Restore the file that holds it from version control, or record it again.
          """)
    }
    self = digest
  }

  /// Writes the digits as a single string.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexadecimal)
  }
}
