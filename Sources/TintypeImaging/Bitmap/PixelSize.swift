// SPDX-License-Identifier: MIT

/// A size in pixels.
public struct PixelSize: Sendable, Hashable, Codable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a size; any numbers are accepted.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size as in “640×480”.
  public var description: String { "\(width)×\(height)" }
}

extension PixelSize {
  // Sides are those of bitmaps or smaller than twice that: no product overflows.
  var area: Int { width * height }

  func intersection(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }

  func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}
