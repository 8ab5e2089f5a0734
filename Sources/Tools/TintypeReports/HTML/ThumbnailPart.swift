// SPDX-License-Identifier: MIT

import TintypeImaging

/// The part of two images that their thumbnails show: the largest changed region with those next to
/// it, and enough around them to recognize the place.
enum ThumbnailPart {
  /// The minimum width and height of a part in pixels, if the images are as large.
  private static let minimumSide = 120
  /// The maximum ratio of the longer side to the shorter one.
  private static let maximumRatio = 3
  /// The maximum area of joined regions as a multiple of the area of the largest one.
  private static let maximumGrowth = 8

  /// Returns the part around the first of some regions.
  ///
  /// - Parameters:
  ///   - regions: The regions, the largest first; a journal may contain any numbers.
  ///   - canvas: The size of the rectangle that contains both images.
  /// - Returns: A rectangle inside of the canvas; `nil` without regions.
  static func around(_ regions: [PixelRect], in canvas: PixelSize) -> PixelRect? {
    let regions = regions.map { clamped($0, to: canvas) }
    guard let first = regions.first else { return nil }
    let joined = joined(first, with: regions.dropFirst(), in: canvas)
    let margin = max(12, max(joined.width, joined.height) / 8)
    let wanted = (width: joined.width + 2 * margin, height: joined.height + 2 * margin)
    let least = max(minimumSide, max(wanted.width, wanted.height) / maximumRatio)
    let (x, width) = centered(joined.x, joined.width, max(wanted.width, least), canvas.width)
    let (y, height) = centered(joined.y, joined.height, max(wanted.height, least), canvas.height)
    return PixelRect(x: x, y: y, width: width, height: height)
  }

  /// Returns a region joined with those next to it, such as both edges of a button that has grown.
  private static func joined(
    _ first: PixelRect, with others: ArraySlice<PixelRect>, in canvas: PixelSize
  ) -> PixelRect {
    let reach = max(16, canvas.width / 16)
    var (result, rest) = (first, Array(others))
    // Each round joins a region or is the last one.
    while let index = rest.firstIndex(where: { distance(result, $0) <= reach }) {
      let (other, before) = (rest.remove(at: index), result)
      let (left, top) = (min(before.x, other.x), min(before.y, other.y))
      let right = max(before.x + before.width, other.x + other.width)
      let bottom = max(before.y + before.height, other.y + other.height)
      let union = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      let limit = maximumGrowth * first.width * first.height
      if union.width * union.height <= limit { result = union }
    }
    return result
  }

  /// Returns the larger of the horizontal and the vertical distance; at most 0 if they touch.
  private static func distance(_ first: PixelRect, _ second: PixelRect) -> Int {
    max(
      second.x - first.x - first.width, first.x - second.x - second.width,
      second.y - first.y - first.height, first.y - second.y - second.height)
  }

  /// Returns the part of a region on the canvas, at least one pixel.
  private static func clamped(_ region: PixelRect, to canvas: PixelSize) -> PixelRect {
    let (x, width) = clamped(region.x, region.width, canvas.width)
    let (y, height) = clamped(region.y, region.height, canvas.height)
    return PixelRect(x: x, y: y, width: width, height: height)
  }

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
