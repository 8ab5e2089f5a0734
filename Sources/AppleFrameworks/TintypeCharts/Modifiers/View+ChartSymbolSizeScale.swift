// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// Sets how charts map values to symbol sizes: the domain, the range and the type of the scale.
  public nonisolated func chartSymbolSizeScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == CGFloat {
    chartOptions {
      $0.symbolSize.domain = domain._domain
      $0.symbolSize.range = range._range.values
    }
  }

  /// Sets the values that charts map to symbol sizes, and the type of the scale.
  public nonisolated func chartSymbolSizeScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    chartOptions { $0.symbolSize.domain = domain._domain }
  }

  /// Sets the symbol sizes to which charts map values, and the type of the scale.
  public nonisolated func chartSymbolSizeScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: ScaleRange, Range.VisualValue == CGFloat {
    chartOptions { $0.symbolSize.range = range._range.values }
  }

  /// Sets the symbol sizes of values of charts.
  public nonisolated func chartSymbolSizeScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View where DataValue: Plottable {
    var visuals: [PlotValue: CGFloat] = [:]
    for (value, visual) in mapping { visuals[value.plotValue] = visual }
    let domain = mapping.map(\.key.plotValue)
    return chartOptions { [visuals] in
      $0.symbolSize.domain = _ScaleDomain(storage: .values(domain))
      $0.symbolSize.mapping = { visuals[$0] }
    }
  }

  /// Sets the symbol size for each value in a chart's domain.
  public nonisolated func chartSymbolSizeScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View
  where Domain: Collection, Domain.Element: Plottable {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.symbolSize.domain = _ScaleDomain(storage: .values(values))
      $0.symbolSize.mapping = { Domain.Element($0).map(mapping) }
    }
  }

  /// Sets the symbol sizes of values of charts by a closure.
  public nonisolated func chartSymbolSizeScale<DataValue>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View where DataValue: Plottable {
    chartOptions {
      $0.symbolSize.mapping = { DataValue($0).map(mapping) }
    }
  }

  /// Sets the type of the scale for symbol sizes, which has no effect.
  public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }
}
