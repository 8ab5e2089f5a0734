// SPDX-License-Identifier: MIT

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
