// SPDX-License-Identifier: MIT

import CTintypePixels

extension Bitmap {
  /// A picture that shows where two bitmaps differ, on a canvas that holds both.
  ///
  /// Pixels that are equal appear in pale gray, those that differ or that only one bitmap has in
  /// ``differenceColour``; where neither has any, the canvas is transparent.
  ///
  /// - Parameters:
  ///   - reference: The picture as it should be.
  ///   - actual: The picture as it is.
  /// - Returns: An opaque picture, but for what neither bitmap covers.
  /// - Throws: ``ImagingError/tooLarge(width:height:)`` if the canvas, with the larger width and
  ///   the larger height of the two, exceeds the limits.
  public static func difference(
    reference: Bitmap, actual: Bitmap
  ) throws(ImagingError) -> Bitmap {
    let canvas = reference.size.union(actual.size)
    var result = try Bitmap(width: canvas.width, height: canvas.height)
    result.withUnsafeMutableBytes { output in
      reference.withPixels { a, _ in
        actual.withPixels { b, _ in
          pk_paint_difference(
            a, reference.width, reference.height, b, actual.width, actual.height,
            differenceColour, output.baseAddress?.assumingMemoryBound(to: UInt32.self))
        }
      }
    }
    return result
  }

  /// The color of differing pixels, opaque #D6007F.
  ///
  /// A magenta that is much darker than the pale gray around it, so that lightness alone shows it
  /// to people who do not tell it by its hue.
  public static let differenceColour: UInt32 = 0xFFD6_007F
}
