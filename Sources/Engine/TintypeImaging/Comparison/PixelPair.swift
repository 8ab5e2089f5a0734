// SPDX-License-Identifier: MIT

import CTintypePixels

/// The pixels of two images that are being compared.
package struct PixelPair {
  /// The packed rows of the reference image.
  let reference: UnsafePointer<UInt32>?
  let referenceSize: PixelSize
  /// The packed rows of the actual image.
  let actual: UnsafePointer<UInt32>?
  let actualSize: PixelSize
  /// A Boolean value that indicates whether the colors are not premultiplied by their alphas.
  let isStraight: Bool
  /// The same pixels with 16 bits per sample; `nil` if 8 bits are compared.
  var deep: tintype_deep_pair?

  /// The rectangle that both images have, from the top left corner.
  var overlap: PixelSize { referenceSize.intersection(actualSize) }
  /// The smallest rectangle that contains both images.
  var hull: PixelSize { referenceSize.union(actualSize) }
  /// The number of pixels that only one of them has.
  var onlyInOne: Int { referenceSize.area + actualSize.area - 2 * overlap.area }

  /// Calls a function with the pixels of two buffers that fill their sizes.
  ///
  /// Only the pixelmatch mode compares straight pixels; the other modes receive premultiplied
  /// copies.
  static func with<R>(
    reference: [UInt32], _ referenceSize: PixelSize, actual: [UInt32], _ actualSize: PixelSize,
    isStraight: Bool, deep: DeepSamples?, mode: Tolerance.Mode, _ body: (PixelPair) -> R
  ) -> R {
    guard let deep else {
      return with(
        reference: reference, referenceSize, actual: actual, actualSize, isStraight: isStraight,
        mode: mode, body)
    }
    return deep.withKernelPair { samples in
      with(
        reference: reference, referenceSize, actual: actual, actualSize, isStraight: isStraight,
        mode: mode
      ) { pair in
        var pair = pair
        pair.deep = samples
        return body(pair)
      }
    }
  }

  /// Calls a function with the 8-bit pixels of two buffers that fill their sizes.
  package static func with<R>(
    reference: [UInt32], _ referenceSize: PixelSize, actual: [UInt32], _ actualSize: PixelSize,
    isStraight: Bool, mode: Tolerance.Mode, _ body: (PixelPair) -> R
  ) -> R {
    let stays = !isStraight || mode == .pixelmatch
    let reference = stays ? reference : premultiplied(reference)
    let actual = stays ? actual : premultiplied(actual)
    return reference.withUnsafeBufferPointer { a in
      actual.withUnsafeBufferPointer { b in
        body(
          PixelPair(
            reference: a.baseAddress, referenceSize: referenceSize, actual: b.baseAddress,
            actualSize: actualSize, isStraight: isStraight && stays))
      }
    }
  }

  /// Calls a function with the pixels of two bitmaps.
  static func with<R>(
    reference: Bitmap, actual: Bitmap, mode: Tolerance.Mode, _ body: (PixelPair) -> R
  ) -> R {
    with(
      reference: reference.pixels, reference.size, actual: actual.pixels, actual.size,
      isStraight: false, mode: mode, body)
  }

  /// Returns straight pixels with premultiplied colors.
  static func premultiplied(_ pixels: [UInt32]) -> [UInt32] {
    var result = pixels
    result.withUnsafeMutableBufferPointer { pixels in
      if !tintype_is_opaque(pixels.baseAddress, pixels.count) {
        tintype_premultiply(pixels.baseAddress, pixels.count)
      }
    }
    return result
  }
}
