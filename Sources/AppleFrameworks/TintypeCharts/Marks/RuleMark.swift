// SPDX-License-Identifier: MIT

import SwiftUI

/// Straight horizontal or vertical lines.
@MainActor
public struct RuleMark {
  nonisolated(unsafe) private let mark: Mark

  nonisolated private init(_ x: Mark.Extent, _ y: Mark.Extent) {
    var mark = Mark(.rule)
    mark.x = x
    mark.y = y
    self.mark = mark
  }

  /// Creates a vertical line between positions in points; by default the whole plot.
  public nonisolated init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd))
  }

  /// Creates a horizontal line between positions in points; by default the whole plot.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) where Y: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y))
  }

  /// Creates a vertical line between values.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd))
  }

  /// Creates a horizontal line between values.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y))
  }

  /// Creates a horizontal line between values at a position in points; by default in the center.
  public nonisolated init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) where X: Plottable {
    self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y, y))
  }

  /// Creates a vertical line between values at a position in points; by default in the center.
  public nonisolated init<Y>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    self.init(Mark.Extent(x, x), Mark.Extent(yStart, yEnd))
  }
}

extension RuleMark: ChartContent, PrimitiveChartContent {
  func primitiveMarks() -> [Mark] { [mark] }
}
