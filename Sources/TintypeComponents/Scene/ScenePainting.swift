// SPDX-License-Identifier: MIT

/// Paints scenes: the seam between scenes and the library that draws.
public protocol ScenePainting {
  /// What a painted scene is.
  associatedtype Picture

  /// What paints a scene, for telling later whether pictures of two machines can be compared.
  func fingerprint(of scene: Scene) -> Fingerprint

  /// Paints a scene.
  ///
  /// - Throws: What keeps the whole picture from being painted, such as a canvas that is too large.
  func paint(_ scene: Scene) throws -> Picture
}

/// What painted a picture: the versions of libraries, and the digests of fonts.
public struct Fingerprint: Hashable, Codable, Sendable {
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
