// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A type that determines the size of a container and the positions of its subviews.
///
/// Positions are in left-to-right coordinates; in a right-to-left layout, the result is mirrored.
public protocol Layout: Animatable {
  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Data that is cached between calls for one container.
  associatedtype Cache = Void

  /// The subviews of a container.
  typealias Subviews = LayoutSubviews

  /// Creates the cache of a container.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after the subviews have changed.
  ///
  /// Each snapshot is laid out with new caches, so it is not called.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Returns the preferred distances of the container from its neighbors.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the size of the container in points for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places the subviews in the bounds of the container.
  ///
  /// A subview that is not placed is centered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// Returns the explicit position of a guide from the leading edge of the bounds, in points.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the explicit position of a guide from the top edge of the bounds, in points.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

extension Layout {
  /// Properties without a stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the combined distances of all subviews.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  // Variants: HorizontalAlignment; x; width; minX -> VerticalAlignment; y; height; minY
  /// Returns the position of the guide in the subviews: the first baseline is the topmost one, the
  /// last baseline the lowest one, and a custom guide the mean.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    guard var combination = GuideCombination(of: guide.engine) else { return nil }
    for (subview, placement) in placements(in: bounds, proposal, subviews, &cache) {
      let dimensions = subview.dimensions(in: placement.proposal)
      combination.add(
        dimensions[explicit: guide].map { Double($0) },
        at: Double(
          placement.position.x - placement.anchor.x * dimensions.width - bounds.minX))
    }
    return combination.position.map { CGFloat($0) }
  }

  /// Returns the subviews with the placements that the layout chooses for them.
  func placements(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Self.Subviews,
    _ cache: inout Self.Cache
  ) -> [(LayoutSubview, PlacementRecorder.Placement)] {
    let recorder = PlacementRecorder()
    placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.recording(by: recorder), cache: &cache)
    return subviews.enumerated().compactMap { index, subview in
      recorder.placements[index].map { (subview, $0) }
    }
  }
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers in the container are oriented; `nil` for both.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() {}
}
