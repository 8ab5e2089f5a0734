// SPDX-License-Identifier: MIT

/// What painted a picture: the versions of libraries, and the digests of fonts.
public struct Fingerprint: Hashable, Sendable {
  /// Names and values, such as `cairo` and `1.16.0`.
  public var parts: [String: String]

  /// Creates a fingerprint.
  public init(parts: [String: String]) {
    self.parts = parts
  }
}

extension Fingerprint: Codable {
  /// Decodes an object of names and values.
  public init(from decoder: any Decoder) throws {
    parts = try decoder.singleValueContainer().decode([String: String].self)
  }

  /// Encodes an object of names and values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(parts)
  }
}
