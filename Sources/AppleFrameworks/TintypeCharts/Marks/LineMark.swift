// SPDX-License-Identifier: MIT

import SwiftUI

/// Lines that connect values in the order of the data.
///
/// Values with different series, foreground style, symbol or line style values are separate lines.
@MainActor
public struct LineMark {
  nonisolated(unsafe) private let mark: Mark

  /// Creates a point of a line.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Self.mark(x, y, nil)
  }

  /// Creates a point of the line of a series.
  public nonisolated init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    mark = Self.mark(x, y, series.channel.value)
  }

  private nonisolated static func mark<X, Y>(
    _ x: PlottableValue<X>, _ y: PlottableValue<Y>, _ series: PlotValue?
  ) -> Mark {
    var mark = Mark(.line)
    mark.x = Mark.Extent(x)
    mark.y = Mark.Extent(y)
    mark.series = series
    return mark
  }
}

extension LineMark: ChartContent, PrimitiveChartContent {
  func primitiveMarks() -> [Mark] { [mark] }
}
