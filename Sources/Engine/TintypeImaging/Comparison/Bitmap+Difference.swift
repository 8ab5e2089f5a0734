// SPDX-License-Identifier: MIT

import CTintypePixels

extension Bitmap {
  /// Returns an image that shows where two bitmaps differ, on a canvas that contains both.
  ///
  /// Equal pixels appear in pale gray. Pixels that differ or that only one bitmap has appear in
  /// ``differenceColor``. The canvas is transparent where neither bitmap has pixels.
  ///
  /// - Parameters:
  ///   - reference: The reference image.
  ///   - actual: The actual image.
  /// - Returns: An image that is opaque except where neither bitmap has pixels.
  /// - Throws: ``ImagingError/tooLarge(width:height:)`` if the canvas, with the larger width and
  ///   the larger height of the two, exceeds the limits.
  public static func difference(reference: Bitmap, actual: Bitmap) throws(ImagingError) -> Bitmap {
    let canvas = reference.size.union(actual.size)
    var result = try Bitmap(width: canvas.width, height: canvas.height)
    result.withUnsafeMutableBytes { output in
      reference.withPixels { a, _ in
        actual.withPixels { b, _ in
          tintype_paint_difference(
            a, reference.width, reference.height, b, actual.width, actual.height,
            differenceColor, output.baseAddress?.assumingMemoryBound(to: UInt32.self))
        }
      }
    }
    return result
  }

  /// The color of differing pixels, opaque #D6007F.
  ///
  /// It is a magenta that is much darker than the surrounding pale gray, so that users with color
  /// vision deficiency can distinguish it by lightness alone.
  public static let differenceColor: UInt32 = 0xFFD6_007F
}
