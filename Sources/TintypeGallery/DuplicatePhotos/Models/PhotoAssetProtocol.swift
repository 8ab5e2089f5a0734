// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// What a scan needs to know of a photo.
  ///
  /// A photo of a library cannot be made by a test. What is compared and grouped is anything that
  /// has an identifier and a fingerprint, so that a test brings its own.
  package protocol PhotoAssetProtocol: Identifiable, Sendable where ID == String {
    /// The photo's identifier; two of one identifier are the same photo.
    var id: String { get }
    /// The fingerprint of what the photo shows: photos that look alike point the same way.
    var embedding: [Float] { get }
  }

  /// A photo of the library.
  package struct PhotoAsset: PhotoAssetProtocol, Hashable {
    /// The photo's identifier.
    package let id: String
    /// The fingerprint of what it shows.
    package let embedding: [Float]
    /// What is shown of it; `nil` where the library has not brought it yet.
    package let picture: ImageData?

    /// Creates a photo.
    ///
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - embedding: The fingerprint of what it shows; by default that of its picture.
    ///   - picture: What is shown of it; nothing by default.
    package init(id: String, embedding: [Float]? = nil, picture: ImageData? = nil) {
      self.id = id
      self.picture = picture
      self.embedding = embedding ?? picture.map(PictureEmbedding.of) ?? []
    }
  }
}
