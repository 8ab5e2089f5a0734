// SPDX-License-Identifier: MIT

import UIKit

/// The requirements of a scan on a photo.
///
/// Tests cannot create photos of a system library, so anything with an identifier and an embedding
/// can be compared and grouped.
protocol PhotoAssetProtocol: Identifiable, Sendable where ID == String {
  /// The photo's identifier; two values with the same identifier are the same photo.
  var id: String { get }
  /// The embedding of the image; the embeddings of similar images have similar directions.
  var embedding: [Float] { get }
}

/// A photo of the library.
struct PhotoAsset: PhotoAssetProtocol, Hashable {
  let id: String
  var embedding: [Float] = []
  /// The image; `nil` if the library has not loaded it yet.
  var image: UIImage?
}

/// A group of at least two similar photos.
struct DuplicateGroup<Photo: PhotoAssetProtocol>: Identifiable, Sendable {
  /// The distinct photos, in the order of their first appearance in the pairs.
  let photos: [Photo]
  /// The lowest similarity of all pairs in the group.
  let similarity: Float

  /// The identifier of the group's first photo.
  var id: String { photos.first?.id ?? "" }
}

extension DuplicateGroup: Equatable where Photo: Equatable {}
extension DuplicateGroup: Hashable where Photo: Hashable {}
