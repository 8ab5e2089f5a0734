// SPDX-License-Identifier: MIT

import Foundation

/// A layout of any type, which allows a choice between layouts.
public struct AnyLayout: Layout {
  /// The layout.
  let base: any Layout

  /// Creates a layout from another one.
  public init<L>(_ layout: L) where L: Layout { base = (layout as? AnyLayout)?.base ?? layout }

  /// The cache of a layout of any type.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Creates the cache of a container.
  public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache {
    Cache(value: base.makeCache(subviews: subviews))
  }

  /// Updates the cache after the subviews have changed.
  public func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the preferred distances of the container from its neighbors.
  public func spacing(
    subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
      cache.use(layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(base)
  }

  /// Returns the size of the container in points for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      cache.use(layout, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return size(base)
  }

  /// Places the subviews in the bounds of the container.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
    cache: inout AnyLayout.Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      cache.use(layout, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(base)
  }

  // Variants: leading; HorizontalAlignment -> top; VerticalAlignment
  /// Returns the explicit position of a guide from the leading edge of the bounds, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    func position<L: Layout>(_ layout: L) -> CGFloat? {
      cache.use(layout, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return position(base)
  }
}

extension AnyLayout.Cache {
  /// Calls a closure with the cache of a layout, which is created if it has another type.
  mutating func use<L: Layout, Result>(
    _ layout: L, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var cache = value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { value = cache }
    return body(&cache)
  }
}
