// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Perceptual comparison")
struct PerceptualComparisonTests {
  private static let tolerance = Tolerance(mode: .perceptual)

  private func compare(
    _ reference: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance = Self.tolerance
  ) throws -> BitmapComparison {
    try BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
  }

  // MARK: Noise

  @Test(
    "An edge that is shifted by up to half a pixel counts as noise", arguments: [0.1, 0.25, 0.5])
  func partOfAPixel(shift: Double) throws {
    let found = try compare(
      SampledDrawing.disc(atX: 32).bitmap(), SampledDrawing.disc(atX: 32 + shift).bitmap())
    #expect(found.isEqual)
    #expect(found.antialiasedPixels > 0)
  }

  @Test("Strokes that are antialiased differently count as noise", arguments: [0.1, 0.25, 0.4])
  func strokes(shift: Double) throws {
    let found = try compare(
      SampledDrawing.strokes().bitmap(), SampledDrawing.strokes(shift: shift).bitmap())
    #expect(found.isEqual)
    #expect(found.antialiasedPixels > 0)
  }

  @Test(
    "Colors that are indistinguishable count as equal",
    arguments: [
      (0xFF00_0000, 0xFF01_0000), (0xFFF4_F4F8, 0xFFF4_F4F7), (0xFF80_8080, 0xFF80_8180),
    ] as [(UInt32, UInt32)])
  func invisible(old: UInt32, new: UInt32) throws {
    let found = try compare(
      Bitmap(width: 40, height: 40, filledWith: old), Bitmap(width: 40, height: 40, filledWith: new)
    )
    #expect(found.isEqual)
    #expect(found.antialiasedPixels == 0)
  }

  @Test("A different blend of a few pixels at a corner counts as noise")
  func corner() throws {
    let old = try Bitmap(width: 40, height: 40, filledWith: 0xFFFF_CCCC)
      .changing(0..<40, 0..<2, to: 0xFFA9_A9A9).changing(0..<2, 0..<40, to: 0xFFA9_A9A9)
    let found = try compare(old, old.changing(0..<2, 0..<2, to: 0xFF90_9090))
    #expect(found.isEqual)
    #expect(found.antialiasedPixels == 4)
  }

  // MARK: Change

  @Test(
    "An edge that is shifted by a whole pixel or more is a difference", arguments: [1.0, 1.5, 3])
  func edgeThatIsShiftedByWholePixelOrMoreIsDifference(shift: Double) throws {
    let found = try compare(
      SampledDrawing.disc(atX: 32).bitmap(), SampledDrawing.disc(atX: 32 + shift).bitmap())
    #expect(!found.isEqual)
  }

  @Test("Bolder strokes are a difference")
  func bolder() throws {
    let found = try compare(
      SampledDrawing.strokes().bitmap(), SampledDrawing.strokes(stroke: 3.2).bitmap())
    #expect(!found.isEqual)
  }

  @Test("Strokes of another color are a difference, including their antialiased edges")
  func strokeColor() throws {
    let found = try compare(
      SampledDrawing.strokes(stroke: 3).bitmap(),
      SampledDrawing.strokes(stroke: 3, color: 0x225533).bitmap())
    #expect(found.differingPixels > 400)
    #expect(found.antialiasedPixels <= 4)
  }

  @Test(
    "A visible change of a plain color is a difference",
    arguments: [
      (0xFFF4_F4F8, 0xFFF0_F4F8), (0xFF0A_6CFF, 0xFF0A_72FF), (0xFFFF_FFFF, 0xFFFA_FAFA),
      (0xFF22_2222, 0xFF28_2828),
    ] as [(UInt32, UInt32)])
  func plain(old: UInt32, new: UInt32) throws {
    let found = try compare(
      Bitmap(width: 40, height: 40, filledWith: old), Bitmap(width: 40, height: 40, filledWith: new)
    )
    #expect(found.differingPixels == 1600)
  }

  @Test("A border of another color is a difference, however thin it is")
  func border() throws {
    let old = try Bitmap(width: 40, height: 40, filledWith: 0xFFFF_FFFF)
      .changing(0..<40, 10..<11, to: 0xFFE0_E0E0)
    let found = try compare(old, old.changing(0..<40, 10..<11, to: 0xFFD0_D0D0))
    #expect(found.differingPixels == 40)
  }

  @Test("A single changed pixel on a plain background is a difference")
  func singlePixel() throws {
    let old = try Bitmap(width: 40, height: 40, filledWith: 0xFFFF_FFFF)
    #expect(try compare(old, old.changing(7..<8, 9..<10, to: 0xFFFF_0000)).differingPixels == 1)
  }

  @Test("A missing icon on a long page is a difference")
  func longPage() throws {
    let page = try Bitmap(width: 300, height: 6000, filledWith: 0xFFFF_FFFF)
    let found = try compare(page.changing(280..<288, 5200..<5208, to: 0xFFEE_3333), page)
    #expect(found.differingPixels == 64)
    #expect(found.bounds == PixelRect(x: 280, y: 5200, width: 8, height: 8))
  }

  @Test(
    "Pixels that become opaque are a difference in any color",
    arguments: [
      0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080,
    ] as [UInt32])
  func opacity(pixel: UInt32) throws {
    let found = try compare(
      Bitmap(width: 20, height: 20), Bitmap(width: 20, height: 20, filledWith: pixel))
    #expect(found.differingPixels == 400)
  }

  @Test("Noise that touches a change counts as part of the change")
  func touching() throws {
    let old = try SampledDrawing.disc(atX: 32).bitmap()
    let new = try SampledDrawing.disc(atX: 32.25).bitmap().changing(
      50..<54, 30..<34, to: 0xFFFF_0000)
    let found = try compare(old, new)
    #expect(found.differingPixels > 16)
    #expect(found.differingPixels < 40)
    #expect(found.antialiasedPixels > 0)
  }

  // MARK: Settings

  @Test("Noise is counted if the tolerance includes antialiasing")
  func countingNoise() throws {
    let (old, new) = (
      try SampledDrawing.disc(atX: 32).bitmap(), try SampledDrawing.disc(atX: 32.25).bitmap()
    )
    let ignored = try compare(old, new)
    let counted = try compare(old, new, Tolerance(mode: .perceptual, ignoresAntialiasing: false))
    #expect(counted.differingPixels == ignored.antialiasedPixels)
    #expect(counted.antialiasedPixels == 0)
  }

  @Test("Colors that differ by less than the threshold are not counted")
  func threshold() throws {
    let (old, new) = (
      try Bitmap(width: 20, height: 20, filledWith: 0xFFFF_FFFF),
      try Bitmap(width: 20, height: 20, filledWith: 0xFFF0_F0F0)
    )
    #expect(try compare(old, new, Tolerance(mode: .perceptual, threshold: 0.04)).isEqual == false)
    #expect(try compare(old, new, Tolerance(mode: .perceptual, threshold: 0.06)).isEqual)
    #expect(try compare(old, new, Tolerance(mode: .perceptual, threshold: 1)).isEqual)
  }

  @Test("Masked pixels are not compared perceptually")
  func masked() throws {
    let old = try Bitmap(width: 40, height: 40, filledWith: 0xFFFF_FFFF)
    let new = try old.changing(10..<20, 10..<20, to: 0xFFFF_0000)
    let mask = PixelRect(x: 10, y: 10, width: 10, height: 9)
    let found = try compare(old, new, Tolerance(mode: .perceptual, masks: [mask]))
    #expect(found.differingPixels == 10)
  }

  // MARK: Laws

  @Test("The perceptual comparison is symmetric", arguments: 0..<8 as Range<UInt64>)
  func symmetry(seed: UInt64) throws {
    let images = try Self.pair(seed)
    let forth = try compare(images.0, images.1)
    let back = try compare(images.1, images.0)
    #expect(forth.differingPixels == back.differingPixels)
    #expect(forth.antialiasedPixels == back.antialiasedPixels)
    #expect(forth.bounds == back.bounds)
    #expect(forth.differingPixels > 0)
  }

  @Test(
    "The perceptual comparison does not depend on the orientation of the images",
    arguments: 0..<8 as Range<UInt64>)
  func mirrors(seed: UInt64) throws {
    let images = try Self.pair(seed)
    let found = try compare(images.0, images.1)
    let mirrored = try compare(images.0.reversed(), images.1.reversed())
    #expect(found.differingPixels == mirrored.differingPixels)
    #expect(found.antialiasedPixels == mirrored.antialiasedPixels)
  }

  @Test(
    "A higher threshold never increases the number of differing pixels",
    arguments: 0..<8 as Range<UInt64>)
  func monotony(seed: UInt64) throws {
    let images = try Self.pair(seed)
    let counts = try [0, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1].map {
      try compare(images.0, images.1, Tolerance(mode: .perceptual, threshold: $0))
        .differingPixels
    }
    #expect(counts == counts.sorted(by: >))
  }

  /// Returns an image and another one of the same random size with noise and changes.
  private static func pair(_ seed: UInt64) throws -> (Bitmap, Bitmap) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 65...210, using: &generator), Int.random(in: 30...70, using: &generator)
    )
    let old = SampledDrawing(width: width, height: height) { x, y in
      (x * 0.7 + y).truncatingRemainder(dividingBy: 9) < 3 ? 0x3355AA : 0xEEEEDD
    }
    let shift = Double.random(in: 0...0.9, using: &generator)
    let new = SampledDrawing(width: width, height: height) { x, y in
      ((x + shift) * 0.7 + y).truncatingRemainder(dividingBy: 9) < 3 ? 0x3355AA : 0xEEEEDD
    }
    let x = Int.random(in: 0..<width - 20, using: &generator)
    let y = Int.random(in: 0..<height - 12, using: &generator)
    return (
      try old.bitmap(), try new.bitmap().changing(x..<x + 20, y..<y + 12, to: 0xFF40_A040)
    )
  }
}

extension Bitmap {
  /// Returns the image rotated by 180 degrees.
  fileprivate func reversed() throws -> Bitmap {
    try Bitmap(width: width, height: height, pixels: pixels.reversed())
  }
}
