// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Variants: an; HStack; horizontal; HStackLayout; VerticalAlignment; verticalAlignment -> a;
//   VStack; vertical; VStackLayout; HorizontalAlignment; horizontalAlignment
/// The layout of an ``HStack``.
public struct HStackLayout: EngineBackedLayout, Sendable {
  /// The cache.
  public typealias Cache = _EngineLayoutCache

  /// The alignment of the subviews across the line.
  public var alignment: VerticalAlignment
  /// The distance between subviews in points; `nil` for the default.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var content: StackContent {
    StackContent(
      axis: .horizontal, spacing: spacing.map(Double.init), verticalAlignment: alignment.engine)
  }

  var node: (String, Node.Content) { ("HStack", .stack(content)) }
  var engineLayout: TintypeComponents.AnyLayout { .stack(content) }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: EngineBackedLayout, Sendable {
  /// The cache.
  public typealias Cache = _EngineLayoutCache

  /// The alignment of the subviews along both axes.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var content: LayersContent { LayersContent(alignment: alignment.engine) }

  var node: (String, Node.Content) { ("ZStack", .layers(content)) }
  var engineLayout: TintypeComponents.AnyLayout { .layers(content) }
}

/// The layout of a ``Grid``.
@MainActor @preconcurrency
public struct GridLayout: EngineBackedLayout, Sendable {
  /// The alignment of the subviews in their cells.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for the default.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` for the default.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  @MainActor @preconcurrency
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private nonisolated var content: GridContent {
    GridContent(
      alignment: alignment.engine, horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init))
  }

  nonisolated var node: (String, Node.Content) { ("Grid", .grid(content)) }
  nonisolated var engineLayout: TintypeComponents.AnyLayout { .grid(content) }
}

extension GridLayout {
  /// The cache of a grid.
  public struct Cache: EngineLayoutCache {
    var cache: TintypeComponents.AnyLayout.Cache?
  }
}

/// A cache of a layout of the engine.
protocol EngineLayoutCache {
  /// The cache of the engine; `nil` without subviews.
  var cache: TintypeComponents.AnyLayout.Cache? { get set }

  init(cache: TintypeComponents.AnyLayout.Cache?)
}

/// The cache of a layout of the engine.
public struct _EngineLayoutCache: EngineLayoutCache {
  var cache: TintypeComponents.AnyLayout.Cache?
}

/// A layout that the engine performs.
protocol EngineBackedLayout: EngineNodeLayout where Cache: EngineLayoutCache {
  /// The layout of the engine.
  var engineLayout: TintypeComponents.AnyLayout { get }
}

extension EngineBackedLayout {
  /// Creates the cache of a container.
  public func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(cache: subviews.engine.map { engineLayout.makeCache(subviews: $0) })
  }

  /// Returns the size of the container in points for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    perform(subviews, &cache) {
      CGSize($0.sizeThatFits(proposal: proposal.engine, subviews: $1, cache: &$2))
    } ?? .zero
  }

  /// Places the subviews in the bounds of the container.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    perform(subviews, &cache) {
      $0.placeSubviews(in: bounds.rect, proposal: proposal.engine, subviews: $1, cache: &$2)
    }
  }

  // Variants: leading; HorizontalAlignment -> top; VerticalAlignment
  /// Returns the explicit position of a guide from the leading edge of the bounds, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    perform(subviews, &cache) {
      $0.explicitAlignment(
        of: guide.engine, in: bounds.rect, proposal: proposal.engine, subviews: $1, cache: &$2)
    }?.map { CGFloat($0) }
  }

  /// Returns the preferred distances of the container from its neighbors.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    perform(subviews, &cache) { ViewSpacing($0.spacing(subviews: $1, cache: &$2)) } ?? .zero
  }

  @discardableResult
  func perform<Result>(
    _ subviews: LayoutSubviews, _ cache: inout Cache,
    _ body: (
      TintypeComponents.AnyLayout, TintypeComponents.LayoutSubviews,
      inout TintypeComponents.AnyLayout.Cache
    ) -> Result
  ) -> Result? {
    guard let subviews = subviews.engine else { return nil }
    let layout = engineLayout
    // Of these subviews, which can be others than those of the container.
    var taken = cache.cache ?? layout.makeCache(subviews: subviews)
    defer { cache.cache = taken }
    return body(layout, subviews, &taken)
  }
}
