// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("A precision")
struct TolerancePrecisionTests {
  /// 100 grey pixels, of which some are another colour.
  private func picture(_ count: Int = 0, _ pixel: UInt32 = 0xFFFF_FFFF) throws -> Bitmap {
    let grey: UInt32 = 0xFF80_8080
    return try Bitmap(
      width: 10, height: 10, pixels: (0..<100).map { $0 < count ? pixel : grey })
  }

  private func matches(_ actual: Bitmap, _ tolerance: Tolerance) throws -> Bool {
    try BitmapComparison(reference: picture(), actual: actual, tolerance: tolerance)
      .isWithinTolerance
  }

  @Test("of 1 is exact")
  func exact() throws {
    #expect(Tolerance(precision: 1, perceptualPrecision: 1) == .exact)
  }

  @Test(
    "is the share of pixels, never of bytes, that must match",
    arguments: [(2, 0.98, true), (3, 0.98, false), (100, 0, true), (1, 0.999, false)])
  func share(count: Int, precision: Double, isMatch: Bool) throws {
    // Only one of four bytes differs.
    let actual = try picture(count, 0xFF80_80FF)
    #expect(try matches(actual, Tolerance(precision: precision)) == isMatch)
  }

  @Test("admits a distance ΔE*94 of as many hundredths as it lacks to 1")
  func perceptual() throws {
    // From grey 128 to 130 the lightness L* rises from 53.59 to 54.36.
    let actual = try picture(100, 0xFF82_8282)
    #expect(try matches(actual, Tolerance(perceptualPrecision: 0.992)))
    #expect(try !matches(actual, Tolerance(perceptualPrecision: 0.993)))
  }

  @Test("counts each pixel that is not alike, also on smoothed edges")
  func both() throws {
    let actual = try picture(2)
    #expect(try matches(actual, Tolerance(precision: 0.98, perceptualPrecision: 0.98)))
    #expect(try !matches(actual, Tolerance(precision: 0.99, perceptualPrecision: 0.98)))
  }

  @Test("out of its range is an error", arguments: [-0.1, 1.1, .nan, .infinity])
  func range(number: Double) throws {
    #expect(throws: ImagingError.self) { try matches(picture(), Tolerance(precision: number)) }
    #expect(throws: ImagingError.self) {
      try matches(picture(), Tolerance(perceptualPrecision: number))
    }
  }
}
