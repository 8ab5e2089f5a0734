// SPDX-License-Identifier: MIT

import TintypeImaging

extension DuplicatePhotos {
  /// Compares photos by their fingerprints, and groups those that look alike.
  package actor SimilarityService {
    /// Creates the service.
    package init() {}

    /// How alike two fingerprints are: the cosine of the angle between them.
    ///
    /// - Parameters:
    ///   - a: A fingerprint.
    ///   - b: A fingerprint of the same length.
    /// - Returns: 1 for the same direction, 0 for a right angle, -1 for opposite directions; 0 as
    ///   well for fingerprints of different lengths, of zeros, and with what is not finite.
    package func cosineSimilarity(_ a: [Float], _ b: [Float]) -> Float {
      CosineSimilarity.between(a, b)
    }

    /// Finds the photos that look like one.
    ///
    /// - Parameters:
    ///   - photo: The photo.
    ///   - others: What it is compared with; it is never paired with itself.
    ///   - threshold: How alike two must be at least, from 0 to 1.
    /// - Returns: Pairs of another photo, this one, and how alike they are, in the others' order.
    package func pairs<Photo: PhotoAssetProtocol>(
      of photo: Photo, among others: some Sequence<Photo> & Sendable, threshold: Float
    ) -> [(Photo, Photo, Float)] {
      Self.pairs(of: photo, among: others, threshold: threshold)
    }

    /// As `pairs(of:among:threshold:)`, for those who cannot wait.
    static func pairs<Photo: PhotoAssetProtocol>(
      of photo: Photo, among others: some Sequence<Photo>, threshold: Float
    ) -> [(Photo, Photo, Float)] {
      others.compactMap { other in
        guard other.id != photo.id else { return nil }
        let similarity = CosineSimilarity.between(other.embedding, photo.embedding)
        return similarity >= threshold ? (other, photo, similarity) : nil
      }
    }

    /// Finds all pairs of photos that look alike.
    ///
    /// - Parameters:
    ///   - photos: The photos.
    ///   - threshold: How alike two must be at least, from 0 to 1; 0.97 by default.
    /// - Returns: Each pair once, the photo that comes first before the other.
    package func similarPairs<Photo: PhotoAssetProtocol>(
      among photos: [Photo], threshold: Float = SimilarityService.standardThreshold
    ) -> [(Photo, Photo, Float)] {
      photos.indices.flatMap { index in
        pairs(of: photos[index], among: photos[..<index], threshold: threshold)
      }
    }

    /// How alike photos are at least that are taken for duplicates, unless something else is said.
    package static let standardThreshold: Float = 0.97

    /// Groups photos that a chain of pairs connects.
    ///
    /// It touches nothing of the actor, so nobody needs to wait for it.
    ///
    /// - Parameter pairs: Pairs of photos, and how alike they are. A pair of a photo with itself,
    ///   and one whose similarity is not a number, connect nothing.
    /// - Returns: The groups of two and more in the order in which their first photos came.
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
