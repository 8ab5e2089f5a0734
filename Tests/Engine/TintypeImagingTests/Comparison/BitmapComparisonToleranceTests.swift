// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Bitmap comparison with a tolerance")
struct BitmapComparisonToleranceTests {
  private static let gray: UInt32 = 0xFF80_8080

  private func image(
    _ width: Int, _ height: Int, _ changes: [(x: Int, y: Int, pixel: UInt32)] = []
  ) throws -> Bitmap {
    var pixels = [UInt32](repeating: Self.gray, count: width * height)
    for change in changes { pixels[change.y * width + change.x] = change.pixel }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(
    "In the exact mode, a pixel counts if its distance, as a share of 255, exceeds the threshold",
    arguments: [
      (1, 0, true),
      (1, 1.0 / 255, false),
      (2, 1.0 / 255, true),
      (5, 0.02, false),
      (6, 0.02, true),
      (127, 0.5, false),
      (127, 127.0 / 255, false),
      (127, (127.0 / 255).nextDown, true),
      (127, 1, false),
    ] as [(Int, Double, Bool)])
  func exactThreshold(distance: Int, threshold: Double, counts: Bool) throws {
    let comparison = try BitmapComparison(
      reference: image(3, 3),
      actual: image(3, 3, [(1, 1, Self.gray + UInt32(distance))]),
      tolerance: Tolerance(threshold: threshold))
    #expect(comparison.differingPixels == (counts ? 1 : 0))
    #expect(comparison.isWithinTolerance != counts)
    #expect(comparison.largestDistance == (counts ? distance : 0))
  }

  @Test("Masked pixels are not compared, and overlapping masks count once")
  func masks() throws {
    let comparison = try BitmapComparison(
      reference: image(100, 4),
      actual: image(100, 4, [(0, 0, 0), (64, 1, 0), (65, 2, 0), (99, 3, 0)]),
      tolerance: Tolerance(masks: [
        PixelRect(x: -5, y: -5, width: 6, height: 6),
        PixelRect(x: 60, y: 1, width: 6, height: 2),
        PixelRect(x: 64, y: 0, width: 10, height: 2),
      ]))
    #expect(comparison.differingPixels == 1)
    #expect(comparison.bounds == PixelRect(x: 99, y: 3, width: 1, height: 1))
    #expect(comparison.maskedPixels == 1 + 12 + 20 - 2)
    #expect(comparison.totalPixels == 400)
  }

  @Test("Masks cover pixels that only one image has, but the sizes still differ")
  func masksBeyond() throws {
    let comparison = try BitmapComparison(
      reference: image(4, 3), actual: image(4, 5),
      tolerance: Tolerance(masks: [PixelRect(x: 0, y: 3, width: 3, height: 50)]))
    #expect(comparison.differingPixels == 2)
    #expect(comparison.maskedPixels == 6)
    #expect(comparison.bounds == PixelRect(x: 3, y: 3, width: 1, height: 2))
    let all = try BitmapComparison(
      reference: image(4, 3), actual: image(4, 5),
      tolerance: Tolerance(
        allowance: .share(1), masks: [PixelRect(x: 0, y: 3, width: 4, height: 2)]))
    #expect(all.differingPixels == 0)
    #expect(!all.isEqual)
    #expect(!all.isWithinTolerance)
  }

  @Test(
    "An allowance tolerates up to its number of pixels",
    arguments: [
      (Tolerance.Allowance.none, false),
      (.pixels(3), false), (.pixels(4), true),
      (.share(0.03), false), (.share(0.04), true), (.share(1), true),
      // Three of the pixels are in a 3 × 3 square, and all of them in a 10 × 10 square.
      (.window(side: 3, pixels: 2), false), (.window(side: 3, pixels: 3), true),
      (.window(side: 2, pixels: 1), false), (.window(side: 2, pixels: 2), true),
      (.window(side: 1, pixels: 0), false), (.window(side: 1, pixels: 1), true),
      (.window(side: 10, pixels: 3), false), (.window(side: .max, pixels: 4), true),
    ] as [(Tolerance.Allowance, Bool)])
  func allowance(allowance: Tolerance.Allowance, isWithin: Bool) throws {
    let comparison = try BitmapComparison(
      reference: image(10, 10),
      actual: image(10, 10, [(1, 1, 0), (2, 1, 0), (3, 3, 0), (9, 9, 0)]),
      tolerance: Tolerance(allowance: allowance))
    #expect(comparison.differingPixels == 4)
    #expect(comparison.isWithinTolerance == isWithin)
    #expect(!comparison.isEqual)
  }

  @Test("No allowance tolerates a different size")
  func sizes() throws {
    for allowance in [Tolerance.Allowance.pixels(100), .share(1), .window(side: 5, pixels: 100)] {
      let comparison = try BitmapComparison(
        reference: image(4, 4), actual: image(4, 5),
        tolerance: Tolerance(allowance: allowance))
      #expect(!comparison.isWithinTolerance)
    }
  }

  @Test(
    "A tolerance with a number out of range is rejected",
    arguments: [
      (Tolerance(threshold: -0.1), ImagingError.invalidToleranceThreshold(-0.1)),
      (Tolerance(threshold: 1.1), .invalidToleranceThreshold(1.1)),
      (Tolerance(threshold: .infinity), .invalidToleranceThreshold(.infinity)),
      (Tolerance(allowance: .share(2)), .invalidToleranceShare(2)),
      (Tolerance(allowance: .share(-.infinity)), .invalidToleranceShare(-.infinity)),
      (Tolerance(allowance: .pixels(-1)), .invalidTolerancePixels(-1)),
      (
        Tolerance(allowance: .window(side: 0, pixels: 1)),
        .invalidToleranceWindow(side: 0, pixels: 1)
      ),
      (
        Tolerance(allowance: .window(side: 1, pixels: -1)),
        .invalidToleranceWindow(side: 1, pixels: -1)
      ),
    ] as [(Tolerance, ImagingError)])
  func refused(tolerance: Tolerance, error: ImagingError) throws {
    let bitmap = try image(4, 3)
    #expect(throws: error) {
      try BitmapComparison(reference: bitmap, actual: bitmap, tolerance: tolerance)
    }
  }

  @Test(
    "A tolerance with NaN is rejected",
    arguments: [Tolerance(threshold: .nan), Tolerance(allowance: .share(.nan))])
  func refusesNaN(tolerance: Tolerance) throws {
    let bitmap = try image(4, 3)
    #expect(throws: ImagingError.self) {
      try BitmapComparison(reference: bitmap, actual: bitmap, tolerance: tolerance)
    }
  }

  @Test(
    "Masks without pixels and masks beyond the limits of integers are rejected",
    arguments: [
      PixelRect(x: 0, y: 0, width: 0, height: 1), PixelRect(x: 0, y: 0, width: 1, height: -1),
      PixelRect(x: .max, y: 0, width: 1, height: 1), PixelRect(x: 1, y: 1, width: 1, height: .max),
      PixelRect(x: .min, y: .min, width: .min, height: .min),
    ])
  func refusedMask(mask: PixelRect) throws {
    let bitmap = try image(4, 3)
    #expect(throws: ImagingError.invalidMask(mask)) {
      try BitmapComparison(
        reference: bitmap, actual: bitmap, tolerance: Tolerance(masks: [mask]))
    }
  }

  @Test("Masks outside both images are rejected")
  func maskOff() throws {
    let wide = try image(8, 1)
    let tall = try image(1, 8)
    // The mask is inside the canvas that contains both images, but on neither image.
    let mask = PixelRect(x: 1, y: 1, width: 7, height: 7)
    let error = ImagingError.maskOffImages(mask, reference: wide.size, actual: tall.size)
    #expect(throws: error) {
      try BitmapComparison(reference: wide, actual: tall, tolerance: Tolerance(masks: [mask]))
    }
  }

  @Test("The mirror of a comparison contains its results, without the mask bits")
  func mirror() throws {
    let comparison = BitmapComparison(
      reference: try image(4, 3), actual: try image(4, 3, [(1, 1, 0)]))
    let labels = Mirror(reflecting: comparison).children.compactMap(\.label)
    #expect(labels.first == "referenceSize")
    #expect(!labels.contains("mask"))
    #expect(!String(describing: comparison).contains("Mask"))
  }
}
