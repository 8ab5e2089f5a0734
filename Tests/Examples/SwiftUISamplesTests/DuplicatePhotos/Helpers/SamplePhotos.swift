// SPDX-License-Identifier: MIT

import TintypeGallery
@testable import TintypeSampleDuplicatePhotos
import TintypeUIKit

/// The computed photos of the gallery, in place of a photo library.
enum SamplePhotos {
  /// Eleven photos of five motifs, three of which have duplicates.
  static let all = DuplicatePhotos.SampleLibrary.photos.map { photo in
    PhotoAsset(
      id: photo.id, embedding: photo.embedding, image: photo.image.map { UIImage($0) })
  }

  /// Returns the groups of similar photos.
  static func groups() async -> [DuplicateGroup<PhotoAsset>] {
    let service = SimilarityService()
    return service.groupSimilarPhotos(pairs: await service.similarPairs(among: all))
  }
}

extension ScanModel {
  /// Creates the model of a screen in a fixed phase.
  static func showing(_ phase: Phase) -> ScanModel {
    ScanModel(scanner: LibraryScanner { [] }, phase: phase)
  }
}
