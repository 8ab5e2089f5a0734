// SPDX-License-Identifier: MIT

import TintypeScene

/// Whole pixels of the canvas; it may reach beyond it.
struct PixelArea: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  static let empty = PixelArea(left: 0, top: 0, right: 0, bottom: 0)
  /// More than any coordinate that is painted.
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

  /// The area with more on all sides; nothing stays nothing.
  func expanded(by reach: Int) -> PixelArea {
    if isEmpty { return .empty }
    return PixelArea(
      left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach
    ).intersection(.everything)
  }

  func offset(x: Int, y: Int) -> PixelArea {
    if isEmpty { return .empty }
    return PixelArea(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
      .intersection(.everything)
  }
}

/// A rectangle in pixels whose edges were moved onto whole ones, then inwards.
struct PixelBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var width: Double { right - left }
  var height: Double { bottom - top }

  init(_ rect: Rect, scale: Double, inset: Double, isSnapped: Bool = true) {
    func edge(_ points: Double) -> Double {
      Self.limited(isSnapped ? (points * scale + 0.5).rounded(.down) : points * scale)
    }
    left = edge(rect.minX) + inset
    top = edge(rect.minY) + inset
    right = edge(rect.maxX) - inset
    bottom = edge(rect.maxY) - inset
  }

  /// A coordinate within what cairo's numbers, 24 bits before the point, hold; NaN becomes 0.
  ///
  /// Far less, so that the corners of thick lines, which reach out further, are held as well.
  static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e6), 1e6)
  }
}
