// SPDX-License-Identifier: MIT

/// A position in points; x increases to the right, y increases downward.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge in points.
  public var x: Double
  /// The distance from the top edge in points.
  public var y: Double

  /// Creates a position in points.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from its origin and size.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle from an origin and a size in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The horizontal center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The vertical center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// Returns the rectangle reduced by insets, for a left-to-right layout.
  ///
  /// If the insets exceed the size, the result is an empty rectangle, never a negative size.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }

  /// The rectangle with 0 for each number that is not finite.
  package var finite: Rect {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Rect(x: finite(minX), y: finite(minY), width: finite(width), height: finite(height))
  }

  /// Returns the rectangle mirrored about the vertical center line of another.
  package func mirrored(in bounds: Rect) -> Rect {
    Rect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}

/// Distances from the four edges in points; leading is left in a left-to-right layout.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets in points; omitted edges are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0.
  public static let zero = EdgeInsets()
}

/// A set of edges.
public struct Edge: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Edge(rawValue: 1)
  /// The leading edge.
  public static let leading = Edge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = Edge(rawValue: 8)
  /// The leading and the trailing edge.
  public static let horizontal: Edge = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let vertical: Edge = [.top, .bottom]
  /// All four edges.
  public static let all: Edge = [.horizontal, .vertical]
}

extension Rect {
  /// Returns the intersection of both rectangles; empty if they do not overlap.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}

/// The rule that determines the inside of a path that intersects itself.
public enum FillRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// A point is inside if the path winds around it a nonzero number of times.
  case nonZero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
