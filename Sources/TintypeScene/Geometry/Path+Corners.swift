// SPDX-License-Identifier: MIT

/// The form of a rectangle's round corners.
public enum RoundedCornerStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends more and more towards the diagonal, and reaches 1.528665 times the
  /// radius along each edge where the edge is long enough.
  case continuous
}

/// The radius of each corner of a rectangle in points.
///
/// Leading is left in a left-to-right layout. A path knows no direction: its builders take
/// leading for left.
public struct RectangleCornerRadii: Hashable, Codable, Sendable {
  /// The radius of the corner of the top and the leading edge.
  public var topLeading: Double
  /// The radius of the corner of the bottom and the leading edge.
  public var bottomLeading: Double
  /// The radius of the corner of the bottom and the trailing edge.
  public var bottomTrailing: Double
  /// The radius of the corner of the top and the trailing edge.
  public var topTrailing: Double

  /// Creates radii in points; corners that are left out are pointed.
  public init(
    topLeading: Double = 0,
    bottomLeading: Double = 0,
    bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii with leading and trailing exchanged.
  public var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing,
      bottomLeading: bottomTrailing,
      bottomTrailing: bottomLeading,
      topTrailing: topLeading
    )
  }
}

extension Path {
  /// Creates a path along a rectangle with four equal corners; by default they are continuous, as
  /// SwiftUI's are.
  ///
  /// The radius in points is used up to half of the shorter side; a negative one and NaN count as
  /// 0.
  public init(
    roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadius: cornerRadius, style: style) }
  }

  /// Creates a path along a rectangle with corners of a width and a height of their own.
  public init(
    roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a path along a rectangle whose corners differ.
  public init(
    roundedRect rect: Rect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// Draws a rectangle with four equal corners, clockwise from the left end of its top edge.
  ///
  /// The radius in points is used up to half of the shorter side; a negative one and NaN count as
  /// 0.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    let box = rect.standardized
    let radius = min(cornerRadius.usableRadius, min(box.width, box.height) / 2)
    addRoundedRect(in: rect, cornerSize: Size(width: radius, height: radius), style: style)
  }

  /// Draws a rectangle with corners of a width and a height in points, each used up to half of its
  /// side, clockwise from the left end of the top edge.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    let box = rect.standardized
    let size = Size(
      width: min(cornerSize.width.usableRadius, box.width / 2),
      height: min(cornerSize.height.usableRadius, box.height / 2)
    )
    let corners = RoundedCorners(
      box: box, topLeft: size, topRight: size, bottomRight: size, bottomLeft: size, style: style)
    corners.add(to: &self)
  }

  /// Draws a rectangle whose corners differ, clockwise from the left end of its top edge.
  ///
  /// Where two radii are together longer than the side between them, all four are made smaller by
  /// the same factor (CSS Backgrounds and Borders 3, section 4.5). Negative ones and NaN count as
  /// 0.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let box = rect.standardized
    // Halves keep the sums of huge radii finite.
    let (a, b) = (radii.topLeading.usableRadius / 2, radii.topTrailing.usableRadius / 2)
    let (c, d) = (radii.bottomTrailing.usableRadius / 2, radii.bottomLeading.usableRadius / 2)
    let sides: [(radii: Double, length: Double)] = [
      (a + b, box.width), (c + d, box.width), (b + c, box.height), (a + d, box.height),
    ]
    var factor = 1.0
    for side in sides where side.radii > 0 { factor = min(factor, side.length / 2 / side.radii) }
    func corner(_ half: Double) -> Size {
      Size(width: half * factor * 2, height: half * factor * 2)
    }
    let corners = RoundedCorners(
      box: box, topLeft: corner(a), topRight: corner(b), bottomRight: corner(c),
      bottomLeft: corner(d), style: style)
    corners.add(to: &self)
  }
}

extension Double {
  /// The number as a radius: 0 when it is negative or NaN, and a finite one for infinity.
  fileprivate var usableRadius: Double {
    self > 0 ? min(self, .greatestFiniteMagnitude) : 0
  }
}
