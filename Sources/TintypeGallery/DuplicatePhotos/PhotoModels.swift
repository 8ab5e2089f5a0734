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

extension DuplicatePhotos {
  /// The fingerprint of a picture: how the colours of its parts differ from the picture's mean.
  ///
  /// The picture is cut into 8 × 8 fields, and each gives three numbers: the means of red, green
  /// and blue. The mean of all fields is taken away, so that a brighter copy points the same way.
  enum PictureEmbedding {
    /// Fields in each direction.
    private static let side = 8

    /// The fingerprint of a picture.
    ///
    /// - Parameter picture: The picture.
    /// - Returns: 192 numbers; all are 0 for a picture of one colour.
    static func of(_ picture: ImageData) -> [Float] {
      let (width, height) = (picture.reference.pixelWidth, picture.reference.pixelHeight)
      var sums = [Int](repeating: 0, count: side * side * 3)
      var counts = [Int](repeating: 0, count: side * side)
      picture.pixels.withUnsafeBufferPointer { pixels in
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
