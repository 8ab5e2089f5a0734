// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// The requirements of a scan on a photo.
  ///
  /// Tests cannot create photos of a system library, so anything with an identifier and an
  /// embedding can be compared and grouped.
  package protocol PhotoAssetProtocol: Identifiable, Sendable where ID == String {
    /// The photo's identifier; two values with the same identifier are the same photo.
    var id: String { get }
    /// The embedding of the image; the embeddings of similar images have similar directions.
    var embedding: [Float] { get }
  }

  /// A photo of the library.
  package struct PhotoAsset: PhotoAssetProtocol, Hashable {
    /// The photo's identifier.
    package let id: String
    /// The embedding of the image.
    package let embedding: [Float]
    /// The image; `nil` if the library has not loaded it yet.
    package let image: ImageData?

    /// Creates a photo.
    ///
    /// - Parameters:
    ///   - id: The photo's identifier.
    ///   - embedding: The embedding; by default computed from the image.
    ///   - image: The image; `nil` by default.
    package init(id: String, embedding: [Float]? = nil, image: ImageData? = nil) {
      self.id = id
      self.image = image
      self.embedding = embedding ?? image.map(ImageEmbedding.of) ?? []
    }
  }

  /// A group of at least two similar photos.
  package struct DuplicateGroup<Photo: PhotoAssetProtocol>: Identifiable, Sendable {
    /// The distinct photos, in the order of their first appearance in the pairs.
    package let photos: [Photo]
    /// The lowest similarity of all pairs in the group.
    package let similarity: Float

    /// The identifier of the group's first photo.
    package var id: String { photos.first?.id ?? "" }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - photos: The photos.
    ///   - similarity: The lowest similarity of the pairs; 1 for identical photos.
    package init(photos: [Photo], similarity: Float) {
      self.photos = photos
      self.similarity = similarity
    }
  }
}

extension DuplicatePhotos.DuplicateGroup: Equatable where Photo: Equatable {}
extension DuplicatePhotos.DuplicateGroup: Hashable where Photo: Hashable {}

extension DuplicatePhotos {
  /// An image embedding: the differences of the cell colors from the mean color of the image.
  ///
  /// The image is divided into 8 × 8 cells. Each cell yields three numbers, the means of red, green
  /// and blue. The mean of all cells is subtracted, so that a brighter copy has the same direction.
  enum ImageEmbedding {
    /// The number of cells in each direction.
    private static let side = 8

    /// Returns the embedding of an image.
    ///
    /// - Parameter image: The image.
    /// - Returns: 192 numbers; all are 0 for an image of a single color.
    static func of(_ image: ImageData) -> [Float] {
      let (width, height) = (image.reference.pixelWidth, image.reference.pixelHeight)
      var sums = [Int](repeating: 0, count: side * side * 3)
      var counts = [Int](repeating: 0, count: side * side)
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          for x in 0..<width {
            let field = y * side / height * side + x * side / width
            let pixel = pixels[y * width + x]
            counts[field] += 1
            for channel in 0..<3 {
              sums[field * 3 + channel] += Int(pixel >> UInt32(channel * 8) & 0xFF)
            }
          }
        }
      }
      var means = sums.indices.map { Float(sums[$0]) / Float(max(counts[$0 / 3], 1)) }
      for channel in 0..<3 {
        let places = stride(from: channel, to: means.count, by: 3)
        let mean = places.reduce(0) { $0 + means[$1] } / Float(side * side)
        for place in places { means[place] -= mean }
      }
      return means
    }
  }
}
