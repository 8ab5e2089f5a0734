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
      _ = tintype_quantize(base, pixels.count, max(colors, 1))
    }
    return result
  }

  /// Returns the bitmap in another size, each pixel the mean of an area; returns the bitmap itself
  /// if memory cannot be allocated.
  package func averaged(width: Int, height: Int) -> Bitmap {
    averaged(
      PixelRect(x: 0, y: 0, width: self.width, height: self.height), width: width, height: height)
  }

  /// Returns a part of the bitmap at most as large as its own pixels, reduced like a preview.
  ///
  /// - Parameters:
  ///   - part: The part; what is outside of the bitmap is ignored.
  ///   - maximumSide: The maximum width and height.
  ///   - colors: The maximum number of colors.
  /// - Returns: The preview; `nil` if no part of the bitmap is inside.
  package func preview(of part: PixelRect, maximumSide: Int, colors: Int = 64) -> Bitmap? {
    guard let part = part.cut(to: size) else { return nil }
    let share = min(1, Double(max(maximumSide, 1)) / Double(max(part.width, part.height)))
    func length(_ side: Int) -> Int { max(1, Int((Double(side) * share).rounded())) }
    return averaged(part, width: length(part.width), height: length(part.height))
      .reduced(colors: colors)
  }

  private func averaged(_ part: PixelRect, width: Int, height: Int) -> Bitmap {
    guard PixelSize(width: width, height: height) != size else { return self }
    func axis(_ size: Int, _ start: Int, _ length: Int, _ count: Int) -> tintype_resampling_axis {
      tintype_resampling_axis(
        size: size, start: Double(start), length: Double(length), whole: Double(count), begin: 0,
        count: count)
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    guard
      tintype_resample(
        self.pixels, axis(self.width, part.x, part.width, width),
        axis(self.height, part.y, part.height, height), TINTYPE_RESAMPLE_LINEAR, false, &pixels)
    else { return self }
    return Bitmap(checkedWidth: width, height: height, pixels: pixels)
  }
}
