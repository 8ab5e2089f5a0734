// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Comparison of PNG files with 16 bits per sample")
struct DeepComparisonTests {
  /// Returns an image of 20 × 10 pixels with 16 bits per sample, one value in R, G and B and
  /// another in alpha.
  private static func file(
    changing changed: [(x: Int, y: Int)] = [], by change: UInt16 = 0, value: UInt16 = 0x8000,
    alpha: UInt16? = nil, width: Int = 20
  ) -> [UInt8] {
    var scanlines: [UInt8] = []
    for y in 0..<10 {
      scanlines.append(0)
      for x in 0..<width {
        let isChanged = changed.contains { $0.x == x && $0.y == y }
        let sample = isChanged ? value &+ change : value
        for number in [sample, sample, sample] + (alpha.map { [$0] } ?? []) {
          scanlines += [UInt8(number >> 8), UInt8(number & 0xFF)]
        }
      }
    }
    return HandmadePNG.file(
      header: HandmadePNG.header(width, 10, depth: 16, colorType: alpha == nil ? 2 : 6),
      scanlines: scanlines)
  }

  @Test("Samples that differ by 7 of 65,535 are a difference in the exact mode")
  func lowBits() throws {
    let comparison = try PNGComparison(
      reference: Self.file(), actual: Self.file(changing: [(3, 2), (6, 4)], by: 7))
    let result = comparison.result
    #expect(!comparison.isEqual && !comparison.isWithinTolerance)
    #expect(result.differingPixels == 2)
    #expect(result.bounds == PixelRect(x: 3, y: 2, width: 4, height: 3))
    #expect(result.bitDepth == 16)
    #expect(result.largestDistance16 == 7)
    #expect(result.largestDistance == 1)
    #expect(result.meanDistance == 1)
    // Rounded to 8 bits, both are the same.
    let bitmaps = try #require(comparison.bitmaps)
    #expect(bitmaps.reference == bitmaps.actual)
  }

  @Test("The analysis of a difference below 8 bits reports its regions without movements")
  func analysis() throws {
    let comparison = try PNGComparison(
      reference: Self.file(), actual: Self.file(changing: [(3, 2), (18, 8)], by: 7))
    let analysis = try #require(comparison.analysis)
    #expect(
      analysis.regions.map(\.bounds) == [
        PixelRect(x: 3, y: 2, width: 1, height: 1), PixelRect(x: 18, y: 8, width: 1, height: 1),
      ])
    #expect(analysis.regions.map(\.largestDistance) == [1, 1])
    #expect(analysis.regions.allSatisfy { $0.movement == nil })
    #expect(analysis.ladder.map(\.differingPixels) == [2, 0, 0, 0, 0, 0, 0])
  }

  @Test("In 16 bits, a threshold is a share of 65,535")
  func threshold() throws {
    func count(_ threshold: Double) throws -> Int {
      try PNGComparison(
        reference: Self.file(), actual: Self.file(changing: [(3, 2)], by: 7),
        tolerance: Tolerance(threshold: threshold)
      ).result.differingPixels
    }
    #expect(try count(6.0 / 65_535) == 1)
    #expect(try count(7.0 / 65_535) == 0)
  }

  @Test(
    "The perceptual and pixelmatch modes round samples to 8 bits",
    arguments: [
      Tolerance.Mode.perceptual, .pixelmatch,
    ])
  func otherModes(mode: Tolerance.Mode) throws {
    let comparison = try PNGComparison(
      reference: Self.file(), actual: Self.file(changing: [(3, 2)], by: 7),
      tolerance: Tolerance(mode: mode))
    #expect(comparison.isEqual)
    #expect(comparison.result.bitDepth == 8)
    #expect(comparison.result.largestDistance16 == nil)
  }

  @Test("A file with 8 bits equals a file with 16 bits only if the samples are the same")
  func otherDepth() throws {
    let eight = HandmadePNG.file(
      header: HandmadePNG.header(20, 10, depth: 8, colorType: 0),
      scanlines: (0..<10).flatMap { _ in [0] + [UInt8](repeating: 0x80, count: 20) })
    let same = try PNGComparison(reference: eight, actual: Self.file(value: 0x8080))
    #expect(same.isEqual)
    #expect(same.result.bitDepth == 16)
    let other = try PNGComparison(reference: eight, actual: Self.file(value: 0x8081))
    #expect(other.result.differingPixels == 200)
    #expect(other.result.largestDistance16 == 1)
  }

  @Test("Colors of transparent pixels do not count, and other colors count premultiplied")
  func alpha() throws {
    func result(_ alpha: UInt16) throws -> BitmapComparison {
      try PNGComparison(
        reference: Self.file(alpha: alpha),
        actual: Self.file(changing: [(0, 0)], by: 7, alpha: alpha)
      ).result
    }
    #expect(try result(0).isEqual)
    // 7 × 0x8000 / 0xFFFF is 3.5.
    #expect([3, 4].contains(try result(0x8000).largestDistance16))
    #expect(try result(0xFFFF).largestDistance16 == 7)
  }

  @Test("Masks and sizes count in 16 bits as they do in 8 bits")
  func masksAndSizes() throws {
    let masked = try PNGComparison(
      reference: Self.file(), actual: Self.file(changing: [(3, 2), (6, 4)], by: 7),
      tolerance: Tolerance(masks: [PixelRect(x: 3, y: 2, width: 1, height: 1)]))
    #expect(masked.result.differingPixels == 1)
    #expect(masked.result.maskedPixels == 1)
    let wider = try PNGComparison(
      reference: Self.file(), actual: Self.file(changing: [(3, 2)], by: 7, width: 22))
    #expect(wider.result.differingPixels == 21)
    #expect(wider.result.largestDistance16 == 65_535)
    #expect(!wider.isWithinTolerance)
  }

  @Test("Files with the same bytes are equal in 16 bits")
  func sameBytes() throws {
    let comparison = try PNGComparison(reference: Self.file(), actual: Self.file())
    #expect(comparison.isEqual)
    #expect(comparison.result.bitDepth == 16)
  }

  @Test(
    "The counts in 16 bits agree with a pixel-by-pixel comparison",
    arguments: 0..<20 as Range<UInt64>)
  func naive(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: 1...150, using: &generator), 4)
    var samples = [[UInt16]](
      repeating: [UInt16](repeating: 0, count: width * height * 4), count: 2)
    for index in samples[0].indices {
      let value = UInt16.random(in: 0...UInt16.max, using: &generator)
      samples[0][index] = value
      let isChanged = Int.random(in: 0..<20, using: &generator) == 0
      samples[1][index] = isChanged ? value ^ UInt16.random(in: 0...15, using: &generator) : value
    }
    func file(_ samples: [UInt16]) -> [UInt8] {
      var rows: [UInt8] = []
      for (index, sample) in samples.enumerated() {
        if index % (width * 4) == 0 { rows.append(0) }
        rows += [UInt8(sample >> 8), UInt8(sample & 0xFF)]
      }
      return HandmadePNG.file(
        header: HandmadePNG.header(width, height, depth: 16, colorType: 6), scanlines: rows)
    }
    func premultiplied(_ samples: [UInt16], _ pixel: Int) -> [Int] {
      let alpha = Int(samples[pixel * 4 + 3])
      return (0..<3).map { (Int(samples[pixel * 4 + $0]) * alpha + 0x7FFF) / 0xFFFF } + [alpha]
    }
    let expected = (0..<width * height).count {
      premultiplied(samples[0], $0) != premultiplied(samples[1], $0)
    }
    let result = try PNGComparison(reference: file(samples[0]), actual: file(samples[1])).result
    #expect(result.differingPixels == expected)
  }
}
