// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeImaging

/// What somebody painted, in short.
struct Album: Codable, Hashable, Sendable {
  /// The pictures in the order in which they were painted; one may be there more than once.
  var paintings: [Painting]
  /// The versions of what painted them, and the digests of the fonts in them.
  var fingerprint: Fingerprint

  /// The first picture of a name.
  func painting(of name: String) -> Painting? {
    paintings.first { $0.name == name }
  }
}

/// A picture in short: two of them are equal if all of their pixels are.
struct Painting: Codable, Hashable, Sendable {
  /// The subject's name.
  var name: String
  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int
  /// The digest of the pixels.
  var digest: Digest128

  /// Creates a picture's description.
  init(_ name: String, _ bitmap: Bitmap) {
    self.name = name
    width = bitmap.width
    height = bitmap.height
    digest = bitmap.digest
  }

  /// The number of its pixels.
  var pixelCount: Int { width * height }
}
