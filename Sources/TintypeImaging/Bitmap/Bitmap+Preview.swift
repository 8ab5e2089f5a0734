// SPDX-License-Identifier: MIT

import CTintypePixels

extension Bitmap {
  /// Returns a small version with few colors, for viewing.
  ///
  /// The same bitmap has the same preview on every machine. Colors are chosen by median cut
  /// (Heckbert 1982), without dithering.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point of this bitmap; the preview has one.
  ///   - maximumSide: The maximum width and height in pixels; a larger preview is scaled down.
  ///   - colors: The maximum number of colors, 1 or more.
  /// - Returns: The preview, no larger than this bitmap.
  package func preview(scale: Double, maximumSide: Int = 1000, colors: Int = 64) -> Bitmap {
    let longest = Double(max(width, height, 1))
    let share = min(1, 1 / max(scale, 1), Double(max(maximumSide, 1)) / longest)
    func length(_ side: Int) -> Int { min(side, max(1, Int((Double(side) * share).rounded()))) }
    return averaged(width: length(width), height: length(height)).reduced(colors: colors)
  }

  /// Returns the bitmap with at most the given number of colors, chosen by median cut.
  package func reduced(colors: Int) -> Bitmap {
    var result = self
    result.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      guard let base = pixels.baseAddress else { return }
      // If memory cannot be allocated, the colors are unchanged.
      _ = pk_quantize(base, pixels.count, max(colors, 1))
    }
    return result
  }

  /// Returns the bitmap in another size, each pixel the mean of an area; returns the bitmap itself
  /// if memory cannot be allocated.
  package func averaged(width: Int, height: Int) -> Bitmap {
    guard width != self.width || height != self.height else { return self }
    func axis(_ size: Int, _ count: Int) -> pk_resampling_axis {
      pk_resampling_axis(
        size: size, start: 0, length: Double(size), whole: Double(count), begin: 0, count: count)
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    guard
      pk_resample(
        self.pixels, axis(self.width, width), axis(self.height, height), PK_RESAMPLE_LINEAR, false,
        &pixels)
    else { return self }
    return Bitmap(checkedWidth: width, height: height, pixels: pixels)
  }
}
