// SPDX-License-Identifier: MIT

import SwiftUI

/// The plot and the axes of a chart in a size.
struct ChartArea: View {
  let model: ChartModel
  let size: CGSize

  var body: some View {
    let hasSectors = !model.sectors.isEmpty
    let y = axis(.y, model.y, size.height * 0.85, isHidden: hasSectors)
    let gutters = gutters(of: y?.marks ?? [])
    let plotWidth = max(0, size.width - gutters.leading - gutters.trailing)
    let x = axis(.x, model.x, plotWidth, isHidden: hasSectors)
    ChartAreaLayout(
      x: x?.scale, y: y?.scale,
      fontSize: LabelEstimate.fontSize(model.environment.dynamicTypeSize)
    ) {
      plot(x, y)
        .modifier(PlotFrame(isNeeded: hasLayers))
        .layoutValue(key: ChartPartKey.self, value: .plot)
      axisMarks(.x, x, plotWidth)
      axisMarks(.y, y, plotWidth)
      titles(.x)
      titles(.y)
    }
    .modifier(ChartLayers(options: model.options, x: x?.scale, y: y?.scale))
  }

  private var hasLayers: Bool {
    !model.options.overlays.isEmpty || !model.options.backgrounds.isEmpty
  }

  private struct ResolvedAxis {
    let scale: PositionScale
    let marks: [ResolvedAxisMarks]
  }

  private func axis(
    _ axis: ChartAxis, _ space: ValueSpace?, _ length: CGFloat, isHidden: Bool
  ) -> ResolvedAxis? {
    guard let space else { return nil }
    let resolver = AxisResolver(axis: axis, model: model, space: space, length: length)
    let scale = resolver.scale()
    return ResolvedAxis(scale: scale, marks: isHidden ? [] : resolver.marks(on: scale))
  }

  private func plot(_ x: ResolvedAxis?, _ y: ResolvedAxis?) -> some View {
    let lines = gridLines(.x, x?.marks ?? []) + gridLines(.y, y?.marks ?? [])
    let hasAxes = x?.marks.isEmpty == false || y?.marks.isEmpty == false
    // Annotations may cover the labels, which exceed the plot at the top by half of their height.
    let inset: CGFloat = hasAxes ? 16 : 0
    let top: CGFloat = y?.marks.contains { !$0.isInset } == true ? 8 : 0
    let view = PlotView(
      model: model, x: x?.scale, y: y?.scale, lines: lines,
      insets: EdgeInsets(top: top, leading: 0, bottom: inset, trailing: inset)
    )
    .modifier(PlotSelection(model: model, x: x?.scale, y: y?.scale))
    guard let style = model.options.plotStyle else { return AnyView(view) }
    return style(ChartPlotContent(AnyView(view)))
  }

  private func gridLines(_ axis: ChartAxis, _ groups: [ResolvedAxisMarks]) -> [GridLine] {
    groups.flatMap(\.ticks).flatMap { tick in
      tick.parts.compactMap { part in
        guard case .gridLine = part.kind else { return nil }
        return GridLine(
          axis: axis, coordinate: part.isCentered == true ? tick.center : tick.coordinate,
          style: part.style ?? AxisMarksView.lineStyle,
          stroke: part.stroke ?? AxisMarksView.stroke, offset: part.offset)
      }
    }
  }

  /// Returns the estimated widths of the labels beside the plot.
  private func gutters(of groups: [ResolvedAxisMarks]) -> EdgeInsets {
    var insets = EdgeInsets()
    for group in groups where !group.isInset {
      let widths = group.ticks.filter(\.hasLabel).map {
        LabelEstimate.width(of: $0.text, model.environment.dynamicTypeSize) + 6
      }
      // A long label is wrapped.
      let width = min(widths.max() ?? 0, size.width * 0.4)
      if group.edge == .leading {
        insets.leading = max(insets.leading, width)
      } else {
        insets.trailing = max(insets.trailing, width)
      }
    }
    return insets
  }

  private func axisMarks(
    _ axis: ChartAxis, _ resolved: ResolvedAxis?, _ length: CGFloat
  ) -> some View {
    let groups = (resolved?.marks ?? []).enumerated().map {
      (id: "\(axis) axis \($0)", marks: $1)
    }
    return ForEach(groups, id: \.id) {
      AxisMarksView(
        marks: $0.marks, axis: axis, model: model, scale: resolved?.scale, group: $0.id,
        length: length)
    }
  }

  private func titles(_ axis: ChartAxis) -> some View {
    let titles = model.options[axis].titles.enumerated().map {
      (id: "\(axis) title \($0)", title: $1)
    }
    return ForEach(titles, id: \.id) { AxisTitleView(title: $0.title, axis: axis) }
  }
}

extension ResolvedTick {
  /// A Boolean value that indicates whether the value has a label.
  fileprivate var hasLabel: Bool {
    parts.contains { if case .label = $0.kind { true } else { false } }
  }
}

/// Sets the frame of the plot if layers need it, which requires another evaluation.
private struct PlotFrame: ViewModifier {
  let isNeeded: Bool

  func body(content: Content) -> some View {
    if isNeeded {
      content.anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    } else {
      content
    }
  }
}

/// The key of the frame of the plot.
enum PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// The views behind and in front of a chart.
private struct ChartLayers: ViewModifier {
  let options: ChartOptions
  let x: PositionScale?
  let y: PositionScale?

  func body(content: Content) -> some View {
    if options.overlays.isEmpty, options.backgrounds.isEmpty {
      content
    } else {
      content
        .backgroundPreferenceValue(PlotFrameKey.self) { layers(options.backgrounds, $0) }
        .overlayPreferenceValue(PlotFrameKey.self) { layers(options.overlays, $0) }
    }
  }

  private func layers(_ layers: [ChartLayer], _ frame: Anchor<CGRect>?) -> some View {
    GeometryReader { proxy in
      let plot = frame.map { proxy[$0] }
      let layers = layers.enumerated().map { (id: $0, layer: $1) }
      ForEach(layers, id: \.id) {
        $0.layer.content(
          ChartProxy(x: x, y: y, plotSize: plot?.size ?? .zero, plotFrame: frame)
        )
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: $0.layer.alignment)
      }
    }
  }
}
