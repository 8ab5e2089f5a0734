// SPDX-License-Identifier: MIT

import CTintypePixels

/// An image with 16 bits per sample, and the bitmap to which its samples are rounded.
package struct DeepBitmap: Sendable {
  /// The image with 8 bits per sample, as ``PNG/decode(_:)-(PNGFile)`` returns it.
  package let bitmap: Bitmap
  /// All pixels, row by row: four premultiplied samples R, G, B, A, the first one in the lowest
  /// bits.
  let samples: [UInt64]

  /// Decodes a PNG of any bit depth; samples of fewer bits are scaled to the whole range.
  ///
  /// - Throws: Any error that ``PNG/decode(_:)-(PNGFile)`` throws.
  package init(_ file: PNGFile) throws(ImagingError) {
    var samples = try PNGDecoder(file, isStraight: true).deepPixels()
    let count = samples.count
    let pixels = samples.withUnsafeMutableBufferPointer { deep in
      let pixels = Bitmap.makePixels(count) { pixels in
        tintype_deep_to_pixels(deep.baseAddress, count, pixels.baseAddress)
        return true
      }
      tintype_deep_premultiply(deep.baseAddress, count)
      return pixels
    }
    bitmap = Bitmap(checkedWidth: file.width, height: file.height, pixels: pixels ?? [])
    self.samples = samples
  }
}

/// The 16-bit samples of two images that are being compared.
struct DeepSamples: Sendable {
  let reference: [UInt64]
  let actual: [UInt64]

  /// Calls a function with the pair of samples in the form that the kernels accept.
  func withKernelPair<R>(_ body: (tintype_deep_pair) -> R) -> R {
    reference.withUnsafeBufferPointer { a in
      actual.withUnsafeBufferPointer { b in
        body(tintype_deep_pair(a: a.baseAddress, b: b.baseAddress))
      }
    }
  }
}
