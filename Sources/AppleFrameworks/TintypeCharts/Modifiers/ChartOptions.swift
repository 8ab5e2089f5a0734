// SPDX-License-Identifier: MIT

import SwiftUI

/// An axis of a chart.
enum ChartAxis: Hashable {
  case x, y

  /// The name in messages.
  var name: String { self == .x ? "x axis" : "y axis" }
}

/// The options of an axis and its scale.
struct AxisOptions {
  /// A title of an axis.
  struct Title {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
  }

  var visibility = Visibility.automatic
  /// The axis marks; `nil` for the default ones.
  var content: [AxisMarksSpec]?
  var domain: _ScaleDomain?
  var positions: _PositionRange?
  var type: ScaleType?
  /// A Boolean value that indicates whether a part of the domain is visible.
  var isScrollable = false
  /// The length of the visible part; `nil` for the whole domain.
  var visibleLength: Double?
  /// Returns the first visible value; `nil` for the start of the domain.
  var visibleStart: (() -> PlotValue)?
  var titles: [Title] = []
  /// The closure that receives the value at the finger, and `nil` when it is lifted.
  var select: ((PlotValue?) -> Void)?
  /// The closure that receives the values at the start of a drag and at the finger.
  var selectRange: ((PlotValue, PlotValue) -> Void)?
}

/// The options of a legend.
struct LegendOptions {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  /// The content; `nil` for the default one.
  var content: AnyView?
}

/// A view behind or in front of a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

/// The options of a chart that modifiers set.
struct ChartOptions {
  var x = AxisOptions()
  var y = AxisOptions()
  var foregroundStyle = VisualScaleOptions<ForegroundScale.Style>()
  var symbol = VisualScaleOptions<AnyChartSymbolShape>()
  var symbolSize = VisualScaleOptions<CGFloat>()
  var lineStyle = VisualScaleOptions<StrokeStyle>()
  var legend = LegendOptions()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selectAngle: ((Double?) -> Void)?

  subscript(axis: ChartAxis) -> AxisOptions {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

private enum ChartOptionsKey: EnvironmentKey {
  // Proof of safety: it is never changed, and one thread at a time evaluates views.
  nonisolated(unsafe) static let defaultValue = ChartOptions()
}

extension EnvironmentValues {
  /// The options of charts.
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  /// Returns a view whose charts have changed options.
  nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }
}
