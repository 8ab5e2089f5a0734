// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Bitmap comparison")
struct BitmapComparisonTests {
  @Test("Equal bitmaps have no differences")
  func equal() throws {
    let bitmap = try Bitmap.random(width: 31, height: 17, isOpaque: false, seed: 1)
    let comparison = BitmapComparison(reference: bitmap, actual: bitmap)
    #expect(comparison.isEqual)
    #expect(comparison.differingPixels == 0)
    #expect(comparison.totalPixels == 31 * 17)
    #expect(comparison.share == 0)
    #expect(comparison.bounds == nil)
    #expect(comparison.largestDistance == 0)
    #expect(comparison.meanDistance == 0)
  }

  @Test("Single differing pixels are counted, bounded and measured")
  func singlePixels() throws {
    let reference = try Bitmap(width: 10, height: 8, filledWith: 0xFF80_8080)
    var pixels = reference.pixels
    pixels[2 * 10 + 7] = 0xFF80_8083  // (7, 2), distance 3
    pixels[5 * 10 + 4] = 0xFF8A_807F  // (4, 5), distance 10
    pixels[6 * 10 + 6] = 0xFA80_8080  // (6, 6), distance 5
    let actual = try Bitmap(width: 10, height: 8, pixels: pixels)

    let comparison = BitmapComparison(reference: reference, actual: actual)
    #expect(!comparison.isEqual)
    #expect(comparison.differingPixels == 3)
    #expect(comparison.share == 3.0 / 80)
    #expect(comparison.bounds == PixelRect(x: 4, y: 2, width: 4, height: 5))
    #expect(comparison.largestDistance == 10)
    #expect(comparison.meanDistance == 6)
  }

  @Test(
    "A differing pixel is found at any position",
    arguments: [(0, 0), (4, 0), (0, 3), (4, 3), (2, 1)])
  func place(x: Int, y: Int) throws {
    let reference = try Bitmap(width: 5, height: 4)
    var pixels = reference.pixels
    pixels[y * 5 + x] = 1
    let comparison = BitmapComparison(
      reference: reference, actual: try Bitmap(width: 5, height: 4, pixels: pixels))
    #expect(comparison.bounds == PixelRect(x: x, y: y, width: 1, height: 1))
    #expect(comparison.largestDistance == 1)
  }

  @Test("The comparison is symmetric, except for the stored sizes")
  func symmetric() throws {
    let a = try Bitmap.random(width: 20, height: 30, isOpaque: false, seed: 2)
    let b = try Bitmap.random(width: 25, height: 10, isOpaque: true, seed: 3)
    let forth = BitmapComparison(reference: a, actual: b)
    let back = BitmapComparison(reference: b, actual: a)
    #expect(forth.differingPixels == back.differingPixels)
    #expect(forth.bounds == back.bounds)
    #expect(forth.meanDistance == back.meanDistance)
    #expect(forth.referenceSize == back.actualSize)
  }

  struct Sizes: Sendable {
    let reference: PixelSize
    let actual: PixelSize
    let differing: Int
    let total: Int
    let bounds: PixelRect
  }

  @Test(
    "Pixels that only one bitmap has count as differing",
    arguments: [
      Sizes(
        reference: PixelSize(width: 4, height: 3), actual: PixelSize(width: 6, height: 3),
        differing: 6, total: 18, bounds: PixelRect(x: 4, y: 0, width: 2, height: 3)),
      Sizes(
        reference: PixelSize(width: 4, height: 5), actual: PixelSize(width: 4, height: 3),
        differing: 8, total: 20, bounds: PixelRect(x: 0, y: 3, width: 4, height: 2)),
      Sizes(
        reference: PixelSize(width: 4, height: 3), actual: PixelSize(width: 5, height: 4),
        differing: 8, total: 20, bounds: PixelRect(x: 0, y: 0, width: 5, height: 4)),
      Sizes(
        reference: PixelSize(width: 10, height: 1), actual: PixelSize(width: 1, height: 10),
        differing: 18, total: 100, bounds: PixelRect(x: 0, y: 0, width: 10, height: 10)),
    ])
  func differentSizes(sizes: Sizes) throws {
    let comparison = BitmapComparison(
      reference: try Bitmap(width: sizes.reference.width, height: sizes.reference.height),
      actual: try Bitmap(width: sizes.actual.width, height: sizes.actual.height))
    #expect(comparison.referenceSize == sizes.reference)
    #expect(comparison.actualSize == sizes.actual)
    #expect(comparison.differingPixels == sizes.differing)
    #expect(comparison.totalPixels == sizes.total)
    #expect(comparison.bounds == sizes.bounds)
    #expect(comparison.largestDistance == 255)
    #expect(comparison.meanDistance == 255)
  }

  @Test("The comparison agrees with a pixel-by-pixel comparison of random pixels", arguments: 1...8)
  func againstPlainLoop(seed: UInt64) throws {
    let reference = try Bitmap.random(width: 67, height: 9, isOpaque: false, seed: seed)
    var generator = SeededGenerator(seed: seed)
    var actual = reference.pixels
    var expected = Set<Int>()
    for _ in 0..<20 {
      let index = Int.random(in: 0..<actual.count, using: &generator)
      actual[index] = UInt32.random(in: 0...0xFF, using: &generator)
      if actual[index] != reference.pixels[index] { expected.insert(index) }
    }
    let comparison = BitmapComparison(
      reference: reference, actual: try Bitmap(width: 67, height: 9, pixels: actual))
    let columns = expected.map { $0 % 67 }
    let rows = expected.map { $0 / 67 }
    let bounds = try #require(comparison.bounds)
    #expect(comparison.differingPixels == expected.count)
    #expect(bounds.x == columns.min())
    #expect(bounds.y == rows.min())
    #expect(bounds.x + bounds.width - 1 == columns.max())
    #expect(bounds.y + bounds.height - 1 == rows.max())
  }
}
