// SPDX-License-Identifier: MIT

import SwiftUI

// Variants: chartSymbolSizeScale; symbolSize; symbol sizes; CGFloat; ", type: ScaleType? = nil"
//   -> chartLineStyleScale; lineStyle; line styles; StrokeStyle; ""
extension View {
  /// Sets the domain and the range of the scale for symbol sizes of charts.
  public nonisolated func chartSymbolSizeScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == CGFloat {
    chartOptions {
      $0.symbolSize.domain = domain._domain
      $0.symbolSize.range = range._range.values
    }
  }

  /// Sets the values that charts map to symbol sizes.
  public nonisolated func chartSymbolSizeScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    chartOptions { $0.symbolSize.domain = domain._domain }
  }

  /// Sets the symbol sizes to which charts map values.
  public nonisolated func chartSymbolSizeScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: ScaleRange, Range.VisualValue == CGFloat {
    chartOptions { $0.symbolSize.range = range._range.values }
  }

  /// Sets the symbol sizes of values of charts.
  public nonisolated func chartSymbolSizeScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View where DataValue: Plottable {
    let visuals = mapping.map { ($0.key.plotValue, $0.value) }
    return chartOptions { $0.symbolSize.setVisuals(visuals) }
  }

  /// Sets the symbol sizes of the values in a chart's domain by a closure.
  public nonisolated func chartSymbolSizeScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View
  where Domain: Collection, Domain.Element: Plottable {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.symbolSize.domain = _ScaleDomain(storage: .values(values))
      $0.symbolSize.mapping = { Domain.Element($0).map { mapping($0) } }
    }
  }

  /// Sets the symbol sizes of values of charts by a closure.
  public nonisolated func chartSymbolSizeScale<DataValue>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View where DataValue: Plottable {
    chartOptions {
      $0.symbolSize.mapping = { DataValue($0).map { mapping($0) } }
    }
  }
}

extension View {
  /// Sets the type of the scale for symbol sizes, which has no effect.
  public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }
}
