// SPDX-License-Identifier: MIT

import SwiftUI

struct DiagonalLayout: Layout {
  var spacing: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      let size = subview.dimensions(in: .unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

private struct FlexKey: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

struct FlexLayout: Layout {
  struct CacheData {
    var widths: [CGFloat]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> CacheData {
    CacheData(widths: subviews.map { $0[FlexKey.self] })
  }

  func updateCache(_ cache: inout CacheData, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout CacheData) -> ViewSpacing {
    var spacing = ViewSpacing()
    for index in subviews.indices {
      var edges: Edge.Set = [.leading, .trailing]
      if index == 0 { edges.formUnion(.top) }
      spacing.formUnion(subviews[index].spacing, edges: edges)
    }
    return spacing.union(.zero)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let gaps = subviews.indices.dropLast().map { index in
      subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width + gaps.reduce(0, +), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    for (index, subview) in zip(subviews.indices, subviews) {
      let proposal = ProposedViewSize(width: cache.widths[index], height: bounds.height)
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
    _ = subviews[0..<1].count + subviews[[0]].count
    _ = subviews.first == subviews.last && subviews.layoutDirection == .leftToRight
    _ = subviews.first.map { $0.priority }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout CacheData
  ) -> CGFloat? {
    guide == .leading ? bounds.minX : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout CacheData
  ) -> CGFloat? {
    nil
  }
}

struct LayoutUsage: View {
  var isWide = true

  var body: some View {
    let layout =
      isWide ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(VStackLayout())
    layout {
      Text("a")
      Text("b")
    }
    DiagonalLayout { Text("c") }
    DiagonalLayout(spacing: 8)() { Text("d") }
    FlexLayout {
      Text("e").layoutValue(key: FlexKey.self, value: 2)
      Text("f").flex(3)
    }
    HStackLayout(spacing: nil) { Text("g") }
    VStackLayout(alignment: .leading, spacing: 2) { Text("h") }
    ZStackLayout(alignment: .bottom) { Text("i") }
    GridLayout(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3) {
      GridRow { Text("j") }
    }
    AnyLayout(DiagonalLayout()) { Text("k") }
  }

  func sizes() -> [CGSize] {
    [
      ProposedViewSize.zero, .infinity, .unspecified, ProposedViewSize(.zero),
      ProposedViewSize(width: nil, height: 4),
    ].map { $0.replacingUnspecifiedDimensions(by: .zero) }
  }
}

extension View {
  fileprivate func flex(_ value: CGFloat) -> some View {
    layoutValue(key: FlexKey.self, value: value)
  }
}
