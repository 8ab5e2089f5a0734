// SPDX-License-Identifier: MIT

import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle along the edges of its frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners of a width and height in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with rounded corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with different rounded corners.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with different rounded corners of radii in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are rounded.
  public static var capsule: Capsule { Capsule() }

  /// Returns a rectangle whose shorter sides are rounded in a style.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

// Variants: A circle in the center of; Circle; circle
//   -> An ellipse that touches the edges of; Ellipse; ellipse
//   | The shape of the container, inset to; ContainerRelativeShape; containerRelative
extension Shape where Self == Circle {
  /// A circle in the center of its frame.
  public static var circle: Circle { Circle() }
}
