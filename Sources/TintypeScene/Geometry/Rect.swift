// SPDX-License-Identifier: MIT

/// A position in points; x runs to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge in points.
  public var x: Double
  /// The distance from the top edge in points.
  public var y: Double

  /// Creates a position in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and downwards.
  public var size: Size

  /// Creates a rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle in the corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The centre between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The centre between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }

  /// The smallest rectangle that holds both.
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

  /// The rectangle without insets at its edges, given for a left-to-right layout.
  ///
  /// Insets that leave nothing give an empty rectangle, never a negative size.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }

  /// The rectangle with 0 for whatever is not a finite number.
  package var finite: Rect {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Rect(x: finite(minX), y: finite(minY), width: finite(width), height: finite(height))
  }

  /// The same rectangle seen in a mirror that stands across the middle of another.
  package func mirrored(in bounds: Rect) -> Rect {
    Rect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}

/// Distances from four edges in points; leading is left in a left-to-right layout.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge at which lines begin.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge at which lines end.
  public var trailing: Double

  /// Creates insets in points; edges that are left out are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = EdgeInsets()
}

/// A set of edges.
public struct Edge: OptionSet, Hashable, Codable, Sendable {
  /// The set's bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = Edge(rawValue: 1)
  /// The edge at which lines begin.
  public static let leading = Edge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edge(rawValue: 4)
  /// The edge at which lines end.
  public static let trailing = Edge(rawValue: 8)
  /// Leading and trailing.
  public static let horizontal: Edge = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: Edge = [.top, .bottom]
  /// All four edges.
  public static let all: Edge = [.horizontal, .vertical]
}

extension Rect {
  /// What both rectangles cover; empty where that is nothing.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}

/// What counts as the inside of a drawing whose lines cross or lie within each other.
public enum FillRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// What the lines run around more often one way than the other.
  case nonZero
  /// What lies behind an odd number of lines, seen from outside.
  case evenOdd
}
