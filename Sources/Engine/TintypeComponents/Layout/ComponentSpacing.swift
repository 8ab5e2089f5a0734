// SPDX-License-Identifier: MIT

/// The preferred distances of a component from its neighbors, in points.
///
/// An edge without a preference uses that of its neighbor. If neither has one, the distance is 8.
public struct ComponentSpacing: Hashable, Sendable {
  /// The distance above.
  public var top: Double?
  /// The distance at the leading edge.
  public var leading: Double?
  /// The distance below.
  public var bottom: Double?
  /// The distance at the trailing edge.
  public var trailing: Double?

  /// Creates preferences; none by default.
  public init(
    top: Double? = nil,
    leading: Double? = nil,
    bottom: Double? = nil,
    trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// A distance of 0 at each edge, as an empty stack prefers.
  static let zero = ComponentSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Returns the distance to the next component along an axis.
  public func distance(to next: ComponentSpacing, along axis: Axis) -> Double {
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return Self.maximum(mine, theirs) ?? 8
  }

  /// Returns the preferences of components that share their edges: the greatest of each.
  func union(_ other: ComponentSpacing) -> ComponentSpacing {
    ComponentSpacing(
      top: Self.maximum(top, other.top),
      leading: Self.maximum(leading, other.leading),
      bottom: Self.maximum(bottom, other.bottom),
      trailing: Self.maximum(trailing, other.trailing)
    )
  }

  private static func maximum(_ first: Double?, _ second: Double?) -> Double? {
    guard let first else { return second }
    guard let second else { return first }
    return max(first, second)
  }
}
