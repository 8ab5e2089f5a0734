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
