// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension Layout {
  /// Arranges views by the layout.
  @_disfavoredOverload
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    LayoutContainer(layout: self, content: content())
  }
}

/// A view that arranges its subviews by a layout.
struct LayoutContainer<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutContainer: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let children = scope.nodes(of: content)
    let erased = (layout as? AnyLayout)?.base ?? layout
    if let layout = erased as? any EngineNodeLayout {
      let (name, content) = layout.node
      return [scope.context.node(name, content, children: children)]
    }
    return [scope.node(of: erased, children: children)]
  }
}

extension ViewScope {
  /// Returns the node of a custom layout.
  fileprivate func node(of layout: some Layout, children: [Node]) -> Node {
    let adapter = EngineLayout(layout: layout, direction: context.environment.layoutDirection)
    return context.node(
      ResolutionContext.typeName(type(of: layout)), .custom(CustomLayout(adapter)),
      children: children)
  }
}

/// A layout that is a container of the engine.
protocol EngineNodeLayout: Layout {
  /// The name and the content of the container's node.
  var node: (String, Node.Content) { get }
}

/// A layout of this module as a layout of the engine.
///
/// `@unchecked`: one thread at a time evaluates and lays out views.
struct EngineLayout<L: Layout>: Engine.Layout, @unchecked Sendable {
  let layout: L
  let direction: LayoutDirection

  func subviews(_ subviews: TintypeComponents.LayoutSubviews) -> LayoutSubviews {
    LayoutSubviews(subviews, direction)
  }

  func makeCache(subviews: TintypeComponents.LayoutSubviews) -> L.Cache {
    layout.makeCache(subviews: self.subviews(subviews))
  }

  func sizeThatFits(
    proposal: ProposedSize, subviews: TintypeComponents.LayoutSubviews, cache: inout L.Cache
  ) -> Size {
    Size(
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: self.subviews(subviews), cache: &cache))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: TintypeComponents.LayoutSubviews,
    cache: inout L.Cache
  ) {
    layout.placeSubviews(
      in: CGRect(bounds), proposal: ProposedViewSize(proposal), subviews: self.subviews(subviews),
      cache: &cache)
  }

  // Variants: HorizontalAlignment -> VerticalAlignment
  func explicitAlignment(
    of guide: TintypeComponents.HorizontalAlignment, in bounds: Rect, proposal: ProposedSize,
    subviews: TintypeComponents.LayoutSubviews, cache: inout L.Cache
  ) -> Double? {
    layout.explicitAlignment(
      of: HorizontalAlignment(guide), in: CGRect(bounds), proposal: ProposedViewSize(proposal),
      subviews: self.subviews(subviews), cache: &cache
    ).map { Double($0) }
  }

  func spacing(
    subviews: TintypeComponents.LayoutSubviews, cache: inout L.Cache
  ) -> ComponentSpacing {
    layout.spacing(subviews: self.subviews(subviews), cache: &cache).engine
  }

  var stackOrientation: TintypeScene.Axis? { L.layoutProperties.stackOrientation?.engine }
}
