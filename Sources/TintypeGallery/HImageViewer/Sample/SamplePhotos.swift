// SPDX-License-Identifier: MIT

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
}
