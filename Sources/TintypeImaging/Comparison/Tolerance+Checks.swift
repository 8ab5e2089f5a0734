// SPDX-License-Identifier: MIT

extension Tolerance {
  /// Throws unless every number is in its range.
  func check() throws(ImagingError) {
    // Not written as “outside of the range”, since NaN is on no side of any number.
    guard threshold >= 0, threshold <= 1 else { throw .invalidToleranceThreshold(threshold) }
    switch allowance {
    case .none: break
    case .pixels(let count):
      guard count >= 0 else { throw .invalidTolerancePixels(count) }
    case .share(let share):
      guard share >= 0, share <= 1 else { throw .invalidToleranceShare(share) }
    case .window(let side, let pixels):
      guard side >= 1, pixels >= 0 else {
        throw .invalidToleranceWindow(side: side, pixels: pixels)
      }
    }
  }

  /// The masks, cut to each of the pictures that they lie on.
  func masks(on reference: PixelSize, _ actual: PixelSize) throws(ImagingError) -> [PixelRect] {
    var parts: [PixelRect] = []
    for mask in masks {
      guard mask.width >= 1, mask.height >= 1,
        !mask.x.addingReportingOverflow(mask.width).overflow,
        !mask.y.addingReportingOverflow(mask.height).overflow
      else { throw .invalidMask(mask) }
      let found = [reference, actual].compactMap { mask.cut(to: $0) }
      guard !found.isEmpty else {
        throw .maskOffPictures(mask, reference: reference, actual: actual)
      }
      parts += found
    }
    return parts
  }

  /// The largest distance of a channel, 0 to 255, that the threshold tolerates in the exact mode.
  var toleratedDistance: UInt32 { toleratedDistance(of: 255) }

  /// The same where samples have 16 bits, 0 to 65,535.
  var toleratedDeepDistance: UInt32 { toleratedDistance(of: 65_535) }

  private func toleratedDistance(of largest: Double) -> UInt32 {
    // The product may be rounded to either side of a whole number.
    let guess = (threshold * largest).rounded()
    return UInt32(guess / largest <= threshold ? guess : guess - 1)
  }
}
