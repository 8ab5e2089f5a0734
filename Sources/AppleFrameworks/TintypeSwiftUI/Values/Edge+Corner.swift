// SPDX-License-Identifier: MIT

import Foundation

extension Edge {
  /// One corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    /// The corner of the top and the leading edge.
    case topLeading
    /// The corner of the top and the trailing edge.
    case topTrailing
    /// The corner of the bottom and the leading edge.
    case bottomLeading
    /// The corner of the bottom and the trailing edge.
    case bottomTrailing
  }
}

extension Edge.Corner {
  /// The style of a corner of a rectangle: a fixed radius, or a radius that depends on a container.
  ///
  /// A number is a fixed radius in points.
  public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The fixed radius, or the least one of a concentric corner.
    let radius: CGFloat
    /// A Boolean value that indicates whether the radius depends on the container.
    let isConcentric: Bool

    private init(radius: CGFloat, isConcentric: Bool) {
      self.radius = radius.isFinite ? max(radius, 0) : 0
      self.isConcentric = isConcentric
    }

    /// Creates a corner with a radius in points.
    public init(floatLiteral value: Double) {
      self.init(radius: CGFloat(value), isConcentric: false)
    }

    /// Creates a corner with a radius in points.
    public init(integerLiteral value: Int) {
      self.init(radius: CGFloat(value), isConcentric: false)
    }

    /// Returns a corner with a radius in points; a negative one counts as 0.
    public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style {
      Style(radius: radius, isConcentric: false)
    }

    /// A corner whose center is that of the container's corner.
    ///
    /// Its radius is that of the container minus the distance of the corners, at least 0.
    public static var concentric: Edge.Corner.Style { Style(radius: 0, isConcentric: true) }

    /// Returns a corner whose center is that of the container's corner, with a minimum radius.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style {
      Style(radius: minimum?.radius ?? 0, isConcentric: true)
    }
  }
}
