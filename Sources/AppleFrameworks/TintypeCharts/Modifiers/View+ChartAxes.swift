// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// Sets the visibility of the x axis of charts.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.x.visibility = visibility }
  }

  /// Sets the visibility of the y axis of charts.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.y.visibility = visibility }
  }

  // Variants: x; chartXAxis -> y; chartYAxis
  /// Sets the content of the x axis of charts.
  public nonisolated func chartXAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let groups = content()._makeAxis().groups
    return chartOptions { $0.x.content = groups }
  }
}
