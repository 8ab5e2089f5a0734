// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension HImageViewerKit {
  /// A library that answers at once: with a sample photo, or with nothing.
  final class SampleLibrary: PhotoLibraryImageManager {
    struct Asset: PhotoLibraryAsset {
      let localIdentifier: String
      let image: ImageData?
    }

    @MainActor func requestImage(
      for asset: any PhotoLibraryAsset,
      targetSize: Size?,
      resultHandler: @escaping @MainActor @Sendable (ImageData?) -> Void
    ) -> PhotoRequestID {
      resultHandler((asset as? Asset)?.image)
      return 0
    }

    /// Does nothing: there is never anything to wait for.
    func cancelImageRequest(_ id: PhotoRequestID) {}
  }

  /// Photos as the gallery shows them.
  @MainActor enum SampleAssets {
    /// A photo as wide as a screen.
    static var single: [PhotoAsset] {
      PhotoAsset.from(uiImages: [SamplePhotos.hero].compactMap(\.self))
    }

    /// A photo that is wider than high.
    static var wide: [PhotoAsset] {
      PhotoAsset.from(uiImages: [SamplePhotos.cover].compactMap(\.self))
    }

    /// A journey's photos.
    static var journey: [PhotoAsset] { PhotoAsset.from(uiImages: SamplePhotos.squares) }

    /// A photo on a server, of which nothing has been loaded.
    static var remote: PhotoAsset {
      PhotoAsset(imageURL: URL(filePath: "/photos/lake.jpg"))
    }

    /// A photo that is no longer in its library.
    static var missing: PhotoAsset {
      PhotoAsset(
        phAsset: SampleLibrary.Asset(localIdentifier: "lost", image: nil),
        imageManager: SampleLibrary())
    }
  }
}
