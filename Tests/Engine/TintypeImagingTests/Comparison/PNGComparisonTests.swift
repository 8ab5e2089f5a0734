// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Comparison of two PNG files")
struct PNGComparisonTests {
  private static let red: UInt32 = 0xFFFF_0000

  private func file(_ bitmap: Bitmap) throws -> [UInt8] { try PNG.encode(bitmap).bytes }

  @Test("Files with the same bytes are equal, and their bitmaps are not kept")
  func sameBytes() throws {
    let bytes = try file(Bitmap(width: 30, height: 20, filledWith: Self.red))
    let comparison = try PNGComparison(reference: bytes, actual: bytes)
    #expect(comparison.result.isEqual)
    #expect(comparison.result.isWithinTolerance)
    #expect(comparison.result.totalPixels == 600)
    #expect(comparison.bitmaps == nil)
    #expect(comparison.analysis == nil)
  }

  @Test("Files with different bytes and equal pixels are equal")
  func samePixels() throws {
    let image = try Bitmap(width: 30, height: 20, filledWith: Self.red)
    let comparison = try PNGComparison(
      reference: PNG.encode(image).bytes, actual: PNG.encode(image, scale: 2).bytes)
    #expect(comparison.result.isEqual)
    #expect(comparison.bitmaps?.reference == image)
  }

  @Test(
    "Differing pixels are counted on one thread as on two",
    arguments: Tolerance.Mode.allCases, [PNGComparison.Threads.one, .two])
  func differing(mode: Tolerance.Mode, threads: PNGComparison.Threads) throws {
    let old = try Bitmap(width: 400, height: 300, filledWith: 0xFFFF_FFFF)
    let new = try old.changing(50..<60, 70..<75, to: Self.red)
    let comparison = try PNGComparison(
      reference: file(old), actual: file(new), tolerance: Tolerance(mode: mode), threads: threads)
    #expect(comparison.result.differingPixels == 50)
    #expect(comparison.bitmaps?.actual == new)
    #expect(
      comparison.analysis?.regions.map(\.bounds) == [
        PixelRect(x: 50, y: 70, width: 10, height: 5)
      ])
  }

  @Test("The pixelmatch mode compares the colors of transparent pixels, other modes do not")
  func pixelmatchModeComparesColorsOfTransparentPixelsOther() throws {
    func image(_ color: [UInt8]) -> [UInt8] {
      HandmadePNG.file(
        header: HandmadePNG.header(2, 1, depth: 8, colorType: 6),
        scanlines: [0] + color + color)
    }
    // With an alpha of 1/255, full red and a darker red round to the same premultiplied value.
    let (old, new) = (image([255, 0, 0, 1]), image([140, 0, 0, 1]))
    let exact = try PNGComparison(reference: old, actual: new)
    #expect(exact.result.isEqual)
    let straight = try PNGComparison(
      reference: old, actual: new, tolerance: Tolerance(mode: .pixelmatch, threshold: 0))
    #expect(straight.result.differingPixels == 2)
  }

  @Test("A failure names the side of the invalid file")
  func fault() throws {
    let sound = try file(Bitmap(width: 3, height: 3))
    for (reference, actual, side) in [
      ([], sound, PNGComparison.Side.reference), (sound, [], .actual),
    ] {
      let failure = #expect(throws: PNGComparison.Failure.self) {
        try PNGComparison(reference: reference, actual: actual)
      }
      #expect(failure == PNGComparison.Failure(side: side, reason: .emptyFile))
    }
  }

  @Test("An invalid file that is compared with itself is an error")
  func invalidFileThatIsComparedWithItselfIsError() throws {
    let cut = try Array(file(Bitmap(width: 3, height: 3)).dropLast(13))
    let failure = #expect(throws: PNGComparison.Failure.self) {
      try PNGComparison(reference: cut, actual: cut)
    }
    #expect(failure?.side == .reference)
  }

  @Test(
    "A failure names the side of the file whose pixels cannot be decoded",
    arguments: [
      PNGComparison.Threads.one, .two,
    ])
  func undecodable(threads: PNGComparison.Threads) throws {
    let sound = try file(Bitmap(width: 300, height: 300, filledWith: Self.red))
    let damaged = HandmadePNG.file(
      header: HandmadePNG.header(300, 300, depth: 8, colorType: 2),
      scanlines: Array(repeating: 9, count: 300 * 901))
    let failure = #expect(throws: PNGComparison.Failure.self) {
      try PNGComparison(reference: sound, actual: damaged, threads: threads)
    }
    #expect(failure?.side == .actual)
  }

  @Test(
    "A tolerance out of range is rejected, also for files with the same bytes",
    arguments: [
      Tolerance(threshold: .nan), Tolerance(threshold: 1.5), Tolerance(allowance: .pixels(-1)),
      Tolerance(masks: [PixelRect(x: 90, y: 90, width: 5, height: 5)]),
    ])
  func tolerance(_ tolerance: Tolerance) throws {
    let bytes = try file(Bitmap(width: 30, height: 20))
    let other = try file(Bitmap(width: 30, height: 20, filledWith: Self.red))
    for actual in [bytes, other] {
      let failure = #expect(throws: PNGComparison.Failure.self) {
        try PNGComparison(reference: bytes, actual: actual, tolerance: tolerance)
      }
      #expect(failure?.side == nil)
    }
  }
}
