// SPDX-License-Identifier: MIT

import CTintypePixels

/// The result of comparing two bitmaps: the differing pixels, their distances, and whether they are
/// within the tolerance.
///
/// Bitmaps of different sizes are aligned at the top left corner. The pixels that both have are
/// compared; those that only one has differ, at the largest distance.
public struct BitmapComparison: Sendable, Hashable {
  /// The size of the reference in pixels.
  public let referenceSize: PixelSize
  /// The size of the actual image in pixels.
  public let actualSize: PixelSize
  /// The tolerance of the comparison.
  public let tolerance: Tolerance
  /// The number of pixels that differ by more than the threshold.
  ///
  /// It includes pixels that only one image has, but neither masked pixels nor those that count as
  /// anti-aliased edges.
  public let differingPixels: Int
  /// The number of pixels of the smallest rectangle that contains both images.
  public let totalPixels: Int
  /// The smallest rectangle that contains all differing pixels; `nil` if there are none.
  public let bounds: PixelRect?
  /// The largest distance of two differing pixels, 1 to 255; 0 if none differ.
  ///
  /// In every mode, the distance of two pixels is the largest difference among their premultiplied
  /// channels and their alphas; 255 if only one image has the pixel.
  public let largestDistance: Int
  /// The largest distance of two differing pixels in 65,535ths; `nil` if 8 bits per sample were
  /// compared.
  ///
  /// ``largestDistance`` and ``meanDistance`` are then rounded up to whole 255ths, pixel by pixel.
  public let largestDistance16: Int?
  /// The mean distance of the differing pixels, 1 to 255; 0 if none differ.
  public let meanDistance: Double
  /// The number of pixels that differ by more than the threshold, but count as anti-aliased edges.
  public let antialiasedPixels: Int
  /// The number of masked pixels of either image.
  public let maskedPixels: Int
  /// A Boolean value that indicates whether the sizes are equal and the difference is within the
  /// allowance of the tolerance.
  public let isWithinTolerance: Bool

  /// The differing pixels, on a canvas that contains both images; `nil` for none.
  package let mask: DifferenceMask?

  /// Compares two bitmaps of any sizes; every pixel that differs at all counts.
  ///
  /// - Parameters:
  ///   - reference: The reference image.
  ///   - actual: The actual image.
  public init(reference: Bitmap, actual: Bitmap) {
    self = PixelPair.with(reference: reference, actual: actual, mode: .exact) { pair in
      BitmapComparison(of: pair, tolerance: .exact, masks: [])
    }
  }

  /// Creates the result of a comparison.
  init(
    of pair: PixelPair, tolerance: Tolerance, found: PixelCount, maskedPixels: Int,
    mask: DifferenceMask?
  ) {
    referenceSize = pair.referenceSize
    actualSize = pair.actualSize
    self.tolerance = tolerance
    differingPixels = found.differing
    totalPixels = pair.hull.area
    bounds = mask?.bounds
    largestDistance = found.largestDistance
    largestDistance16 = found.largestDeepDistance
    meanDistance =
      found.differing == 0 ? 0 : Double(found.distanceSum) / Double(found.differing)
    antialiasedPixels = found.antialiased
    self.maskedPixels = maskedPixels
    isWithinTolerance =
      pair.referenceSize == pair.actualSize
      && tolerance.allowance.admits(found.differing, of: pair.hull.area, in: mask)
    self.mask = mask
  }

  /// The number of compared bits per sample: 16 if ``PNGComparison`` compares a 16-bit file in the
  /// exact mode, otherwise 8.
  public var bitDepth: Int { largestDistance16 == nil ? 8 : 16 }

  /// The differing pixels as a fraction of the total, 0 to 1.
  public var share: Double { Double(differingPixels) / Double(totalPixels) }

  /// A Boolean value that indicates whether the sizes are equal and no pixel counts as differing.
  public var isEqual: Bool { referenceSize == actualSize && differingPixels == 0 }
}

extension BitmapComparison: CustomReflectable {
  /// The properties without the mask, since test frameworks print mirrors and would print each of
  /// its bits.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "referenceSize": referenceSize, "actualSize": actualSize, "tolerance": tolerance,
        "differingPixels": differingPixels, "totalPixels": totalPixels, "bounds": bounds as Any,
        "largestDistance": largestDistance, "largestDistance16": largestDistance16 as Any,
        "meanDistance": meanDistance,
        "antialiasedPixels": antialiasedPixels, "maskedPixels": maskedPixels,
        "isWithinTolerance": isWithinTolerance,
      ],
      displayStyle: .struct)
  }
}

extension BitmapComparison {
  /// Compares two bitmaps of any sizes with a tolerance.
  ///
  /// - Parameters:
  ///   - reference: The reference image.
  ///   - actual: The actual image.
  ///   - tolerance: The tolerance of the comparison.
  /// - Throws: ``ImagingError`` if a number of the tolerance is out of range, or a mask is outside
  ///   of both images.
  public init(reference: Bitmap, actual: Bitmap, tolerance: Tolerance) throws(ImagingError) {
    try self.init(
      reference: reference.pixels, reference.size, actual: actual.pixels, actual.size,
      isStraight: false, tolerance: tolerance)
  }

  /// Compares two buffers of pixels 0xAARRGGBB with a tolerance.
  ///
  /// - Parameters:
  ///   - reference: The packed rows of the reference image.
  ///   - referenceSize: The size of the reference image, which the buffer fills.
  ///   - actual: The packed rows of the actual image.
  ///   - actualSize: The size of the actual image, which the buffer fills.
  ///   - isStraight: Whether the colors are not premultiplied by their alphas.
  ///   - tolerance: The tolerance of the comparison.
  /// - Throws: ``ImagingError`` if a number of the tolerance is out of range, or a mask is outside
  ///   of both images.
  package init(
    reference: [UInt32], _ referenceSize: PixelSize, actual: [UInt32], _ actualSize: PixelSize,
    isStraight: Bool, tolerance: Tolerance
  ) throws(ImagingError) {
    try self.init(
      reference: reference, referenceSize, actual: actual, actualSize, isStraight: isStraight,
      deep: nil, tolerance: tolerance)
  }

  /// Compares two buffers of pixels with a tolerance, using 16 bits per sample if the mode is exact
  /// and they are available.
  init(
    reference: [UInt32], _ referenceSize: PixelSize, actual: [UInt32], _ actualSize: PixelSize,
    isStraight: Bool, deep: DeepSamples?, tolerance: Tolerance
  ) throws(ImagingError) {
    try tolerance.check()
    let masks = try tolerance.masks(on: referenceSize, actualSize)
    self = PixelPair.with(
      reference: reference, referenceSize, actual: actual, actualSize, isStraight: isStraight,
      deep: deep, mode: tolerance.mode
    ) { pair in
      BitmapComparison(of: pair, tolerance: tolerance, masks: masks)
    }
  }

  /// Creates the result of comparing an image with itself.
  ///
  /// - Parameters:
  ///   - size: The size of both images.
  ///   - bitDepth: The number of compared bits per sample.
  ///   - tolerance: The tolerance of the comparison.
  /// - Throws: ``ImagingError`` if a number of the tolerance is out of range, or a mask is outside
  ///   of the image.
  init(equal size: PixelSize, bitDepth: Int = 8, tolerance: Tolerance) throws(ImagingError) {
    try tolerance.check()
    let masks = try tolerance.masks(on: size, size)
    let pair = PixelPair(
      reference: nil, referenceSize: size, actual: nil, actualSize: size, isStraight: false)
    let isDeep = bitDepth == 16
    self.init(
      of: pair, tolerance: tolerance,
      found: PixelCount(tintype_difference(), largestDeepDistance: isDeep ? 0 : nil),
      maskedPixels: masks.isEmpty ? 0 : DifferenceMask(of: masks, on: size).count, mask: nil)
  }
}

extension Tolerance.Allowance {
  /// Returns whether a number of differing pixels is within the allowance.
  func admits(_ differing: Int, of total: Int, in mask: DifferenceMask?) -> Bool {
    switch self {
    case .none: differing == 0
    case .pixels(let count): differing <= count
    case .share(let share): Double(differing) / Double(total) <= share
    case .window(let side, let pixels):
      differing <= pixels || (mask?.densest(side: side) ?? 0) <= pixels
    }
  }
}
