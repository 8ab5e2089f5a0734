// SPDX-License-Identifier: MIT

/// Exact comparisons of several images on one canvas.
///
/// Images of other sizes are aligned at the top left corner. A pixel that only one of two images
/// has differs.
package struct PixelEvidence {
  /// The canvas in pixels.
  package let size: PixelSize

  /// A value that no premultiplied pixel has.
  private static let outside: UInt32 = 0x00FF_FFFF

  /// Creates comparisons on the smallest canvas that contains two images.
  ///
  /// - Throws: ``ImagingError/tooLarge(width:height:)``.
  package init(_ first: Bitmap, _ second: Bitmap) throws(ImagingError) {
    size = first.size.union(second.size)
    try Bitmap.checkSize(width: size.width, height: size.height)
  }

  /// Returns an image on the canvas; what extends beyond it is cut off.
  package func onCanvas(_ image: Bitmap) throws(ImagingError) -> Bitmap {
    guard image.size != size else { return image }
    var extended = try Bitmap(width: size.width, height: size.height, filledWith: Self.outside)
    let common = image.size.intersection(size)
    image.pixels.withUnsafeBufferPointer { source in
      extended.pixels.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for row in 0..<common.height {
          (to + row * size.width).update(from: from + row * image.width, count: common.width)
        }
      }
    }
    return extended
  }

  /// Returns the pixels in which two images on the canvas differ.
  package func differences(_ first: Bitmap, _ second: Bitmap) -> DifferenceMask {
    BitmapComparison(reference: first, actual: second).mask ?? DifferenceMask(size: size)
  }
}
