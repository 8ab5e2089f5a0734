// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension HImageViewerKit {
  /// Computed photos of a journey, so that the gallery needs no image files.
  enum SamplePhotos {
    /// A lake in the width of a screen.
    static let hero: ImageData? = Scenery.lake.photo(width: 780, height: 936)
    /// The same lake after an edit: warmer, and cropped to a square.
    static let edited: ImageData? = Scenery.lakeAtSunset.photo(width: 780, height: 780)
    /// The same lake in landscape format.
    static let cover: ImageData? = Scenery.lake.photo(width: 720, height: 480)
    /// Squares for a grid, at their size on a screen with two pixels per point.
    static let squares: [ImageData] = Scenery.allCases.compactMap {
      $0.photo(width: 276, height: 276)
    }
  }

  /// The motifs of the sample photos.
  enum Scenery: CaseIterable {
    case lake
    case balloons
    case tulips
    case harbor
    case dunes
    case northernLights
    case lakeAtSunset
    case skyline
    case oranges
    case forest
    case beach
    case lighthouse

    /// Returns the motif as a photo of a size in pixels.
    func photo(width: Int, height: Int) -> ImageData? {
      var canvas = PhotoCanvas(width: width, height: height)
      switch self {
      case .lake: canvas.paintLake(.morning)
      case .lakeAtSunset: canvas.paintLake(.evening)
      case .balloons: canvas.paintBalloons()
      case .tulips: canvas.paintTulips()
      case .harbor: canvas.paintHarbor()
      case .dunes: canvas.paintDunes()
      case .northernLights: canvas.paintNorthernLights()
      case .skyline: canvas.paintSkyline()
      case .oranges: canvas.paintOranges()
      case .forest: canvas.paintForest()
      case .beach: canvas.paintBeach()
      case .lighthouse: canvas.paintLighthouse()
      }
      return canvas.image
    }
  }

  /// The heights of a mountain ridge: straight slopes between points, with small ones added.
  struct Ridge {
    private let heights: [Int]
    private let step: Int

    init(seed: UInt32, step: Int, from low: Int, to high: Int) {
      var noise = Noise(state: seed | 1)
      self.step = step
      heights = (0...(1000 / step + 2)).map { index in
        let isPeak = index % 2 == 1
        let span = max(high - low, 1)
        return low + (isPeak ? span / 2 + noise.next(below: span / 2) : noise.next(below: span / 3))
      }
    }

    func height(_ x: Int) -> Int {
      let (index, part) = (max(x, 0) / step, max(x, 0) % step)
      guard index + 1 < heights.count else { return heights.last ?? 0 }
      let slope = heights[index] + (heights[index + 1] - heights[index]) * part / step
      let rough = wave(x, period: 46, phase: 13) / 24 + wave(x, period: 19) / 48
      return slope + rough
    }
  }

  /// A library that answers synchronously, with a sample photo or without an image.
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

    /// Does nothing, since no request is ever pending.
    func cancelImageRequest(_ id: PhotoRequestID) {}
  }

  /// The photos in the gallery's previews.
  @MainActor enum SampleAssets {
    /// A photo in the width of a screen.
    static var single: [PhotoAsset] {
      PhotoAsset.from(uiImages: [SamplePhotos.hero].compactMap(\.self))
    }

    /// A photo in landscape format.
    static var wide: [PhotoAsset] {
      PhotoAsset.from(uiImages: [SamplePhotos.cover].compactMap(\.self))
    }

    /// The photos of a journey.
    static var journey: [PhotoAsset] { PhotoAsset.from(uiImages: SamplePhotos.squares) }

    /// A photo on a server, not loaded yet.
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
