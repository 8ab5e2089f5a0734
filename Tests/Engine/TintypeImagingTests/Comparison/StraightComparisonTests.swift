// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Comparison of straight pixels")
struct StraightComparisonTests {
  private static let size = PixelSize(width: 3, height: 1)

  private func compare(
    _ reference: [UInt32], _ actual: [UInt32], _ tolerance: Tolerance, isStraight: Bool = true
  ) throws -> BitmapComparison {
    try BitmapComparison(
      reference: reference, Self.size, actual: actual, Self.size, isStraight: isStraight,
      tolerance: tolerance)
  }

  @Test("Opaque pixels are counted alike, straight or premultiplied", arguments: [0, 0.05, 0.1])
  func opaque(threshold: Double) throws {
    let size = PixelSize(width: 90, height: 30)
    let old = Drawing.smoothed(90, 30, seed: 3, shift: 90, isOpaque: true).pixels
    let new = Drawing.smoothed(90, 30, seed: 3, shift: 120, isOpaque: true).pixels
    for mode in [Tolerance.Mode.exact, .pixelmatch] {
      let both = try [true, false].map {
        try BitmapComparison(
          reference: old, size, actual: new, size, isStraight: $0,
          tolerance: Tolerance(mode: mode, threshold: threshold, ignoresAntialiasing: false))
      }
      #expect(both[0].differingPixels == both[1].differingPixels)
      #expect(both[0].meanDistance == both[1].meanDistance)
      #expect(both[0].differingPixels > 0)
    }
  }

  @Test("Invisible colors never count")
  func invisible() throws {
    for mode in [Tolerance.Mode.exact, .pixelmatch] {
      let found = try compare(
        [0x00FF_0000, 0xFF00_0000, 0], [0x0000_FF00, 0xFF00_0000, 0x0012_3456],
        Tolerance(mode: mode, threshold: 0))
      #expect(found.isEqual)
    }
  }

  @Test("The exact mode compares colors multiplied by their alpha")
  func exact() throws {
    let found = try compare([0x80FF_0000, 0, 0], [0x8000_0000, 0, 0], .exact)
    #expect(found.differingPixels == 1)
    #expect(found.largestDistance == 128)
  }

  @Test("The pixelmatch mode compares the straight colors, even if they are almost transparent")
  func pixelmatch() throws {
    // With an alpha of 2, both colors are 1 or 2 of 255 when premultiplied, and equal.
    let (old, new): (UInt32, UInt32) = (0x02FF_FFFF, 0x02F0_F0F0)
    let tolerance = Tolerance(mode: .pixelmatch, threshold: 0)
    let found = try compare([old, 0, 0], [new, 0, 0], tolerance)
    #expect(found.differingPixels == 1)
    #expect(found.largestDistance == 1)
    #expect(try compare([old, 0, 0], [new, 0, 0], .exact).isEqual)
  }

  @Test("The analysis of straight pixels agrees with the comparison")
  func analysis() throws {
    let (old, new): ([UInt32], [UInt32]) = ([0x80FF_0000, 0, 0], [0x8000_0000, 0, 0xFF00_00FF])
    for mode in [Tolerance.Mode.exact, .pixelmatch] {
      let found = try compare(old, new, Tolerance(mode: mode, ignoresAntialiasing: false))
      let result = found.analysis(
        reference: old, Self.size, actual: new, Self.size, isStraight: true)
      #expect(result.regions.map(\.differingPixels) == [2])
      #expect(result.regions.map(\.largestDistance) == [found.largestDistance])
      #expect(result.regions.map(\.meanDistance) == [found.meanDistance])
    }
  }
}
