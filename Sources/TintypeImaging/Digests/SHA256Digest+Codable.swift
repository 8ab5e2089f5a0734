// SPDX-License-Identifier: MIT

extension SHA256Digest: Codable, CustomStringConvertible {
  /// The hexadecimal digits.
  public var description: String { hexadecimal }

  /// Reads the digits from a single string.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` if they are not exactly the digits of such a digest.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = SHA256Digest(hexadecimal: text) else {
      let error = ImagingError.invalidDigest(text: text, digits: 64)
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: error.description)
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
