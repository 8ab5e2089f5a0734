// SPDX-License-Identifier: MIT

import SwiftUI

/// Bars.
///
/// The bars are vertical, unless only the y value is a category or a date with a unit. Bars at the
/// same position are stacked. An automatic width is two thirds of the available length.
@MainActor
public struct BarMark {
  nonisolated(unsafe) private let mark: Mark

  nonisolated private init(_ change: (inout Mark) -> Void) {
    var mark = Mark(.bar)
    change(&mark)
    self.mark = mark
  }

  /// Creates bars from zero to values.
  ///
  /// - Parameters:
  ///   - x: The x value.
  ///   - y: The y value.
  ///   - width: The width of vertical bars.
  ///   - height: The height of horizontal bars.
  ///   - stacking: The way in which bars at the same position are combined.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.init {
      $0.x = Mark.Extent(x)
      $0.y = Mark.Extent(y)
      $0.width = width
      $0.height = height
      $0.stacking = stacking
    }
  }

  /// Creates bars at x values between positions in points; by default the whole plot.
  public nonisolated init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    self.init {
      $0.x = Mark.Extent(x)
      $0.y = Mark.Extent(yStart, yEnd)
      $0.width = width
      $0.stacking = stacking
    }
  }

  /// Creates bars at y values between positions in points; by default the whole plot.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    self.init {
      $0.x = Mark.Extent(xStart, xEnd)
      $0.y = Mark.Extent(y)
      $0.height = height
      $0.stacking = stacking
    }
  }

  /// Creates horizontal bars between x values.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init {
      $0.x = Mark.Extent(xStart, xEnd)
      $0.y = Mark.Extent(y)
      $0.height = height
    }
  }

  /// Creates bars between x values and between positions in points; by default the whole plot.
  public nonisolated init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    self.init {
      $0.x = Mark.Extent(xStart, xEnd)
      $0.y = Mark.Extent(yStart, yEnd)
    }
  }

  /// Creates vertical bars between y values.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init {
      $0.x = Mark.Extent(x)
      $0.y = Mark.Extent(yStart, yEnd)
      $0.width = width
    }
  }

  /// Creates bars between y values and between positions in points; by default the whole plot.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    self.init {
      $0.x = Mark.Extent(xStart, xEnd)
      $0.y = Mark.Extent(yStart, yEnd)
    }
  }
}

extension BarMark: ChartContent, PrimitiveChartContent {
  func primitiveMarks() -> [Mark] { [mark] }
}
