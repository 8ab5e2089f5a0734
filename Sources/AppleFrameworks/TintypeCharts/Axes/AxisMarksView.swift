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
  /// The position of the group among those of both axes.
  let group: String
  /// The estimated width of the plot in points.
  let length: CGFloat

  /// A tick or label with its position among all.
  private struct Item {
    let id: Int
    let tick: ResolvedTick
    let part: AxisPart
    /// The position of the part among those of the value.
    let partIndex: Int
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
    let items = marks.ticks.flatMap { tick in
      tick.parts.enumerated().filter { !isEmpty($1, at: tick) }.map { (tick, $1, $0) }
    }
    return items.enumerated().map { Item(id: $0, tick: $1.0, part: $1.1, partIndex: $1.2) }
  }

  /// Returns whether a part is a label between the last value and the end of the domain, where there
  /// is no space.
  private func isEmpty(_ part: AxisPart, at tick: ResolvedTick) -> Bool {
    guard case .label(let spec) = part.kind, spec.collision.hidesLabels, part.isCentered == true,
      let scale, scale.space.kind != .category
    else { return false }
    return tick.coordinate >= scale.upper
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
    let isTruncated = axis == .x && spec.collision.storage == .truncate
    let truncatedLength = isCategory ? 1 : (item.tick.center - item.tick.coordinate) * 2
    return RotatedContent(rotation: spec.orientation.rotation) {
      labelContent(item, spec)
        .lineLimit(isTruncated ? 1 : nil)
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
          slotLength: isTruncated ? truncatedLength : wrapsLabels ? 1 : nil,
          wordCount: isTruncated ? nil : wordCount(of: item, spec),
          group: "\(group) \(item.partIndex)", isCategory: isCategory,
          collision: spec.collision.hidesLabels ? spec.collision : nil, isCentered: isCentered,
          anchor: spec.anchor, horizontalSpacing: spec.horizontalSpacing,
          verticalSpacing: spec.verticalSpacing, offset: item.part.offset)))
  }

  @ViewBuilder
  private func labelContent(_ item: Item, _ spec: AxisLabelSpec) -> some View {
    if case .view(let view) = spec.content {
      view
    } else {
      Text(verbatim: text(of: item, spec) ?? "")
    }
  }

  /// Returns the text of a label; `nil` for another view.
  private func text(of item: Item, _ spec: AxisLabelSpec) -> String? {
    switch spec.content {
    case .standard: item.tick.text
    case .format(let format):
      format.text(of: item.tick.value, in: model.environment) ?? item.tick.text
    case .view: nil
    }
  }

  private func wordCount(of item: Item, _ spec: AxisLabelSpec) -> Int? {
    text(of: item, spec)?.split { $0.isWhitespace || $0 == "-" }.count
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
