// SPDX-License-Identifier: MIT

/// A place in a rectangle, as a share of its width and height from a top corner.
///
/// Layouts count from the leading corner. What is painted or turned, such as a gradient, counts from
/// the left one, whichever way lines run.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, 0 at the edge that is counted from, 1 at the other one.
  public var x: Double
  /// The share of the height, 0 at the top, 1 at the bottom.
  public var y: Double

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner of the top and the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
