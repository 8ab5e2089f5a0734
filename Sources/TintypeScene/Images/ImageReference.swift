// SPDX-License-Identifier: MIT

/// An image by its digest and size; the pixels stand beside a scene, not in it.
package struct ImageReference: Hashable, Codable, Sendable {
  /// The digest of the pixels, 32 hexadecimal digits.
  package var digest: String
  /// The width in pixels.
  package var pixelWidth: Int
  /// The height in pixels.
  package var pixelHeight: Int

  /// Creates a reference.
  package init(digest: String, pixelWidth: Int, pixelHeight: Int) {
    self.digest = digest
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// How the pixels of a scaled image are made from its own.
public enum ImageInterpolation: String, Hashable, Codable, Sendable, CaseIterable {
  /// Each is the nearest one.
  case none
  /// Mixed from neighbours, quickly.
  case low
  /// Mixed from neighbours.
  case medium
  /// Mixed from as many as it takes.
  case high
}
