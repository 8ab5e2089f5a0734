// SPDX-License-Identifier: MIT

import SwiftUI

/// The legend of a chart.
struct LegendView: View {
  let model: ChartModel

  private var options: LegendOptions { model.options.legend }

  /// A Boolean value that indicates whether the chart has a visible legend.
  var isVisible: Bool {
    guard options.visibility != .hidden else { return false }
    return options.content != nil || !entries.isEmpty || gradient != nil
  }

  var body: some View {
    if let content = options.content {
      content
    } else {
      let isVertical = options.position == .leading || options.position == .trailing
      let layout =
        isVertical
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
        : AnyLayout(FlowLayout(horizontal: 12, vertical: 4))
      layout {
        if let gradient { GradientLegend(gradient: gradient, format: model.format) }
        ForEach(entries, id: \.id) { LegendEntryView(entry: $0) }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  private var gradient: GradientLegend.Scale? {
    guard model.marks.contains(where: { $0.look.styleValue != nil }) else { return nil }
    return model.foreground.gradient.map {
      GradientLegend.Scale(bounds: $0.bounds, colors: $0.colors)
    }
  }

  /// The categories in their order, each with its style, symbol and line.
  private var entries: [LegendEntry] {
    var entries: [LegendEntry] = []
    var indices: [PlotValue: Int] = [:]
    func update(_ value: PlotValue, _ change: (inout LegendEntry) -> Void) {
      let index = indices[value] ?? entries.count
      if index == entries.count {
        indices[value] = index
        entries.append(
          LegendEntry(id: index, text: model.format.text(of: value)))
      }
      change(&entries[index])
    }
    if model.foreground.gradient == nil, isUsed(\.styleValue) {
      for value in model.foreground.scale.values {
        update(value) { $0.style = model.foreground.style(of: value) }
      }
    }
    if isUsed(\.symbolValue) {
      for value in model.symbols.values {
        update(value) { $0.symbol = model.symbols.visual(of: value) }
      }
    }
    if isUsed(\.lineStyleValue) {
      for value in model.lineStyles.values {
        update(value) { $0.line = model.lineStyles.visual(of: value) }
      }
    }
    return entries
  }

  private func isUsed(_ channel: KeyPath<MarkLook, Channel?>) -> Bool {
    model.marks.contains { $0.look[keyPath: channel] != nil }
  }
}

/// A category of a legend.
struct LegendEntry {
  let id: Int
  let text: String
  var style = AnyShapeStyle(Color.blue)
  var symbol: AnyChartSymbolShape?
  var line: StrokeStyle?
}

/// A symbol or line with the name of a category.
private struct LegendEntryView: View {
  let entry: LegendEntry
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  var body: some View {
    HStack(spacing: 5) {
      swatch.accessibilityHidden(true)
      Text(verbatim: entry.text)
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder
  private var swatch: some View {
    if let line = entry.line {
      Path { path in
        path.move(to: CGPoint(x: 1, y: side / 2))
        path.addLine(to: CGPoint(x: side * 2.5 - 1, y: side / 2))
      }
      .stroke(entry.style, style: line)
      .frame(width: side * 2.5, height: side)
    } else {
      let symbol = entry.symbol ?? AnyChartSymbolShape(.circle)
      symbol.fill(entry.style).frame(width: side, height: side)
    }
  }
}

/// The colors of a continuous scale with its bounds.
private struct GradientLegend: View {
  struct Scale {
    let bounds: ClosedRange<Double>
    let colors: [Color]
  }

  let gradient: Scale
  let format: ValueText

  var body: some View {
    HStack(spacing: 6) {
      Text(verbatim: format.text(of: gradient.bounds.lowerBound))
      LinearGradient(colors: gradient.colors, startPoint: .leading, endPoint: .trailing)
        .frame(width: 80, height: 8)
        .clipShape(Capsule())
        .accessibilityHidden(true)
      Text(verbatim: format.text(of: gradient.bounds.upperBound))
    }
  }
}
