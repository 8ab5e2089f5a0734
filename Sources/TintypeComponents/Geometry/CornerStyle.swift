// SPDX-License-Identifier: MIT

/// How the corners of a rectangle are round.
public enum RoundedCornerStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve that sets in gently, so that the curvature never jumps.
  case continuous
}

/// The radii of a rectangle's corners in points.
public struct RectangleCornerRadii: Hashable, Codable, Sendable {
  /// The corner of the top and the leading edge.
  public var topLeading: Length
  /// The corner of the bottom and the leading edge.
  public var bottomLeading: Length
  /// The corner of the bottom and the trailing edge.
  public var bottomTrailing: Length
  /// The corner of the top and the trailing edge.
  public var topTrailing: Length

  /// Creates radii in points; corners that are left out are square.
  public init(
    topLeading: Double = 0,
    bottomLeading: Double = 0,
    bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = Length(topLeading)
    self.bottomLeading = Length(bottomLeading)
    self.bottomTrailing = Length(bottomTrailing)
    self.topTrailing = Length(topTrailing)
  }

  /// The radii with leading and trailing exchanged.
  var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing.points,
      bottomLeading: bottomTrailing.points,
      bottomTrailing: bottomLeading.points,
      topTrailing: topLeading.points
    )
  }
}
