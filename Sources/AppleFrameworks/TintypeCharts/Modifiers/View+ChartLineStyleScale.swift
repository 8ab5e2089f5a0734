// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// Sets how charts map values to line styles: the domain and the range.
  public nonisolated func chartLineStyleScale<Domain, Range>(
    domain: Domain, range: Range
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == StrokeStyle {
    chartOptions {
      $0.lineStyle.domain = domain._domain
      $0.lineStyle.range = range._range.values
    }
  }

  /// Sets the values that charts map to line styles.
  public nonisolated func chartLineStyleScale<Domain>(
    domain: Domain
  ) -> some View where Domain: ScaleDomain {
    chartOptions { $0.lineStyle.domain = domain._domain }
  }

  /// Sets the line styles to which charts map values.
  public nonisolated func chartLineStyleScale<Range>(
    range: Range
  ) -> some View where Range: ScaleRange, Range.VisualValue == StrokeStyle {
    chartOptions { $0.lineStyle.range = range._range.values }
  }

  /// Sets the line styles of values of charts.
  public nonisolated func chartLineStyleScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View where DataValue: Plottable {
    var visuals: [PlotValue: StrokeStyle] = [:]
    for (value, visual) in mapping { visuals[value.plotValue] = visual }
    let domain = mapping.map(\.key.plotValue)
    return chartOptions { [visuals] in
      $0.lineStyle.domain = _ScaleDomain(storage: .values(domain))
      $0.lineStyle.mapping = { visuals[$0] }
    }
  }

  /// Sets the line style for each value in a chart's domain.
  public nonisolated func chartLineStyleScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View
  where Domain: Collection, Domain.Element: Plottable {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.lineStyle.domain = _ScaleDomain(storage: .values(values))
      $0.lineStyle.mapping = { Domain.Element($0).map(mapping) }
    }
  }

  /// Sets the line styles of values of charts by a closure.
  public nonisolated func chartLineStyleScale<DataValue>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View where DataValue: Plottable {
    chartOptions {
      $0.lineStyle.mapping = { DataValue($0).map(mapping) }
    }
  }
}
