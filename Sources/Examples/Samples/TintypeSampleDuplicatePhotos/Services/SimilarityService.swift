// SPDX-License-Identifier: MIT

/// Compares photos by their embeddings and groups similar photos.
actor SimilarityService {
  /// The default minimum similarity of duplicates.
  static let standardThreshold: Float = 0.97

  /// Returns the cosine of the angle between two embeddings.
  ///
  /// - Returns: 1 for the same direction, 0 for a right angle, -1 for opposite directions; 0 also
  ///   for embeddings of different lengths, with only zeros, or with values that are not finite.
  func cosineSimilarity(_ a: [Float], _ b: [Float]) -> Float {
    guard a.count == b.count else { return 0 }
    // Squares of large and small components overflow in single precision.
    var (product, lengthA, lengthB) = (0.0, 0.0, 0.0)
    for (x, y) in zip(a, b) {
      let (x, y) = (Double(x), Double(y))
      product += x * y
      lengthA += x * x
      lengthB += y * y
    }
    let similarity = product / (lengthA.squareRoot() * lengthB.squareRoot())
    return similarity.isFinite ? Float(min(max(similarity, -1), 1)) : 0
  }

  /// Returns the photos that are similar to a photo, with their similarity.
  func pairs<Photo: PhotoAssetProtocol>(
    of photo: Photo, among others: [Photo], threshold: Float
  ) -> [(Photo, Photo, Float)] {
    others.compactMap { other in
      guard other.id != photo.id else { return nil }
      let similarity = cosineSimilarity(other.embedding, photo.embedding)
      return similarity >= threshold ? (other, photo, similarity) : nil
    }
  }

  /// Returns all pairs of similar photos, each with the earlier photo first.
  func similarPairs<Photo: PhotoAssetProtocol>(
    among photos: [Photo], threshold: Float = SimilarityService.standardThreshold
  ) -> [(Photo, Photo, Float)] {
    photos.indices.flatMap { index in
      pairs(of: photos[index], among: Array(photos[..<index]), threshold: threshold)
    }
  }

  /// Groups photos that are connected by a chain of pairs.
  ///
  /// A pair of a photo with itself, or with a similarity that is not a number, is ignored. The
  /// method does not use the actor's state.
  nonisolated func groupSimilarPhotos<Photo: PhotoAssetProtocol>(
    pairs: [(Photo, Photo, Float)]
  ) -> [DuplicateGroup<Photo>] {
    var graph = SimilarityGraph<Photo>()
    for (first, second, similarity) in pairs where first.id != second.id && !similarity.isNaN {
      graph.connect(first, second, similarity)
    }
    return graph.groups
  }
}

/// Photos as vertices, and pairs of similar photos as edges.
private struct SimilarityGraph<Photo: PhotoAssetProtocol> {
  private var photos: [Photo] = []
  private var numbers: [String: Int] = [:]
  private var edges: [[(neighbor: Int, similarity: Float)]] = []

  mutating func connect(_ first: Photo, _ second: Photo, _ similarity: Float) {
    let (first, second) = (number(of: first), number(of: second))
    edges[first].append((second, similarity))
    edges[second].append((first, similarity))
  }

  private mutating func number(of photo: Photo) -> Int {
    if let number = numbers[photo.id] { return number }
    numbers[photo.id] = photos.count
    photos.append(photo)
    edges.append([])
    return photos.count - 1
  }

  /// The connected components, found by a depth-first search.
  var groups: [DuplicateGroup<Photo>] {
    var isVisited = photos.map { _ in false }
    return photos.indices.compactMap { start in
      guard !isVisited[start] else { return nil }
      var members: [Int] = []
      var least = Float.infinity
      var stack = [start]
      isVisited[start] = true
      while let vertex = stack.popLast() {
        members.append(vertex)
        for edge in edges[vertex] {
          least = min(least, edge.similarity)
          guard !isVisited[edge.neighbor] else { continue }
          isVisited[edge.neighbor] = true
          stack.append(edge.neighbor)
        }
      }
      return DuplicateGroup(photos: members.sorted().map { photos[$0] }, similarity: least)
    }
  }
}
