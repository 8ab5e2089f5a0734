// SPDX-License-Identifier: MIT

/// What painted a picture: the versions of libraries, and the digests of fonts.
public struct Fingerprint: Hashable, Sendable {
  /// Names and values, such as `cairo` and `1.16.0`.
  public var parts: [String: String]

  /// Creates a fingerprint.
  public init(parts: [String: String]) {
    self.parts = parts
  }

  /// What differs from another fingerprint, in words, sorted by name: `cairo 1.16.0 → 1.18.4`.
  public func differences(to other: Fingerprint) -> [String] {
    Set(parts.keys).union(other.parts.keys).sorted().compactMap { name in
      let (mine, theirs) = (parts[name], other.parts[name])
      return mine == theirs ? nil : "\(name) \(mine ?? "none") → \(theirs ?? "none")"
    }
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
