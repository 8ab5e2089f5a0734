// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// Sets how charts map values to symbols: the domain and the range.
  public nonisolated func chartSymbolScale<Domain, Range>(
    domain: Domain, range: Range
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
    chartOptions {
      $0.symbol.domain = domain._domain
      $0.symbol.range = range._range.values.map { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the values that charts map to symbols.
  public nonisolated func chartSymbolScale<Domain>(
    domain: Domain
  ) -> some View where Domain: ScaleDomain {
    chartOptions { $0.symbol.domain = domain._domain }
  }

  /// Sets the symbols to which charts map values.
  public nonisolated func chartSymbolScale<Range>(
    range: Range
  ) -> some View where Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
    chartOptions { $0.symbol.range = range._range.values.map { AnyChartSymbolShape($0) } }
  }

  /// Sets the symbols of values of charts.
  public nonisolated func chartSymbolScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ChartSymbolShape {
    var visuals: [PlotValue: AnyChartSymbolShape] = [:]
    for (value, visual) in mapping { visuals[value.plotValue] = AnyChartSymbolShape(visual) }
    let domain = mapping.map(\.key.plotValue)
    return chartOptions { [visuals] in
      $0.symbol.domain = _ScaleDomain(storage: .values(domain))
      $0.symbol.mapping = { visuals[$0] }
    }
  }

  /// Sets the symbol for each value in a chart's domain.
  public nonisolated func chartSymbolScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View
  where Domain: Collection, Domain.Element: Plottable, S: ChartSymbolShape {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.symbol.domain = _ScaleDomain(storage: .values(values))
      $0.symbol.mapping = { Domain.Element($0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  /// Sets the symbols of values of charts by a closure.
  public nonisolated func chartSymbolScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ChartSymbolShape {
    chartOptions {
      $0.symbol.mapping = { DataValue($0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }
}
