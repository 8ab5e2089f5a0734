// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Diff images of a comparison")
struct BitmapFindingTests {
  private func image(
    _ reference: Drawing, _ actual: Drawing, _ tolerance: Tolerance = .exact, boxes: Bool = false
  ) throws -> Bitmap {
    let (old, new) = (try reference.bitmap, try actual.bitmap)
    let comparison = try BitmapComparison(reference: old, actual: new, tolerance: tolerance)
    return try Bitmap.difference(
      reference: old, actual: new, comparison: comparison,
      analysis: boxes ? comparison.analysis(reference: old, actual: new) : nil)
  }

  private func isGray(_ pixel: UInt32) -> Bool {
    pixel == 0xFF00_0000 | (pixel & 0xFF) << 16 | (pixel & 0xFF) << 8 | (pixel & 0xFF)
  }

  @Test("Counted pixels have the difference color, and the reference is shown in pale gray")
  func counted() throws {
    var old = Drawing(40, 30)
    old.write(5, 5, 20, 10, seed: 1)
    var new = old
    for (x, y) in [(0, 0), (7, 7), (39, 29)] { new[x, y] ^= 0xFF }
    let result = try image(old, new)
    for y in 0..<30 {
      for x in 0..<40 {
        let pixel = try #require(result[x, y])
        if old[x, y] == new[x, y] {
          #expect(isGray(pixel) && pixel & 0xFF >= 0xAA)
        } else {
          #expect(pixel == Bitmap.differenceColor)
        }
      }
    }
  }

  @Test("Boxes do not cover counted pixels", arguments: 1...4)
  func boxes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = Drawing(160, 120)
    var new = old
    for _ in 0..<60 {
      new[Int.random(in: 0..<160, using: &generator), Int.random(in: 0..<120, using: &generator)] =
        0xFF00_0000
    }
    let result = try image(old, new, boxes: true)
    #expect(result.pixels.contains(Bitmap.boxColor))
    #expect(
      result.pixels.filter { $0 == Bitmap.differenceColor }.count
        == new.pixels.filter { $0 == 0xFF00_0000 }.count)
  }

  @Test("A box is two pixels away from its region, and dashed if the region moved")
  func box() throws {
    let old = Drawing(100, 60)
    var new = old
    new.write(40, 20, 20, 10, seed: 1)
    var result = try image(old, new, boxes: true)
    #expect(
      (35...42).map { result[$0, 25] == Bitmap.boxColor }.prefix(5) == [
        false, true, true, false, false,
      ])
    let solid = (36..<64).filter { result[$0, 16] == Bitmap.boxColor }.count
    #expect(solid == 28)
    result = try image(
      new,
      {
        var far = old; far.write(70, 40, 20, 10, seed: 1); return far
      }(), boxes: true)
    let dashed = (36..<64).filter { result[$0, 16] == Bitmap.boxColor }.count
    #expect(dashed > 8 && dashed < 20)
  }

  @Test("A box at the border stays inside the image")
  func boxAtBorder() throws {
    let old = Drawing(50, 40)
    let new = Drawing(50, 40, 0xFF00_0000)
    let result = try image(old, new, boxes: true)
    #expect(result.size == PixelSize(width: 50, height: 40))
    #expect(result.pixels.allSatisfy { $0 == Bitmap.differenceColor })
  }

  @Test("Antialiased edges are marked more faintly than counted pixels")
  func smoothed() throws {
    let old = Drawing.smoothed(60, 40, seed: 10, shift: 90, isOpaque: true)
    let new = Drawing.smoothed(60, 40, seed: 10, shift: 130, isOpaque: true)
    let tolerance = Tolerance(mode: .exact, ignoresAntialiasing: true)
    let found = try BitmapComparison(
      reference: try old.bitmap, actual: try new.bitmap, tolerance: tolerance)
    let result = try image(old, new, tolerance)
    let faint = result.pixels.filter { !isGray($0) && $0 != Bitmap.differenceColor }
    #expect(found.antialiasedPixels > 0)
    #expect(faint.count == found.antialiasedPixels)
    // All of them have more green, while the difference color has none.
    #expect(faint.allSatisfy { $0 >> 8 & 0xFF >= 0x60 })
  }

  @Test("Masked areas are hatched and show no difference")
  func masked() throws {
    let old = Drawing(40, 30)
    let mask = PixelRect(x: 10, y: 10, width: 20, height: 10)
    let result = try image(old, Drawing(40, 30, 0xFF00_0000), Tolerance(masks: [mask]))
    for y in 0..<30 {
      for x in 0..<40 {
        let isCovered = (10..<30).contains(x) && (10..<20).contains(y)
        #expect((result[x, y] != Bitmap.differenceColor) == isCovered)
      }
    }
    let tints = Set((10..<30).compactMap { result[$0, 12] })
    #expect(tints.count == 2)
  }

  @Test("Images of different sizes are both framed, and pixels outside both are transparent")
  func sizes() throws {
    let result = try image(Drawing(60, 20), Drawing(30, 50))
    #expect(result.size == PixelSize(width: 60, height: 50))
    #expect(result[59, 10] == 0xFF20_2020)
    #expect((30..<45).contains { result[29, $0] == 0xFF20_2020 })
    #expect(result[40, 40] == 0)
    #expect((2..<58).contains { result[$0, 10] == Bitmap.differenceColor })
  }

  @Test("Images that were not compared are rejected")
  func imagesThatWereNotComparedAreRejected() throws {
    let (small, large) = (try Drawing(2, 3).bitmap, try Drawing(4, 5).bitmap)
    let comparison = BitmapComparison(reference: small, actual: small)
    #expect(throws: ImagingError.comparisonMismatch(reference: small.size, actual: large.size)) {
      try Bitmap.difference(reference: small, actual: large, comparison: comparison)
    }
  }
}
