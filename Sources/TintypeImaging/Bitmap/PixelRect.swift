// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels; `x` grows to the right and `y` downwards.
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
