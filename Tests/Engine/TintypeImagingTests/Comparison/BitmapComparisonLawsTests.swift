// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Laws of bitmap comparison")
struct BitmapComparisonLawsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let width: Int
    let height: Int
    // The additional columns and rows of the actual image.
    var moreColumns = 0
    var moreRows = 0
    let isOpaque: Bool
    let seed: UInt64

    var testDescription: String {
      "\(width)×\(height) seed \(seed)\(isOpaque ? "" : " with alpha")"
    }

    func images() throws -> (Bitmap, Bitmap) {
      let first = Drawing.smoothed(width, height, seed: seed, shift: 90, isOpaque: isOpaque)
      var second = Drawing.smoothed(
        width + moreColumns, height + moreRows, seed: seed, shift: 130, isOpaque: isOpaque)
      var generator = SeededGenerator(seed: seed + 100)
      for _ in 0..<width * height / 20 {
        let x = Int.random(in: 0..<width, using: &generator)
        let y = Int.random(in: 0..<height, using: &generator)
        let channel = UInt32.random(in: 0...2, using: &generator) * 8
        second[x, y] ^= UInt32.random(in: 0...31, using: &generator) << channel & 0x001F_1F1F
        let alpha = second[x, y] >> 24
        if alpha < 255 { second[x, y] = alpha << 24 | (alpha / 2) << channel }
      }
      return (try first.bitmap, try second.bitmap)
    }
  }

  static let cases =
    [1, 2, 7, 63, 64, 65, 66, 127, 128, 129, 200].enumerated().flatMap { index, width in
      [
        Case(width: width, height: 13, isOpaque: true, seed: UInt64(index)),
        Case(width: width, height: 10, isOpaque: false, seed: UInt64(index) + 50),
      ]
    } + [
      Case(width: 90, height: 1, isOpaque: true, seed: 200),
      Case(width: 90, height: 2, isOpaque: false, seed: 201),
      // The rows of the two images have different strides.
      Case(width: 70, height: 20, moreColumns: 3, moreRows: 4, isOpaque: true, seed: 202),
    ]

  static let tolerances =
    [0, 0.03, 0.1].flatMap { threshold in
      [true, false].flatMap { ignoresAntialiasing in
        [Tolerance.Mode.exact, .pixelmatch].map {
          Tolerance(mode: $0, threshold: threshold, ignoresAntialiasing: ignoresAntialiasing)
        }
      }
    }

  @Test("The kernels agree with a pixel-by-pixel comparison", arguments: cases)
  func againstNaive(of item: Case) throws {
    let (reference, actual) = try item.images()
    let naive = NaiveComparison(reference, actual)
    let beyond = actual.width * actual.height - reference.width * reference.height
    for tolerance in Self.tolerances {
      let found = try BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
      let expected = naive.differing(by: tolerance)
      #expect(found.differingPixels == expected.counted.count + beyond, "\(tolerance)")
      #expect(found.antialiasedPixels == expected.smoothed.count, "\(tolerance)")
      guard beyond == 0 else { continue }
      let distances = expected.counted.map { naive.distance($0.x, $0.y) }
      #expect(found.largestDistance == distances.max() ?? 0)
      if !distances.isEmpty {
        #expect(found.meanDistance == Double(distances.reduce(0, +)) / Double(distances.count))
      }
      #expect(found.bounds?.x == expected.counted.map(\.x).min())
      #expect(found.bounds?.y == expected.counted.map(\.y).min())
      #expect(found.bounds.map { $0.x + $0.width - 1 } == expected.counted.map(\.x).max())
      #expect(found.bounds.map { $0.y + $0.height - 1 } == expected.counted.map(\.y).max())
    }
  }

  @Test("The test cases contain antialiased edges and noise")
  func testCasesContainAntialiasedEdgesAndNoise() throws {
    for isOpaque in [true, false] {
      let (reference, actual) = try Case(
        width: 200, height: 23, isOpaque: isOpaque, seed: isOpaque ? 10 : 60
      ).images()
      for mode in [Tolerance.Mode.exact, .pixelmatch] {
        let found = try BitmapComparison(
          reference: reference, actual: actual,
          tolerance: Tolerance(mode: mode, threshold: 0.03, ignoresAntialiasing: true))
        #expect(found.antialiasedPixels > 5)
        #expect(found.differingPixels > 20)
      }
    }
  }

  @Test("Masks exclude exactly the pixels that they cover", arguments: cases.suffix(8))
  func masks(of item: Case) throws {
    let (reference, actual) = try item.images()
    var generator = SeededGenerator(seed: item.seed)
    let masks = (0..<4).map { _ in
      PixelRect(
        x: Int.random(in: -5..<item.width, using: &generator),
        y: Int.random(in: -3..<item.height, using: &generator),
        width: Int.random(in: 6...70, using: &generator),
        height: Int.random(in: 4...9, using: &generator))
    }
    let naive = NaiveComparison(reference, actual)
    for mode in [Tolerance.Mode.exact, .pixelmatch] {
      let tolerance = Tolerance(mode: mode, ignoresAntialiasing: true, masks: masks)
      let found = try BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
      let expected = naive.differing(by: tolerance)
      let beyond = (0..<actual.height).flatMap { y in (0..<actual.width).map { ($0, y) } }
        .filter { x, y in x >= reference.width || y >= reference.height }
        .filter { x, y in !masks.contains { $0.holds(x, y) } }
      let masked = (0..<actual.height).flatMap { y in (0..<actual.width).map { ($0, y) } }
        .filter { x, y in masks.contains { $0.holds(x, y) } }
      #expect(found.differingPixels == expected.counted.count + beyond.count)
      #expect(found.antialiasedPixels == expected.smoothed.count)
      #expect(found.maskedPixels == masked.count)
    }
  }

  @Test("The comparison of two images is symmetric", arguments: tolerances)
  func symmetry(tolerance: Tolerance) throws {
    let (reference, actual) = try Self.cases[18].images()
    let forth = try BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    let back = try BitmapComparison(reference: actual, actual: reference, tolerance: tolerance)
    #expect(forth.differingPixels == back.differingPixels)
    #expect(forth.antialiasedPixels == back.antialiasedPixels)
    #expect(forth.bounds == back.bounds)
  }

  @Test("An image equals itself in every mode", arguments: Tolerance.Mode.allCases)
  func identity(mode: Tolerance.Mode) throws {
    let (image, _) = try Self.cases[19].images()
    let found = try BitmapComparison(
      reference: image, actual: image, tolerance: Tolerance(mode: mode, threshold: 0))
    #expect(found.isEqual)
    #expect(found.isWithinTolerance)
  }
}
