// SPDX-License-Identifier: MIT

import CTintypePixels

/// A rectangle of whole pixels; `x` increases to the right and `y` downward.
public struct PixelRect: Sendable, Hashable, Codable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle; any numbers are accepted.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelRect: CustomStringConvertible {
  /// The rectangle as in “640×480 at (10, 20)”.
  public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

// For rectangles on canvases: sums and products do not overflow.
extension PixelRect {
  init(_ bounds: tintype_bounds) {
    self.init(
      x: Int(bounds.left), y: Int(bounds.top), width: Int(bounds.right - bounds.left),
      height: Int(bounds.bottom - bounds.top))
  }

  var area: Int { width * height }

  var kernelBounds: tintype_bounds {
    tintype_bounds(
      left: UInt32(x), top: UInt32(y), right: UInt32(x + width), bottom: UInt32(y + height))
  }

  /// Returns the rectangle, expanded by a margin on each side.
  func grown(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func isOn(_ image: tintype_image) -> Bool {
    x >= 0 && y >= 0 && x + width <= Int(image.width) && y + height <= Int(image.height)
  }

  /// Returns the columns whose source is within the rectangle when its content is shifted sideways.
  func narrowed(by x: Int) -> PixelRect? {
    guard x != 0, abs(x) < width else { return nil }
    return PixelRect(x: self.x + max(x, 0), y: y, width: width - abs(x), height: height)
  }

  func distance(to other: PixelRect) -> Int { abs(x - other.x) + abs(y - other.y) }

  /// Creates the smallest rectangle that contains the given ones; returns `nil` for none.
  init?(around others: [PixelRect]) {
    guard let left = others.map(\.x).min(), let top = others.map(\.y).min(),
      let right = others.map({ $0.x + $0.width }).max(),
      let bottom = others.map({ $0.y + $0.height }).max()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Returns the part within an image of the given size; `nil` for none.
  ///
  /// Its edges must not overflow.
  func cut(to size: PixelSize) -> PixelRect? {
    let left = max(x, 0)
    let top = max(y, 0)
    let right = min(x + width, size.width)
    let bottom = min(y + height, size.height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A size in pixels.
public struct PixelSize: Sendable, Hashable, Codable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a size; any numbers are accepted.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

extension PixelSize: CustomStringConvertible {
  /// The size as in “640×480”.
  public var description: String { "\(width)×\(height)" }
}

extension PixelSize {
  // Sides are those of bitmaps or less than twice that: products do not overflow.
  var area: Int { width * height }

  func intersection(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }

  func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}
