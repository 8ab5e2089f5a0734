// SPDX-License-Identifier: MIT

/// The preferred distances of a component from its neighbors, in points.
///
/// An edge without a preference uses that of its neighbor. If neither has one, the distance is 8.
/// Above and below a text, the distances that `TextSpacing` computes from its fonts replace these.
public struct ComponentSpacing: Hashable, Sendable {
  /// The distance above.
  public var top: Double? { didSet { topText = TextSpacing.Edge(isPlain: top == nil) } }
  /// The distance at the leading edge.
  public var leading: Double?
  /// The distance below.
  public var bottom: Double? { didSet { bottomText = TextSpacing.Edge(isPlain: bottom == nil) } }
  /// The distance at the trailing edge.
  public var trailing: Double?
  /// The distances of the top edge if it, or the edge above, belongs to a text.
  private var topText: TextSpacing.Edge
  /// The distances of the bottom edge if it, or the edge below, belongs to a text.
  private var bottomText: TextSpacing.Edge

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
    topText = TextSpacing.Edge(isPlain: top == nil)
    bottomText = TextSpacing.Edge(isPlain: bottom == nil)
  }

  /// Creates the preferences of a text.
  init(_ text: TextSpacing) {
    self.init()
    (topText, bottomText) = (text.top, text.bottom)
  }

  /// Returns the preferences of a component that does not change the distances of a text beside it.
  func yieldingToText() -> ComponentSpacing {
    var spacing = self
    spacing.topText = TextSpacing.Edge(isPlain: top == nil, yieldsToText: true)
    spacing.bottomText = TextSpacing.Edge(isPlain: bottom == nil, yieldsToText: true)
    return spacing
  }

  /// A distance of 0 at each edge, as an empty stack prefers.
  static let zero = ComponentSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Returns the distance to the next component along an axis.
  public func distance(to next: ComponentSpacing, along axis: Axis) -> Double {
    switch axis {
    case .horizontal: Self.maximum(trailing, next.leading) ?? 8
    case .vertical:
      bottomText.distance(to: next.topText) ?? Self.maximum(bottom, next.top) ?? 8
    }
  }

  /// Replaces the preferences at edges by the greatest ones of both components.
  package mutating func formUnion(_ other: ComponentSpacing, edges: Edge) {
    // Assigning a distance removes those of texts, so these follow.
    if edges.contains(.top) {
      let text = topText.union(other.topText)
      top = Self.maximum(top, other.top)
      topText = text
    }
    if edges.contains(.leading) { leading = Self.maximum(leading, other.leading) }
    if edges.contains(.bottom) {
      let text = bottomText.union(other.bottomText)
      bottom = Self.maximum(bottom, other.bottom)
      bottomText = text
    }
    if edges.contains(.trailing) { trailing = Self.maximum(trailing, other.trailing) }
  }

  /// Returns the preferences of a container with components along an axis: those of the first and
  /// the last one along the axis, and the greatest ones of all across it.
  static func union(of subviews: LayoutSubviews, along axis: Axis?) -> ComponentSpacing {
    guard let first = subviews.first else { return .zero }
    var spacing = first.spacing
    for index in subviews.indices.dropFirst() {
      let next = subviews[index].spacing
      let (across, end): (Edge, Edge) =
        switch axis {
        case .horizontal: (.vertical, .trailing)
        case .vertical: (.horizontal, .bottom)
        case nil: ([.horizontal, .vertical], [])
        }
      spacing.formUnion(next, edges: across)
      if index == subviews.count - 1 { spacing.replace(end, by: next) }
    }
    return spacing
  }

  private mutating func replace(_ edge: Edge, by other: ComponentSpacing) {
    if edge == .trailing { trailing = other.trailing }
    guard edge == .bottom else { return }
    bottom = other.bottom
    bottomText = other.bottomText
  }

  static func maximum(_ first: Double?, _ second: Double?) -> Double? {
    guard let first else { return second }
    guard let second else { return first }
    return max(first, second)
  }
}
