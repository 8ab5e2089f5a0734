// SPDX-License-Identifier: MIT

/// A way to arrange components: how much room they take, and where each of them lies.
///
/// The stacks, frames and paddings of this library are layouts like any of your own.
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
/// Positions are those of a left-to-right layout; where lines run from right to left, the result
/// is mirrored as a whole.
public protocol Layout: Sendable {
  /// What is worth keeping between calls for one container; nothing by default.
  associatedtype Cache = Void

  /// Creates the cache of one container.
  func makeCache(subviews: LayoutSubviews) -> Cache

  /// The size of the container, in points, for what its parent proposes.
  ///
  /// An answer that is negative or not a number counts as 0, with a diagnostic.
  func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Size

  /// Places each subview within the container's bounds.
  ///
  /// A subview that is not placed lies in the middle.
  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  )

  /// Where a line across the width lies, in points from the leading edge, if not by default.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double?

  /// Where a line across the height lies, in points from the top, if not by default.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double?

  /// The distances that the container likes to have from its neighbours.
  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ComponentSpacing

  /// The axis along which spacers inside grow; `nil` where they grow along both.
  var stackOrientation: Axis? { get }
}

extension Layout where Cache == Void {
  /// No cache.
  public func makeCache(subviews: LayoutSubviews) {}
}

extension Layout {
  /// No alignment of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? { nil }

  /// No alignment of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? { nil }

  /// No wishes.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ComponentSpacing {
    ComponentSpacing()
  }

  /// Spacers grow along both axes.
  public var stackOrientation: Axis? { nil }
}

/// The distances that a component likes to have from its neighbours, in points.
///
/// An edge without a wish takes its neighbour's; where neither has one the distance is 8.
public struct ComponentSpacing: Hashable, Sendable {
  /// The distance above.
  public var top: Double?
  /// The distance before.
  public var leading: Double?
  /// The distance below.
  public var bottom: Double?
  /// The distance behind.
  public var trailing: Double?

  /// Creates wishes; none by default.
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

  /// No distance at any edge, as an empty stack prefers.
  static let zero = ComponentSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The distance to the next component along an axis.
  public func distance(to next: ComponentSpacing, along axis: Axis) -> Double {
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return Self.greatest(mine, theirs) ?? 8
  }

  /// The wishes of components that share an edge: the greatest of each.
  func union(_ other: ComponentSpacing) -> ComponentSpacing {
    ComponentSpacing(
      top: Self.greatest(top, other.top),
      leading: Self.greatest(leading, other.leading),
      bottom: Self.greatest(bottom, other.bottom),
      trailing: Self.greatest(trailing, other.trailing)
    )
  }

  private static func greatest(_ first: Double?, _ second: Double?) -> Double? {
    guard let first else { return second }
    guard let second else { return first }
    return max(first, second)
  }
}

/// A layout whose type is not known, so that one of several can be chosen.
///
/// ```swift
/// let layout = isWide ? AnyLayout(Diagonal()) : AnyLayout(Staircase())
/// layout { Text("A"); Text("B") }
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Hides the type of a layout.
  public init(_ layout: some Layout) {
    self.layout = layout
  }

  /// The cache of the hidden layout.
  public struct Cache {
    fileprivate let box: any LayoutBox
  }

  /// Creates the cache of the hidden layout.
  public func makeCache(subviews: LayoutSubviews) -> Cache { Cache(box: layout.boxed()) }

  /// The size that the hidden layout answers.
  public func sizeThatFits(
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Size {
    cache.box.size(proposal, subviews)
  }

  /// Places the components as the hidden layout does.
  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    cache.box.place(in: bounds, proposal, subviews)
  }

  /// The line of the hidden layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? {
    cache.box.guide(guide, bounds, proposal, subviews)
  }

  /// The line of the hidden layout.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> Double? {
    cache.box.guide(guide, bounds, proposal, subviews)
  }

  /// The wishes of the hidden layout.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ComponentSpacing {
    cache.box.spacing(subviews)
  }

  /// The axis of the hidden layout.
  public var stackOrientation: Axis? { layout.stackOrientation }
}
