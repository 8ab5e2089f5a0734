// SPDX-License-Identifier: MIT

extension DuplicatePhotos {
  /// Photos that look alike: two at least.
  package struct DuplicateGroup<Photo: PhotoAssetProtocol>: Identifiable, Sendable {
    /// The photos, each once, in the order in which the pairs named them first.
    package let photos: [Photo]
    /// How alike the two photos are that are least alike of all pairs in the group.
    package let similarity: Float

    /// The identifier of the group's first photo.
    package var id: String { photos.first?.id ?? "" }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - photos: The photos.
    ///   - similarity: How alike those are that are least alike, 1 for the same.
    package init(photos: [Photo], similarity: Float) {
      self.photos = photos
      self.similarity = similarity
    }
  }
}

extension DuplicatePhotos.DuplicateGroup: Equatable where Photo: Equatable {}
extension DuplicatePhotos.DuplicateGroup: Hashable where Photo: Hashable {}
