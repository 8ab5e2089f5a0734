// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension HImageViewerKit {
  /// Photos of a journey, painted by arithmetic, so that the gallery needs no files.
  enum SamplePhotos {
    /// A lake, as large as a screen is wide.
    static let hero: ImageData? = Scenery.lake.photo(width: 780, height: 936)
    /// The same after somebody edited it: warmer, and cut to a square.
    static let edited: ImageData? = Scenery.lakeAtSunset.photo(width: 780, height: 780)
    /// The same lake, wider than high.
    static let cover: ImageData? = Scenery.lake.photo(width: 720, height: 480)
    /// Squares for a grid, as large as they are shown on a screen of two pixels per point.
    static let squares: [ImageData] = Scenery.allCases.compactMap {
      $0.photo(width: 276, height: 276)
    }
  }

  /// What the sample photos show.
  enum Scenery: CaseIterable {
    case lake
    case balloons
    case tulips
    case harbour
    case dunes
    case northernLights
    case lakeAtSunset
    case skyline
    case oranges
    case forest
    case beach
    case lighthouse

    /// The scenery as a photo of a size in pixels.
    func photo(width: Int, height: Int) -> ImageData? {
      var canvas = PhotoCanvas(width: width, height: height)
      switch self {
      case .lake: canvas.paintLake(.morning)
      case .lakeAtSunset: canvas.paintLake(.evening)
      case .balloons: canvas.paintBalloons()
      case .tulips: canvas.paintTulips()
      case .harbour: canvas.paintHarbour()
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

  /// The height of mountains: straight slopes between points, with small ones upon them.
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
