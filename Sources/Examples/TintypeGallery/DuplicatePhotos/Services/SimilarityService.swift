// SPDX-License-Identifier: MIT

import TintypeImaging

extension DuplicatePhotos {
  /// Compares photos by their embeddings and groups similar photos.
  package actor SimilarityService {
    /// Creates the service.
    package init() {}

    /// Returns the similarity of two embeddings: the cosine of the angle between them.
    ///
    /// - Parameters:
    ///   - a: An embedding.
    ///   - b: An embedding of the same length.
    /// - Returns: 1 for the same direction, 0 for a right angle, -1 for opposite directions; 0 also
    ///   for embeddings of different lengths, with only zeros, or with values that are not finite.
    package func cosineSimilarity(_ a: [Float], _ b: [Float]) -> Float {
      CosineSimilarity.between(a, b)
    }

    /// Returns the photos that are similar to a photo.
    ///
    /// - Parameters:
    ///   - photo: The photo.
    ///   - others: The photos to compare with; a photo is never paired with itself.
    ///   - threshold: The minimum similarity, from 0 to 1.
    /// - Returns: Pairs of another photo and this photo, with their similarity, in the order of the
    ///   others.
    package func pairs<Photo: PhotoAssetProtocol>(
      of photo: Photo, among others: some Sequence<Photo> & Sendable, threshold: Float
    ) -> [(Photo, Photo, Float)] {
      Self.pairs(of: photo, among: others, threshold: threshold)
    }

    /// Like `pairs(of:among:threshold:)`, for synchronous callers.
    static func pairs<Photo: PhotoAssetProtocol>(
      of photo: Photo, among others: some Sequence<Photo>, threshold: Float
    ) -> [(Photo, Photo, Float)] {
      others.compactMap { other in
        guard other.id != photo.id else { return nil }
        let similarity = CosineSimilarity.between(other.embedding, photo.embedding)
        return similarity >= threshold ? (other, photo, similarity) : nil
      }
    }

    /// Returns all pairs of similar photos.
    ///
    /// - Parameters:
    ///   - photos: The photos.
    ///   - threshold: The minimum similarity, from 0 to 1; 0.97 by default.
    /// - Returns: Each pair once, with the earlier photo first.
    package func similarPairs<Photo: PhotoAssetProtocol>(
      among photos: [Photo], threshold: Float = SimilarityService.standardThreshold
    ) -> [(Photo, Photo, Float)] {
      photos.indices.flatMap { index in
        pairs(of: photos[index], among: photos[..<index], threshold: threshold)
      }
    }

    /// The default minimum similarity of duplicates.
    package static let standardThreshold: Float = 0.97

    /// Groups photos that are connected by a chain of pairs.
    ///
    /// The method is nonisolated, since it does not use the actor's state.
    ///
    /// - Parameter pairs: Pairs of photos with their similarity. A pair of a photo with itself, or
    ///   with a NaN similarity, is ignored.
    /// - Returns: The groups of at least two photos, in the order of their first photos.
    package nonisolated func groupSimilarPhotos<Photo: PhotoAssetProtocol>(
      pairs: [(Photo, Photo, Float)]
    ) -> [DuplicateGroup<Photo>] {
      var photos: [Photo] = []
      var numbers: [String: Int] = [:]
      func number(of photo: Photo) -> Int {
        if let number = numbers[photo.id] { return number }
        numbers[photo.id] = photos.count
        photos.append(photo)
        return photos.count - 1
      }

      let edges = pairs.filter { $0.id != $1.id && !$2.isNaN }
        .map { (number(of: $0), number(of: $1), $2) }
      let groups = ConnectedComponents(
        count: photos.count, edges: edges.map { ($0.0, $0.1) }
      ).groups

      var groupOf: [Int: Int] = [:]
      for (index, group) in groups.enumerated() {
        for member in group { groupOf[member] = index }
      }
      var least = [Float](repeating: .infinity, count: groups.count)
      for (member, _, similarity) in edges {
        guard let group = groupOf[member] else { continue }
        least[group] = min(least[group], similarity)
      }
      return zip(groups, least).map { group, similarity in
        DuplicateGroup(photos: group.map { photos[$0] }, similarity: similarity)
      }
    }
  }
}
