// SPDX-License-Identifier: MIT

/// A type that determines the size of a container and the positions of its subviews.
///
/// The stacks, frames and padding of this library use the same protocol as custom layouts.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return Size(
///       width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(
///     in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner = Point(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
///
/// Positions are in left-to-right coordinates. In a right-to-left layout, the result is mirrored as
/// a whole.
public protocol Layout: Sendable {
  /// Data that is cached between calls for one container; nothing by default.
  associatedtype Cache = Void

  /// Creates the cache of one container.
  func makeCache(subviews: LayoutSubviews) -> Cache

  /// Returns the size of the container in points for a proposal of its parent.
  ///
  /// A length that is negative or not a number counts as 0 and is reported by a diagnostic.
  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Size

  /// Places each subview within the container's bounds.
  ///
  /// A subview that is not placed is centered.
  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  )

  /// Returns the explicit position of a horizontal guide in points from the leading edge, if any.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double?

  /// Returns the explicit position of a vertical guide in points from the top edge, if any.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double?

  /// Returns the preferred distances of the container from its neighbors.
  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ComponentSpacing

  /// The axis along which spacers in the container grow; `nil` for both axes.
  var stackOrientation: Axis? { get }
}

extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: LayoutSubviews) {}
}

extension Layout {
  /// Returns no explicit position.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? { nil }

  /// Returns no explicit position.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? { nil }

  /// Returns no preferences.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ComponentSpacing {
    ComponentSpacing()
  }

  /// No axis, so that spacers grow along both axes.
  public var stackOrientation: Axis? { nil }
}

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

/// A type-erased layout, which allows a choice between several layouts.
///
/// ```swift
/// let layout = isWide ? AnyLayout(Diagonal()) : AnyLayout(Staircase())
/// layout { Text("A"); Text("B") }
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Creates a type-erased layout.
  public init(_ layout: some Layout) { self.layout = layout }

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate let box: any LayoutBox
  }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: LayoutSubviews) -> Cache { Cache(box: layout.boxed()) }

  /// Returns the size of the wrapped layout.
  public func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Size {
    cache.box.size(proposal, subviews)
  }

  /// Places the subviews by the wrapped layout.
  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    cache.box.place(in: bounds, proposal, subviews)
  }

  /// Returns the explicit position of the wrapped layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? {
    cache.box.guide(.horizontal(guide), bounds, proposal, subviews)
  }

  /// Returns the explicit position of the wrapped layout.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? {
    cache.box.guide(.vertical(guide), bounds, proposal, subviews)
  }

  /// Returns the preferences of the wrapped layout.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ComponentSpacing {
    cache.box.spacing(subviews)
  }

  /// The axis of the wrapped layout.
  public var stackOrientation: Axis? { layout.stackOrientation }
}

extension AnyLayout {
  /// Returns the layout of a stack.
  package static func stack(_ content: StackContent) -> AnyLayout {
    AnyLayout(StackLayout(content: content))
  }

  /// Returns the layout of a stack in depth.
  package static func layers(_ content: LayersContent) -> AnyLayout {
    AnyLayout(LayersLayout(alignment: content.alignment))
  }

  /// Returns the layout of a grid.
  package static func grid(_ content: GridContent) -> AnyLayout {
    AnyLayout(GridLayout(content: content))
  }
}
