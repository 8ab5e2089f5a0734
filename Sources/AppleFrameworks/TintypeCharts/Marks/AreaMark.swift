// SPDX-License-Identifier: MIT

import SwiftUI

/// Areas between zero and values, or between two values.
///
/// Areas of different series are stacked.
@MainActor
public struct AreaMark {
  nonisolated(unsafe) private let mark: Mark

  nonisolated private init(
    _ x: Mark.Extent, _ y: Mark.Extent, series: PlotValue? = nil,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area)
    mark.x = x
    mark.y = y
    mark.series = series
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a point of an area that begins at zero.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(y), stacking: stacking)
  }

  /// Creates a point of the area of a series that begins at zero.
  public nonisolated init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(
      Mark.Extent(x), Mark.Extent(y), series: series.channel.value, stacking: stacking)
  }

  /// Creates a point of an area between x values.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y))
  }

  /// Creates a point of the area of a series between x values.
  public nonisolated init<X, Y, S>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y), series: series.channel.value)
  }

  /// Creates a point of an area between y values.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd))
  }

  /// Creates a point of the area of a series between y values.
  public nonisolated init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd), series: series.channel.value)
  }
}

extension AreaMark: ChartContent, PrimitiveChartContent {
  func primitiveMarks() -> [Mark] { [mark] }
}
