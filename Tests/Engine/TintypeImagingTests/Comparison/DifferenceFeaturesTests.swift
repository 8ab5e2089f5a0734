// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Difference portraits") struct DifferenceFeaturesTests {
  /// Returns a white image with squares of a color, each with its side and its corner.
  private func image(
    _ color: UInt32, _ squares: [(side: Int, x: Int, y: Int)], side: Int = 100
  ) throws -> Bitmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side)
    for square in squares {
      for y in square.y..<square.y + square.side {
        for x in square.x..<square.x + square.side { pixels[y * side + x] = color }
      }
    }
    return try Bitmap(width: side, height: side, pixels: pixels)
  }

  private func features(_ old: Bitmap, _ new: Bitmap) -> [Float] {
    let comparison = BitmapComparison(reference: old, actual: new)
    let analysis = comparison.analysis(reference: old, actual: new)
    return DifferenceFeatures(
      comparison, regions: analysis.regions, reference: old, actual: new
    ).components.map(Float.init)
  }

  @Test("A portrait is the same for the same change at other positions, sizes or several places")
  func samePlace() throws {
    let one = [(side: 20, x: 5, y: 5)]
    let first = features(try image(0xFF33_66CC, one), try image(0xFFCC_3333, one))
    for other in [
      [(side: 20, x: 60, y: 41)], [(side: 40, x: 5, y: 5)],
      [(side: 20, x: 5, y: 5), (side: 20, x: 70, y: 70)],
    ] {
      let second = features(try image(0xFF33_66CC, other), try image(0xFFCC_3333, other))
      #expect(CosineSimilarity.between(first, second) > 0.999)
    }
  }

  @Test("A portrait differs for other old or new colors and for the reverse change")
  func portraitDiffersForOtherOldOrNewColorsAndForReverseChange() throws {
    let square = [(side: 20, x: 5, y: 5)]
    let first = features(try image(0xFF33_66CC, square), try image(0xFFCC_3333, square))
    for (old, new) in [
      (0xFF33_66CC, 0xFF33_CC33), (0xFFCC_3333, 0xFF33_66CC), (0xFFEE_EEEE, 0xFFCC_3333),
    ] as [(UInt32, UInt32)] {
      let second = features(try image(old, square), try image(new, square))
      #expect(CosineSimilarity.between(first, second) < 0.9)
    }
  }

  @Test("A portrait differs for another shape")
  func otherShape() throws {
    let background = try image(0xFF00_0000, [])
    let full = features(background, try image(0xFF00_0000, [(side: 40, x: 5, y: 5)]))
    let corners = features(
      background,
      try image(0xFF00_0000, [(side: 9, x: 5, y: 5), (side: 9, x: 22, y: 22)]))
    #expect(CosineSimilarity.between(full, corners) < 0.9)
  }

  @Test("A portrait has 64 components from 0 to 255, all 0 without a difference")
  func components() throws {
    let (old, new) = (try image(0xFF00_0000, []), try image(0xFF00_0000, [(20, 5, 5)]))
    let comparison = BitmapComparison(reference: old, actual: new)
    let regions = comparison.analysis(reference: old, actual: new).regions
    let found = DifferenceFeatures(comparison, regions: regions, reference: old, actual: new)
    #expect(found.components.count == 64)
    #expect(found.components.allSatisfy { (0...255).contains($0) })
    let nothing = [Int](repeating: 0, count: 64)
    let same = BitmapComparison(reference: old, actual: old)
    #expect(
      DifferenceFeatures(same, regions: [], reference: old, actual: old).components == nothing)
    let other = try image(0, [], side: 50)
    #expect(
      DifferenceFeatures(comparison, regions: regions, reference: old, actual: other).components
        == nothing)
  }

  @Test("A portrait ignores regions outside the images")
  func foreignRegions() throws {
    let (old, new) = (try image(0xFF00_0000, []), try image(0xFF00_0000, [(20, 5, 5)]))
    let comparison = BitmapComparison(reference: old, actual: new)
    var region = try #require(
      comparison.analysis(reference: old, actual: new).regions.first)
    for bounds in [
      PixelRect(x: 90, y: 90, width: 20, height: 20), PixelRect(x: -4, y: 0, width: 8, height: 8),
      PixelRect(x: 0, y: 0, width: 0, height: 0),
    ] {
      region.bounds = bounds
      let found = DifferenceFeatures(comparison, regions: [region], reference: old, actual: new)
      #expect(found.components.allSatisfy { $0 == 0 })
    }
  }
}
