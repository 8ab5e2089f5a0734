// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Sets the symbol of points, or shows it at the values of lines and areas.
  public nonisolated func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape {
    changed {
      guard $0.look.symbol == nil, $0.look.symbolValue == nil else { return }
      $0.look.symbol = .shape(AnyChartSymbolShape(symbol))
    }
  }

  /// Represents a value by the symbol, which a legend explains.
  public nonisolated func symbol<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    changed {
      guard $0.look.symbol == nil, $0.look.symbolValue == nil else { return }
      $0.look.symbolValue = value.channel
    }
  }

  /// Sets a view as the symbol.
  public nonisolated func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent
  where V: View {
    let view = AnyView(symbol())
    return changed {
      guard $0.look.symbol == nil, $0.look.symbolValue == nil else { return }
      $0.look.symbol = .view(view)
    }
  }

  /// Sets the area of symbols in square points; 36 by default.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { $0.look.symbolSize = $0.look.symbolSize ?? .area(area) }
  }

  /// Sets the width and height of symbols in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { $0.look.symbolSize = $0.look.symbolSize ?? .size(size) }
  }

  /// Represents a value by the size of symbols.
  public nonisolated func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    changed { $0.look.symbolSizeValue = $0.look.symbolSizeValue ?? value.channel }
  }
}
