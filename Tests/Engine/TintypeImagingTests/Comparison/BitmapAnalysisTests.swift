// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Bitmap analysis")
struct BitmapAnalysisTests {
  private static let white = Drawing(120, 90)

  private func analysis(
    _ reference: Drawing, _ actual: Drawing, _ tolerance: Tolerance = .exact
  ) throws -> BitmapAnalysis {
    let (old, new) = (try reference.bitmap, try actual.bitmap)
    return try BitmapComparison(reference: old, actual: new, tolerance: tolerance)
      .analysis(reference: old, actual: new)
  }

  @Test("The analysis of equal bitmaps has no regions")
  func equal() throws {
    let result = try analysis(Self.white, Self.white)
    #expect(result.regions.isEmpty)
    #expect(result.ladder.map(\.threshold) == BitmapAnalysis.thresholds)
    #expect(result.ladder.allSatisfy { $0.differingPixels == 0 })
  }

  @Test(
    "Differing pixels with at most eight pixels between them belong to one region",
    arguments: [(9, 0, 1), (10, 0, 2), (0, 9, 1), (0, 10, 2), (9, 9, 1), (9, 10, 2), (10, 9, 2)])
  func reach(x: Int, y: Int, count: Int) throws {
    for (first, second) in [((40, 40), (40 + x, 40 + y)), ((40 + x, 40), (40, 40 + y))] {
      var actual = Self.white
      actual[first.0, first.1] = 0xFF00_0000
      actual[second.0, second.1] = 0xFF00_0000
      #expect(try analysis(Self.white, actual).regions.count == count)
    }
  }

  @Test("Each region has bounds, a count and distances, and regions are ordered from the top")
  func regions() throws {
    var actual = Self.white
    actual.fill(70, 10, 20, 10, 0xFF00_0000)
    actual.fill(10, 10, 5, 30, 0xFFF0_FFFF)
    actual[5, 5] = 0xFFFF_FFFE
    actual[100, 80] = 0xFFFF_FFFD
    actual[103, 80] = 0xFFFF_FFFA
    let regions = try analysis(Self.white, actual).regions
    #expect(
      regions.map(\.bounds) == [
        PixelRect(x: 5, y: 5, width: 10, height: 35),
        PixelRect(x: 70, y: 10, width: 20, height: 10),
        PixelRect(x: 100, y: 80, width: 4, height: 1),
      ])
    #expect(regions.map(\.differingPixels) == [151, 200, 2])
    #expect(regions.map(\.largestDistance) == [15, 255, 5])
    #expect(regions.map(\.meanDistance) == [2251.0 / 151, 255, 3.5] as [Double])
  }

  @Test("Regions contain each differing pixel exactly once", arguments: 1...6)
  func partition(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var actual = Drawing(197, 83)
    let reference = actual
    for _ in 0..<(10 << seed) {
      let x = Int.random(in: 0..<197, using: &generator)
      let y = Int.random(in: 0..<83, using: &generator)
      actual[x, y] = UInt32.random(in: 0xFF00_0000...0xFFFF_FFFE, using: &generator)
    }
    let result = try analysis(reference, actual)
    let expected = Self.regions(of: reference, actual)
    #expect(result.regions.map(\.bounds) == expected.map(\.bounds))
    #expect(result.regions.map(\.differingPixels) == expected.map(\.count))
  }

  /// Returns the regions by repeatedly collecting all pixels that are near a pixel of the region.
  private static func regions(
    of reference: Drawing, _ actual: Drawing
  ) -> [(bounds: PixelRect, count: Int)] {
    var rest = reference.pixels.indices.filter { reference.pixels[$0] != actual.pixels[$0] }
    var result: [(bounds: PixelRect, count: Int)] = []
    while let first = rest.first {
      var region: [Int] = []
      var front = [first]
      rest.removeFirst()
      while let index = front.popLast() {
        region.append(index)
        let (x, y) = (index % reference.width, index / reference.width)
        let isNear = { (other: Int) in
          abs(other % reference.width - x) <= 9 && abs(other / reference.width - y) <= 9
        }
        front += rest.filter(isNear)
        rest.removeAll(where: isNear)
      }
      let columns = region.map { $0 % reference.width }
      let rows = region.map { $0 / reference.width }
      let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
      let bounds = PixelRect(
        x: left, y: top, width: (columns.max() ?? 0) - left + 1,
        height: (rows.max() ?? 0) - top + 1)
      result.append((bounds, region.count))
    }
    return result
  }

  @Test("Masked pixels belong to no region")
  func masked() throws {
    var actual = Self.white
    actual.fill(10, 10, 30, 5, 0xFF00_0000)
    let mask = PixelRect(x: 15, y: 0, width: 20, height: 90)
    let regions = try analysis(Self.white, actual, Tolerance(masks: [mask])).regions
    #expect(
      regions.map(\.bounds) == [
        PixelRect(x: 10, y: 10, width: 5, height: 5), PixelRect(x: 35, y: 10, width: 5, height: 5),
      ])
  }

  @Test("Pixels that only one image has are a region of the largest distance")
  func sizes() throws {
    let result = try analysis(Drawing(120, 90), Drawing(100, 95))
    #expect(result.regions.map(\.bounds) == [PixelRect(x: 0, y: 0, width: 120, height: 95)])
    #expect(result.regions.map(\.differingPixels) == [20 * 90 + 100 * 5])
    #expect(result.regions.map(\.meanDistance) == [255])
    #expect(result.ladder.allSatisfy { $0.differingPixels == 20 * 90 + 100 * 5 })
  }

  // MARK: Threshold ladder

  static let tolerances = [Tolerance.Mode.exact, .pixelmatch].flatMap { mode in
    [0, 0.03, 0.1, 0.33].flatMap { threshold in
      [true, false].map {
        Tolerance(mode: mode, threshold: threshold, ignoresAntialiasing: $0)
      }
    }
  }

  @Test(
    "The threshold ladder decreases and matches comparisons at each threshold",
    arguments: tolerances)
  func ladder(tolerance: Tolerance) throws {
    var tolerance = tolerance
    tolerance.masks = [PixelRect(x: 30, y: 0, width: 40, height: 12)]
    for isOpaque in [true, false] {
      let old = Drawing.smoothed(150, 40, seed: 7, shift: 90, isOpaque: isOpaque)
      var new = Drawing.smoothed(150, 40, seed: 7, shift: 120, isOpaque: isOpaque)
      new.fill(100, 3, 20, 9, 0xFF70_8090)
      // Patches with increasing distances from the original pixels.
      for step in 0..<8 {
        let edge = new
        new.draw(step * 18, 22, 9, 9) { x, y in
          let pixel = edge[step * 18 + x, 22 + y]
          return pixel >> 24 < 255 ? pixel : pixel ^ (1 << UInt32(step))
        }
      }
      let ladder = try analysis(old, new, tolerance).ladder
      #expect(
        ladder.map(\.threshold) == Set(BitmapAnalysis.thresholds + [tolerance.threshold]).sorted())
      for step in ladder {
        var other = tolerance
        other.threshold = step.threshold
        let found = try BitmapComparison(
          reference: try old.bitmap, actual: try new.bitmap, tolerance: other)
        #expect(step.differingPixels == found.differingPixels, "at \(step.threshold)")
      }
      let counts = ladder.map(\.differingPixels)
      #expect(counts == counts.sorted(by: >))
      #expect(Set(counts).count > 2)
    }
  }

  @Test("The threshold ladder of the perceptual mode decreases and matches the comparison")
  func perceptualLadder() throws {
    let old = Drawing.smoothed(150, 40, seed: 7, shift: 90, isOpaque: true)
    let new = Drawing.smoothed(150, 40, seed: 8, shift: 120, isOpaque: true)
    let tolerance = Tolerance(mode: .perceptual)
    let result = try analysis(old, new, tolerance)
    let counts = result.ladder.map(\.differingPixels)
    #expect(counts == counts.sorted(by: >))
    let found = try BitmapComparison(
      reference: try old.bitmap, actual: try new.bitmap, tolerance: tolerance)
    let own = result.ladder.first { $0.threshold == tolerance.threshold }
    #expect(own?.differingPixels == found.differingPixels)
  }

  // MARK: Fingerprints

  /// Returns an image with a lighter patch, and the same image with text-like pixels in the patch.
  private func word(x: Int, y: Int, seed: UInt64, on ground: UInt32 = 0xFFE0_E0E0) -> (
    Drawing, Drawing
  ) {
    var old = Self.white
    old.fill(x - 5, y - 5, 40, 20, ground)
    var new = old
    new.write(x, y, 30, 9, seed: seed)
    return (old, new)
  }

  private func fingerprints(_ images: (Drawing, Drawing)) throws -> [Digest128] {
    let result = try analysis(images.0, images.1)
    return result.regions.map(\.fingerprint) + [result.fingerprint]
  }

  @Test("The same change has the same fingerprint at any position")
  func samePlace() throws {
    let first = try fingerprints(word(x: 10, y: 10, seed: 1))
    #expect(first.count == 2)
    #expect(try fingerprints(word(x: 71, y: 63, seed: 1)) == first)
  }

  @Test("A different change or different original pixels give a different fingerprint")
  func otherChange() throws {
    let all = try [
      word(x: 10, y: 10, seed: 1), word(x: 10, y: 10, seed: 2),
      word(x: 10, y: 10, seed: 1, on: 0xFFE0_E0E1),
    ].flatMap(fingerprints)
    #expect(Set(all).count == 6)
    // The same values at different positions within the same bounds.
    var wide = (Self.white, Self.white)
    var high = wide
    for (x, y) in [(0, 0), (8, 8), (5, 3)] { wide.1[20 + x, 20 + y] = 0xFF00_0000 }
    for (x, y) in [(0, 0), (8, 8), (3, 5)] { high.1[20 + x, 20 + y] = 0xFF00_0000 }
    #expect(try fingerprints(wide) != fingerprints(high))
  }

  @Test("Repeating a change keeps the fingerprint, and a second kind of change does not")
  func setOfChanges() throws {
    let once = word(x: 10, y: 10, seed: 1)
    var twice = once
    twice.0.fill(65, 65, 40, 20, 0xFFE0_E0E0)
    twice.1.fill(65, 65, 40, 20, 0xFFE0_E0E0)
    twice.1.write(70, 70, 30, 9, seed: 1)
    #expect(try fingerprints(twice).last == fingerprints(once).last)
    twice.1[80, 74] ^= 0xFF
    #expect(try fingerprints(twice).last != fingerprints(once).last)
  }

  @Test("Images of other sizes than the compared ones have no regions")
  func imagesOfOtherSizesThanComparedOnesHaveNoRegions() throws {
    let comparison = BitmapComparison(
      reference: try Self.white.bitmap, actual: try Drawing(120, 90, 0).bitmap)
    let other = try Drawing(10, 10).bitmap
    #expect(comparison.analysis(reference: other, actual: other).regions.isEmpty)
  }
}
