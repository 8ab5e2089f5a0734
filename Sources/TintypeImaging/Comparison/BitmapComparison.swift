// SPDX-License-Identifier: MIT

import CTintypePixels

/// What a comparison of two bitmaps finds: which pixels differ, by how much, and whether that is
/// tolerated.
///
/// Bitmaps of different sizes are laid over each other at the top left corner. The pixels that both
/// have are compared; those that only one has differ, at the largest distance.
public struct BitmapComparison: Sendable, Hashable {
  /// The size of the reference in pixels.
  public let referenceSize: PixelSize
  /// The size of the actual picture in pixels.
  public let actualSize: PixelSize
  /// What was tolerated.
  public let tolerance: Tolerance
  /// The number of pixels that differ by more than the threshold, those only one picture has
  /// included, those that are masked or taken for smoothed edges not.
  public let differingPixels: Int
  /// The number of pixels of the smallest rectangle that holds both pictures.
  public let totalPixels: Int
  /// The smallest rectangle that holds all differing pixels; `nil` if there are none.
  public let bounds: PixelRect?
  /// The largest distance of two differing pixels, 1 to 255; 0 if none differ.
  ///
  /// The distance of two pixels is, in every mode, the largest difference among their premultiplied
  /// channels and their alphas; 255 where only one picture has a pixel.
  public let largestDistance: Int
  /// The largest distance of two differing pixels in 65,535ths; `nil` where 8 bits a sample were
  /// compared.
  ///
  /// ``largestDistance`` and ``meanDistance`` are then rounded up to whole 255ths, pixel by pixel.
  public let largestDistance16: Int?
  /// The mean distance of the differing pixels, 1 to 255; 0 if none differ.
  public let meanDistance: Double
  /// The number of pixels that differ by more than the threshold, but are taken for smoothed edges.
  public let antialiasedPixels: Int
  /// The number of pixels of either picture that a mask covers.
  public let maskedPixels: Int
  /// Whether the sizes are the same, and no more differs than the allowance of the tolerance.
  public let isWithinTolerance: Bool

  /// The pixels that differ, on a canvas that holds both pictures; `nil` for none.
  package let mask: DifferenceMask?

  /// Compares two bitmaps of any sizes; every pixel that differs at all counts.
  ///
  /// - Parameters:
  ///   - reference: The picture as it should be.
  ///   - actual: The picture as it is.
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

  /// The bits a sample that were compared: 16 where ``PNGComparison`` compares a file with 16 bits in
  /// the exact mode, else 8.
  public var bitDepth: Int { largestDistance16 == nil ? 8 : 16 }

  /// The differing pixels as a share of the total, 0 to 1.
  public var share: Double { Double(differingPixels) / Double(totalPixels) }

  /// Whether the sizes are the same and no pixel counts as differing.
  public var isEqual: Bool { referenceSize == actualSize && differingPixels == 0 }
}

extension BitmapComparison: CustomReflectable {
  /// What the properties say: test frameworks print mirrors, and would print every bit of the mask.
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
  ///   - reference: The picture as it should be.
  ///   - actual: The picture as it is.
  ///   - tolerance: What counts as a difference.
  /// - Throws: ``ImagingError`` for a number of the tolerance out of its range, or a mask off both
  ///   pictures.
  public init(
    reference: Bitmap, actual: Bitmap, tolerance: Tolerance
  ) throws(ImagingError) {
    try self.init(
      reference: reference.pixels, reference.size, actual: actual.pixels, actual.size,
      isStraight: false, tolerance: tolerance)
  }

  /// Compares two buffers of pixels 0xAARRGGBB with a tolerance.
  ///
  /// - Parameters:
  ///   - reference: The packed rows of the picture as it should be.
  ///   - referenceSize: Its size, which the buffer fills.
  ///   - actual: The packed rows of the picture as it is.
  ///   - actualSize: Its size, which the buffer fills.
  ///   - isStraight: Whether the colors are not multiplied by their alphas.
  ///   - tolerance: What counts as a difference.
  /// - Throws: ``ImagingError`` for a number of the tolerance out of its range, or a mask off both
  ///   pictures.
  package init(
    reference: [UInt32], _ referenceSize: PixelSize, actual: [UInt32], _ actualSize: PixelSize,
    isStraight: Bool, tolerance: Tolerance
  ) throws(ImagingError) {
    try self.init(
      reference: reference, referenceSize, actual: actual, actualSize, isStraight: isStraight,
      deep: nil, tolerance: tolerance)
  }

  /// Compares two buffers of pixels with a tolerance, in 16 bits a sample where the mode is exact
  /// and they are given.
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

  /// Creates the result of comparing a picture with itself.
  ///
  /// - Parameters:
  ///   - size: The size of both pictures.
  ///   - bitDepth: The bits of a sample that were found equal.
  ///   - tolerance: What would have counted as a difference.
  /// - Throws: ``ImagingError`` for a number of the tolerance out of its range, or a mask off the
  ///   picture.
  init(equal size: PixelSize, bitDepth: Int = 8, tolerance: Tolerance) throws(ImagingError) {
    try tolerance.check()
    let masks = try tolerance.masks(on: size, size)
    let pair = PixelPair(
      reference: nil, referenceSize: size, actual: nil, actualSize: size, isStraight: false)
    let isDeep = bitDepth == 16
    self.init(
      of: pair, tolerance: tolerance,
      found: PixelCount(pk_difference(), largestDeepDistance: isDeep ? 0 : nil),
      maskedPixels: masks.isEmpty ? 0 : DifferenceMask(of: masks, on: size).count, mask: nil)
  }
}

extension Tolerance.Allowance {
  /// Whether so many differing pixels of a total are tolerated.
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
