// SPDX-License-Identifier: MIT

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
