// SPDX-License-Identifier: MIT

import CTintypePixels

/// The counts of a comparison of two images.
struct PixelCount {
  var differing = 0
  var distanceSum = 0
  var largestDistance = 0
  var antialiased = 0
  /// The largest distance in 65,535ths; `nil` if 8 bits were compared.
  var largestDeepDistance: Int?

  init(_ found: tintype_difference, largestDeepDistance: UInt32? = nil) {
    self.largestDeepDistance = largestDeepDistance.map { Int($0) }
    differing = Int(found.count)
    distanceSum = Int(found.distance_sum)
    largestDistance = Int(found.largest_distance)
    antialiased = Int(found.antialiased)
  }

  /// Adds pixels that only one image has.
  mutating func addOnlyInOne(_ count: Int) {
    guard count > 0 else { return }
    differing += count
    distanceSum += 255 * count
    largestDistance = 255
    if largestDeepDistance != nil { largestDeepDistance = 65_535 }
  }
}

extension BitmapComparison {
  /// Compares pixels with a checked tolerance, whose masks are clipped to the images.
  init(of pair: PixelPair, tolerance: Tolerance, masks: [PixelRect]) {
    let masked = masks.isEmpty ? nil : DifferenceMask(of: masks, on: pair.hull)
    var changed = DifferenceMask(size: pair.hull)
    var found = pair.compare(tolerance: tolerance, masked: masked, changed: &changed)
    if pair.onlyInOne > 0 {
      for part in pair.partsOnlyInOne { changed.insert(part) }
      if let masked { changed.subtract(masked) }
      found.addOnlyInOne(changed.count - found.differing)
    }
    self.init(
      of: pair, tolerance: tolerance, found: found, maskedPixels: masked?.count ?? 0,
      mask: found.differing > 0 ? changed : nil)
  }
}

extension DifferenceMask {
  /// Creates a mask of rectangles within its canvas.
  init(of rectangles: [PixelRect], on size: PixelSize) {
    self.init(size: size)
    for rectangle in rectangles { insert(rectangle) }
  }
}

extension PixelPair {
  /// Compares the pixels that both images have, in the mode of a tolerance.
  func compare(
    tolerance: Tolerance, masked: DifferenceMask?, changed: inout DifferenceMask
  ) -> PixelCount {
    withKernelPair(masked: masked, changed: &changed) { pair in
      switch tolerance.mode {
      case .exact:
        if let deep {
          var largest: UInt32 = 0
          let found = tintype_compare_deep(
            pair, deep, tolerance.toleratedDeepDistance, tolerance.ignoresAntialiasing, &largest)
          return PixelCount(found, largestDeepDistance: largest)
        }
        return PixelCount(
          tintype_compare_exact(pair, tolerance.toleratedDistance, tolerance.ignoresAntialiasing))
      case .pixelmatch:
        return PixelCount(
          tintype_compare_pixelmatch(
            pair, tolerance.threshold, isStraight, tolerance.ignoresAntialiasing))
      case .perceptual:
        return PixelCount(
          tintype_compare_perceptual(pair, tolerance.threshold, tolerance.ignoresAntialiasing))
      }
    }
  }

  /// Calls a function with the pair in the form that the kernels accept.
  func withKernelPair<R>(
    masked: DifferenceMask?, changed: inout DifferenceMask,
    _ body: (UnsafePointer<tintype_pair>) -> R
  ) -> R {
    let stride = changed.stride
    func call(_ masked: UnsafePointer<UInt64>?, _ changed: inout DifferenceMask) -> R {
      changed.withMutableWords { words, _ in
        var pair = tintype_pair(
          a: reference, a_stride: referenceSize.width, b: actual, b_stride: actualSize.width,
          width: UInt32(overlap.width), height: UInt32(overlap.height), masked: masked,
          changed: words, bit_stride: stride)
        return withUnsafePointer(to: &pair, body)
      }
    }
    guard let masked else { return call(nil, &changed) }
    return masked.withWords { words, _ in call(words, &changed) }
  }

  /// Returns the canvas of both images in the form that the kernels accept.
  func canvas(changed: UnsafePointer<UInt64>?, stride: Int) -> tintype_canvas {
    tintype_canvas(
      a: reference, a_width: UInt32(referenceSize.width), a_height: UInt32(referenceSize.height),
      b: actual, b_width: UInt32(actualSize.width), b_height: UInt32(actualSize.height),
      is_straight: isStraight, changed: changed, bit_stride: stride)
  }

  /// The rectangles of pixels that only one image has; those of one image may overlap.
  var partsOnlyInOne: [PixelRect] {
    [referenceSize, actualSize].flatMap { size in
      [
        PixelRect(
          x: overlap.width, y: 0, width: size.width - overlap.width, height: size.height),
        PixelRect(
          x: 0, y: overlap.height, width: size.width, height: size.height - overlap.height),
      ]
    }
    .filter { $0.width > 0 && $0.height > 0 }
  }
}
