// SPDX-License-Identifier: MIT

import SwiftUI

/// Symbols at values.
@MainActor
public struct PointMark {
  nonisolated(unsafe) private let mark: Mark

  nonisolated private init(_ x: Mark.Extent, _ y: Mark.Extent) {
    var mark = Mark(.point)
    mark.x = x
    mark.y = y
    self.mark = mark
  }

  /// Creates a symbol at values.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(y))
  }

  /// Creates a symbol at an x value and a position in points; by default in the center.
  public nonisolated init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    self.init(Mark.Extent(x), Mark.Extent(y, y))
  }

  /// Creates a symbol at a y value and a position in points; by default in the center.
  public nonisolated init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    self.init(Mark.Extent(x, x), Mark.Extent(y))
  }
}

extension PointMark: ChartContent, PrimitiveChartContent {
  func primitiveMarks() -> [Mark] { [mark] }
}
