// SPDX-License-Identifier: MIT

import CTintypePixels

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
  ///   - isStraight: Whether the colours are not multiplied by their alphas.
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
