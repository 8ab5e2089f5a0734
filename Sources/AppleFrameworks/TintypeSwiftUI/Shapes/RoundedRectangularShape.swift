// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle with rounded corners, as a container of concentric rectangles.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the styles of the corners in a size; `nil` if they are unknown.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The styles of the corners of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates styles of the corners; square ones by default.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates equal styles of all corners.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// Corners whose centers are those of the container's corners.
  public static var concentric: RoundedRectangularShapeCorners { .init(all: .concentric) }

  /// Returns corners whose centers are those of the container's corners, with a minimum radius.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners {
    .init(all: .concentric(minimum: minimum))
  }

  /// The styles of the top corners, and then those of the bottom corners, from left to right.
  func leftToRight(isMirrored: Bool) -> [Edge.Corner.Style] {
    isMirrored
      ? [topTrailing, topLeading, bottomTrailing, bottomLeading]
      : [topLeading, topTrailing, bottomLeading, bottomTrailing]
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Returns square corners.
  public nonisolated func corners(in size: CGSize?) -> Rectangle.Corners? { .init() }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Returns corners with the radius of the rectangle.
  public nonisolated func corners(in size: CGSize?) -> RoundedRectangle.Corners? {
    .init(all: .fixed(min(cornerSize.width, cornerSize.height, size?.greatestRadius ?? .infinity)))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns corners with the radii of the rectangle.
  public nonisolated func corners(in size: CGSize?) -> UnevenRoundedRectangle.Corners? {
    .init(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Returns corners with half of the shorter side as the radius; `nil` without a size.
  public nonisolated func corners(in size: CGSize?) -> Capsule.Corners? {
    size.map { .init(all: .fixed($0.greatestRadius)) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Returns corners with half of the shorter side as the radius; `nil` without a size.
  public nonisolated func corners(in size: CGSize?) -> Circle.Corners? {
    size.map { .init(all: .fixed($0.greatestRadius)) }
  }
}

extension CGSize {
  /// The greatest radius of corners in the size: half of the shorter side.
  fileprivate var greatestRadius: CGFloat { max(min(width, height) / 2, 0) }
}
