// SPDX-License-Identifier: MIT

public import Foundation

// Variants: points.; UIEdgeInsets; left; right
//   -> points, independent of the layout direction.; NSDirectionalEdgeInsets; leading; trailing
/// The distances from the edges of a rectangle in points.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge in points.
  public var top: CGFloat
  /// The distance from the left edge in points.
  public var left: CGFloat
  /// The distance from the bottom edge in points.
  public var bottom: CGFloat
  /// The distance from the right edge in points.
  public var right: CGFloat

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()
}

/// A horizontal and a vertical offset in points.
public struct UIOffset: Equatable, Sendable {
  /// The offset to the right in points.
  public var horizontal: CGFloat
  /// The offset downward in points.
  public var vertical: CGFloat

  /// Creates an offset of 0.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of 0.
  public static let zero = UIOffset()
}

extension CGRect {
  /// Returns the rectangle reduced by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Returns the rectangle reduced by insets in a left-to-right layout.
  package func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
