// SPDX-License-Identifier: MIT

/// A picture whose colours are not multiplied by alpha, as PNG stores them.
///
/// Only a comparison needs it that tells the colours of transparent pixels apart.
package struct StraightBitmap: Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// All pixels, 0xAARRGGBB, row by row, the top left one first.
  package let pixels: [UInt32]

  /// The picture with its colours multiplied by their alphas.
  var premultiplied: Bitmap {
    Bitmap(checkedWidth: width, height: height, pixels: PixelPair.premultiplied(pixels))
  }
}
