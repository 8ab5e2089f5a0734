// SPDX-License-Identifier: MIT

import SwiftUI

/// Rectangles at values or between values, which are not stacked.
@MainActor
public struct RectangleMark {
  nonisolated(unsafe) private let mark: Mark

  nonisolated private init(
    _ x: Mark.Extent, _ y: Mark.Extent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    mark.x = x
    mark.y = y
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  /// Creates a rectangle at values; by default as large as a category or the unit of a date.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(y), width: width, height: height)
  }

  /// Creates a rectangle at an x value between positions in points; by default the whole plot.
  public nonisolated init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) where X: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd), width: width)
  }

  /// Creates a rectangle at a y value between positions in points; by default the whole plot.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where Y: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y), height: height)
  }

  /// Creates a rectangle between x values at a y value.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y), height: height)
  }

  /// Creates a rectangle between x values and positions in points; by default the whole plot.
  public nonisolated init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(yStart, yEnd))
  }

  /// Creates a rectangle between y values at an x value.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd), width: width)
  }

  /// Creates a rectangle between y values and positions in points; by default the whole plot.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(yStart, yEnd))
  }

  /// Creates a rectangle between values.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(yStart, yEnd))
  }

  /// Creates a rectangle between positions in points; by default the whole plot.
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(yStart, yEnd))
  }
}

extension RectangleMark: ChartContent, PrimitiveChartContent {
  func primitiveMarks() -> [Mark] { [mark] }
}
