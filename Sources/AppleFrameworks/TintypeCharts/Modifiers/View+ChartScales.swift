// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  // Variants: x; chartXScale -> y; chartYScale
  /// Sets the domain, the positions and the type of the x scale of charts.
  public nonisolated func chartXScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: PositionScaleRange {
    scale(.x, domain._domain, range._positions, type)
  }

  // Variants: x; chartXScale -> y; chartYScale
  /// Sets the domain and the type of the x scale of charts.
  public nonisolated func chartXScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    scale(.x, domain._domain, nil, type)
  }

  // Variants: x; chartXScale -> y; chartYScale
  /// Sets the positions and the type of the x scale of charts.
  public nonisolated func chartXScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: PositionScaleRange {
    scale(.x, nil, range._positions, type)
  }

  /// Sets the type of the x scale of charts.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
    scale(.x, nil, nil, type)
  }

  /// Sets the type of the y scale of charts.
  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    scale(.y, nil, nil, type)
  }

  nonisolated func scale(
    _ axis: ChartAxis, _ domain: _ScaleDomain?, _ positions: _PositionRange?, _ type: ScaleType?
  ) -> some View {
    chartOptions {
      $0[axis].domain = domain ?? $0[axis].domain
      $0[axis].positions = positions ?? $0[axis].positions
      $0[axis].type = type ?? $0[axis].type
    }
  }
}
