// SPDX-License-Identifier: MIT

import TintypeImaging

/// The part of two images that their thumbnails show: the largest changed region, with enough around
/// it to recognize the place.
enum ThumbnailPart {
  /// The minimum width and height of a part in pixels, if the images are as large.
  private static let minimumSide = 120
  /// The maximum ratio of the longer side to the shorter one.
  private static let maximumRatio = 3

  /// Returns the part around a region.
  ///
  /// - Parameters:
  ///   - region: The region; a journal may contain any numbers.
  ///   - canvas: The size of the rectangle that contains both images.
  /// - Returns: A rectangle inside of the canvas.
  static func around(_ region: PixelRect, in canvas: PixelSize) -> PixelRect {
    let (left, width) = clamped(region.x, region.width, canvas.width)
    let (top, height) = clamped(region.y, region.height, canvas.height)
    let margin = max(12, max(width, height) / 8)
    let wanted = (width: width + 2 * margin, height: height + 2 * margin)
    let least = max(minimumSide, max(wanted.width, wanted.height) / maximumRatio)
    let (x, fullWidth) = centered(left, width, max(wanted.width, least), canvas.width)
    let (y, fullHeight) = centered(top, height, max(wanted.height, least), canvas.height)
    return PixelRect(x: x, y: y, width: fullWidth, height: fullHeight)
  }

  /// Returns the visible part of a side, at least one pixel.
  private static func clamped(_ start: Int, _ length: Int, _ limit: Int) -> (Int, Int) {
    let first = min(max(start, 0), max(limit - 1, 0))
    return (first, min(max(length, 1), max(limit - first, 1)))
  }

  /// Returns a side of a length around another one, moved into the limit.
  private static func centered(
    _ start: Int, _ length: Int, _ wanted: Int, _ limit: Int
  ) -> (Int, Int) {
    let full = min(wanted, limit)
    return (min(max(start - (full - length) / 2, 0), limit - full), full)
  }
}
