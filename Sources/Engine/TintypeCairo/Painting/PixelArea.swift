// SPDX-License-Identifier: MIT

import TintypeScene

/// A rectangle of whole pixels of the canvas, which can extend beyond it.
struct PixelArea: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  static let empty = PixelArea(left: 0, top: 0, right: 0, bottom: 0)
  /// An area that contains every coordinate that is painted.
  static let everything = PixelArea(
    left: -4_000_000, top: -4_000_000, right: 4_000_000, bottom: 4_000_000)

  func intersection(_ other: PixelArea) -> PixelArea {
    let area = PixelArea(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return area.isEmpty ? .empty : area
  }

  func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelArea(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Returns the area enlarged on all sides; an empty area remains empty.
  func expanded(by reach: Int) -> PixelArea {
    if isEmpty { return .empty }
    return PixelArea(
      left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach
    ).intersection(.everything)
  }

  /// Returns the pixels that this area touches after a projection in pixels.
  func applying(_ projection: Projection2D) -> PixelArea {
    if isEmpty { return .empty }
    let rect = Rect(
      x: Double(left), y: Double(top), width: Double(width), height: Double(height)
    ).applying(projection)
    guard rect.width > 0, rect.height > 0 else { return .empty }
    func whole(_ value: Double) -> Int { Int(min(max(value, -4e6), 4e6)) }
    // Antialiasing can touch one more pixel on each side.
    return PixelArea(
      left: whole(rect.minX.rounded(.down)) - 1, top: whole(rect.minY.rounded(.down)) - 1,
      right: whole(rect.maxX.rounded(.up)) + 1, bottom: whole(rect.maxY.rounded(.up)) + 1)
  }

  func offset(x: Int, y: Int) -> PixelArea {
    if isEmpty { return .empty }
    return PixelArea(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
      .intersection(.everything)
  }
}

/// A rectangle in pixels whose edges were rounded to whole pixels, then inset.
struct PixelBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var width: Double { right - left }
  var height: Double { bottom - top }

  init(_ rect: Rect, scale: Double, inset: Double, isSnapped: Bool = true) {
    func edge(_ points: Double) -> Double {
      Self.limited(isSnapped ? Self.nearest(points * scale) : points * scale)
    }
    left = edge(rect.minX) + inset
    top = edge(rect.minY) + inset
    right = edge(rect.maxX) - inset
    bottom = edge(rect.maxY) - inset
  }

  /// Returns the whole pixel nearest to a coordinate, the next one for halves.
  ///
  /// A half that rounding errors of a layout made a bit smaller is still a half, so that content looks
  /// the same wherever it is placed. The tolerance of 2⁻²⁰ pixels is larger than these errors.
  static func nearest(_ pixels: Double) -> Double { (pixels + 0.5 + 0x1p-20).rounded(.down) }

  /// Returns a coordinate clamped to the range of cairo's numbers, which have 24 bits before the
  /// point; NaN becomes 0.
  ///
  /// The limit is much smaller, so that the corners of thick lines, which extend further, are in
  /// range as well.
  static func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
}
