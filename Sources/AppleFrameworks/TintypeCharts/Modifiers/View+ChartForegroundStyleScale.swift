// SPDX-License-Identifier: MIT

import SwiftUI

// Variants: chartForegroundStyleScale; foregroundStyle; foreground styles; ShapeStyle;
//   ForegroundScale.Style; ", type: ScaleType? = nil"
//   -> chartSymbolScale; symbol; symbols; ChartSymbolShape; AnyChartSymbolShape; ""
extension View {
  /// Sets the domain and the range of the scale for foreground styles of charts.
  public nonisolated func chartForegroundStyleScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ShapeStyle {
    chartOptions {
      $0.foregroundStyle.domain = domain._domain
      $0.foregroundStyle.range = range._range.values.map { ForegroundScale.Style($0) }
    }
  }

  /// Sets the values that charts map to foreground styles.
  public nonisolated func chartForegroundStyleScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    chartOptions { $0.foregroundStyle.domain = domain._domain }
  }

  /// Sets the foreground styles to which charts map values.
  public nonisolated func chartForegroundStyleScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: ScaleRange, Range.VisualValue: ShapeStyle {
    chartOptions {
      $0.foregroundStyle.range = range._range.values.map { ForegroundScale.Style($0) }
    }
  }

  /// Sets the foreground styles of values of charts.
  public nonisolated func chartForegroundStyleScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    let visuals = mapping.map { ($0.key.plotValue, ForegroundScale.Style($0.value)) }
    return chartOptions { $0.foregroundStyle.setVisuals(visuals) }
  }

  /// Sets the foreground styles of the values in a chart's domain by a closure.
  public nonisolated func chartForegroundStyleScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View
  where Domain: Collection, Domain.Element: Plottable, S: ShapeStyle {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.foregroundStyle.domain = _ScaleDomain(storage: .values(values))
      $0.foregroundStyle.mapping = { Domain.Element($0).map { ForegroundScale.Style(mapping($0)) } }
    }
  }

  /// Sets the foreground styles of values of charts by a closure.
  public nonisolated func chartForegroundStyleScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    chartOptions {
      $0.foregroundStyle.mapping = { DataValue($0).map { ForegroundScale.Style(mapping($0)) } }
    }
  }
}

extension View {
  /// Sets the type of the scale for foreground styles, which has no effect.
  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }
}
