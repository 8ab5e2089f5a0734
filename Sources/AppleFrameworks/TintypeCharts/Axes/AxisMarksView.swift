// SPDX-License-Identifier: MIT

import SwiftUI

/// The ticks and labels for a group of axis marks; the chart places each.
struct AxisMarksView: View {
  /// The style of grid lines and ticks.
  static let lineStyle = AnyShapeStyle(.quaternary)
  /// The stroke of grid lines and ticks.
  static let stroke = StrokeStyle(lineWidth: 1)

  let marks: ResolvedAxisMarks
  let axis: ChartAxis
  let model: ChartModel
  let scale: PositionScale?
  /// The estimated width of the plot in points.
  let length: CGFloat
  /// The estimated distances from the plot to the edges of the chart, in points.
  let gutters: EdgeInsets

  /// A tick or label with its position among all.
  private struct Item {
    let id: Int
    let tick: ResolvedTick
    let part: AxisPart
  }

  var body: some View {
    ForEach(items, id: \.id) { item in
      switch item.part.kind {
      case .gridLine: EmptyView()
      case .tick(let length): tick(item, length)
      case .label(let spec): label(item, spec)
      }
    }
  }

  /// A Boolean value that indicates whether labels are as wide as their categories at most.
  ///
  /// The names of narrow categories have one line, and some are hidden.
  private var wrapsLabels: Bool {
    guard axis == .x, let space = scale?.space, space.kind == .category else { return false }
    let slot = length / CGFloat(max(space.categories.count, 1))
    return slot >= LabelEstimate.fontSize(model.environment.dynamicTypeSize) * 3
  }

  private var items: [Item] {
    var items: [Item] = []
    var ends: [Int: CGFloat] = [:]
    for tick in marks.ticks {
      for (index, part) in tick.parts.enumerated() {
        if case .label(let spec) = part.kind, isHidden(tick, part, spec, &ends[index]) { continue }
        items.append(Item(id: items.count, tick: tick, part: part))
      }
    }
    return items
  }

  /// Returns whether a label of an x axis would overlap the previous one or exceed the chart.
  private func isHidden(
    _ tick: ResolvedTick, _ part: AxisPart, _ spec: AxisLabelSpec, _ end: inout CGFloat?
  ) -> Bool {
    guard axis == .x, let scale, spec.orientation.rotation == nil else { return false }
    let text: String
    switch spec.content {
    case .standard: text = tick.text
    case .format(let format):
      text = format.text(of: tick.value, in: model.environment) ?? ""
    case .view: return false
    }
    switch spec.collision.storage {
    case .disabled, .truncate: return false
    case .automatic, .greedy: break
    }
    let isCentered = part.isCentered ?? (scale.space.kind == .category)
    // There is no space between the last value and the end of the domain.
    if isCentered, scale.space.kind != .category, tick.coordinate >= scale.upper { return true }
    let typeSize = model.environment.dynamicTypeSize
    var width = LabelEstimate.width(of: text, typeSize)
    let center = scale.position(of: isCentered ? tick.center : tick.coordinate, in: length)
    if wrapsLabels {
      // Long names are wrapped or truncated to the width of the category.
      width = min(width, LabelEstimate.fontSize(typeSize) * 2)
    }
    // Labels are moved into the chart.
    let start =
      isCentered || spec.anchor != nil ? max(center - width / 2, -gutters.leading) : center
    if let end, start < end + spec.collision.minimumSpacing { return true }
    let next = start + width + 4
    // From large text sizes on, a label below those of a y axis would touch the lowest one.
    let overhang = LabelEstimate.fontSize(typeSize) > 14 ? 6 : .infinity
    let limit = length + min(gutters.trailing + 2, overhang)
    if !isCentered, spec.anchor == nil, next > limit { return true }
    end = next
    return false
  }

  private func tick(_ item: Item, _ length: AxisTick.Length) -> some View {
    AxisLine(isVertical: axis == .x)
      .stroke(item.part.style ?? Self.lineStyle, style: item.part.stroke ?? Self.stroke)
      .accessibilityHidden(true)
      .layoutValue(
        key: ChartPartKey.self,
        value: .tick(
          ChartTick(
            edge: marks.edge,
            coordinate: item.part.isCentered == true ? item.tick.center : item.tick.coordinate,
            length: length.storage, offset: item.part.offset)))
  }

  private func label(_ item: Item, _ spec: AxisLabelSpec) -> some View {
    let isCategory = scale?.space.kind == .category
    let isCentered = item.part.isCentered ?? isCategory
    return RotatedContent(rotation: spec.orientation.rotation) {
      labelContent(item, spec)
        .multilineTextAlignment(
          axis == .x ? .center : marks.edge == .leading ? .trailing : .leading)
    }
    .font(item.part.font ?? .caption)
    .foregroundStyle(item.part.style ?? AnyShapeStyle(.secondary))
    .accessibilityHidden(true)
    .layoutValue(
      key: ChartPartKey.self,
      value: .label(
        ChartLabel(
          edge: marks.edge, isInset: marks.isInset,
          coordinate: isCentered ? item.tick.center : item.tick.coordinate,
          slotLength: wrapsLabels ? 1 : nil, isCentered: isCentered,
          anchor: spec.anchor, horizontalSpacing: spec.horizontalSpacing,
          verticalSpacing: spec.verticalSpacing, offset: item.part.offset)))
  }

  @ViewBuilder
  private func labelContent(_ item: Item, _ spec: AxisLabelSpec) -> some View {
    switch spec.content {
    case .standard: Text(verbatim: item.tick.text)
    case .format(let format):
      Text(verbatim: format.text(of: item.tick.value, in: model.environment) ?? item.tick.text)
    case .view(let view): view
    }
  }
}

/// A straight line through the center of a rectangle.
private struct AxisLine: Shape {
  let isVertical: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(
        to: CGPoint(x: isVertical ? rect.midX : rect.minX, y: isVertical ? rect.minY : rect.midY))
      path.addLine(
        to: CGPoint(x: isVertical ? rect.midX : rect.maxX, y: isVertical ? rect.maxY : rect.midY))
    }
  }
}

/// A title of an axis.
struct AxisTitleView: View {
  let title: AxisOptions.Title
  let axis: ChartAxis

  private var edge: Edge {
    switch title.position.storage {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .automatic, .overlay: axis == .x ? .bottom : .top
    }
  }

  private var alignment: Alignment {
    if let alignment = title.alignment { return alignment }
    switch title.position.storage {
    case .topLeading, .bottomLeading: return .leading
    case .topTrailing, .bottomTrailing: return .trailing
    case .automatic where axis == .y: return .trailing
    default: return .center
    }
  }

  var body: some View {
    let isVertical = edge == .leading || edge == .trailing
    RotatedContent(rotation: isVertical ? .degrees(edge == .leading ? -90 : 90) : nil) {
      title.content
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .layoutValue(
      key: ChartPartKey.self,
      value: .title(ChartTitle(edge: edge, alignment: alignment, spacing: title.spacing ?? 4)))
  }
}

/// A view that is rotated by a right angle with its frame.
struct RotatedContent<Content: View>: View {
  let rotation: Angle?
  @ViewBuilder let content: Content

  var body: some View {
    if let rotation {
      RotatedLayout { content.rotationEffect(rotation) }
    } else {
      content
    }
  }
}

/// A layout whose width is the height of its content.
private struct RotatedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
