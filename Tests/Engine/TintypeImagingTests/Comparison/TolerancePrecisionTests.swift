// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Precision")
struct TolerancePrecisionTests {
  /// Returns 100 gray pixels, some of which have another color.
  private func image(_ count: Int = 0, _ pixel: UInt32 = 0xFFFF_FFFF) throws -> Bitmap {
    let gray: UInt32 = 0xFF80_8080
    return try Bitmap(
      width: 10, height: 10, pixels: (0..<100).map { $0 < count ? pixel : gray })
  }

  private func matches(_ actual: Bitmap, _ tolerance: Tolerance) throws -> Bool {
    try BitmapComparison(reference: image(), actual: actual, tolerance: tolerance)
      .isWithinTolerance
  }

  @Test("A precision of 1 is exact")
  func exact() throws {
    #expect(Tolerance(precision: 1, perceptualPrecision: 1) == .exact)
  }

  @Test(
    "The precision is the share of matching pixels, not of matching bytes",
    arguments: [(2, 0.98, true), (3, 0.98, false), (100, 0, true), (1, 0.999, false)])
  func share(count: Int, precision: Double, isMatch: Bool) throws {
    // Only one of four bytes differs.
    let actual = try image(count, 0xFF80_80FF)
    #expect(try matches(actual, Tolerance(precision: precision)) == isMatch)
  }

  @Test("A perceptual precision tolerates a distance ΔE*94 of 100 times its difference from 1")
  func perceptual() throws {
    // From gray 128 to 130, the lightness L* increases from 53.59 to 54.36.
    let actual = try image(100, 0xFF82_8282)
    #expect(try matches(actual, Tolerance(perceptualPrecision: 0.992)))
    #expect(try !matches(actual, Tolerance(perceptualPrecision: 0.993)))
  }

  @Test("Each pixel beyond the perceptual precision counts, also on antialiased edges")
  func both() throws {
    let actual = try image(2)
    #expect(try matches(actual, Tolerance(precision: 0.98, perceptualPrecision: 0.98)))
    #expect(try !matches(actual, Tolerance(precision: 0.99, perceptualPrecision: 0.98)))
  }

  @Test("A precision out of range is an error", arguments: [-0.1, 1.1, .nan, .infinity])
  func range(number: Double) throws {
    #expect(throws: ImagingError.self) { try matches(image(), Tolerance(precision: number)) }
    #expect(throws: ImagingError.self) {
      try matches(image(), Tolerance(perceptualPrecision: number))
    }
  }
}
