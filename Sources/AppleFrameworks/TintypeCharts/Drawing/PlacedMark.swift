// SPDX-License-Identifier: MIT

import SwiftUI

/// A mark with the coordinates of its edges.
struct PlacedMark {
  /// The coordinates along an axis.
  enum Extent {
    /// A center in a slot, whose bounds are equal for an instant or a number.
    case slot(center: Double, lower: Double, upper: Double)
    /// Both edges.
    case span(Double, Double)
    /// Both edges in points; `nil` for those of the plot.
    case points(CGFloat?, CGFloat?)

    /// The coordinates that belong to the domain.
    var coordinates: [Double] {
      switch self {
      case .slot(let center, let lower, let upper): [center, lower, upper]
      case .span(let start, let end): [start, end]
      case .points: []
      }
    }

    /// The center; `nil` for points.
    var center: Double? {
      switch self {
      case .slot(let center, _, _): center
      case .span(let start, let end): (start + end) / 2
      case .points: nil
      }
    }
  }

  /// The mark.
  let mark: Mark
  /// The position among the marks of the chart.
  let index: Int
  var x: Extent
  var y: Extent
  /// A Boolean value that indicates whether the value of the mark is its y value.
  let isVertical: Bool

  subscript(axis: ChartAxis) -> Extent {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  /// The axis of the value.
  var valueAxis: ChartAxis { isVertical ? .y : .x }
  /// The axis of the position.
  var baseAxis: ChartAxis { isVertical ? .x : .y }
}

/// The values that separate lines and areas.
struct SeriesKey: Hashable {
  let kind: Bool
  let series: PlotValue?
  let style: PlotValue?
  let symbol: PlotValue?
  let lineStyle: PlotValue?

  init(_ mark: Mark) {
    kind = mark.kind == .line
    series = mark.series
    style = mark.look.styleValue?.value
    symbol = mark.look.symbolValue?.value
    lineStyle = mark.look.lineStyleValue?.value
  }
}
