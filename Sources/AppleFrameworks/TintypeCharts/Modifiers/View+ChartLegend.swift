// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// Sets the visibility of the legend of charts.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legend of charts.
  ///
  /// - Parameters:
  ///   - position: The position; automatic is below the plot.
  ///   - alignment: The alignment with the chart; `nil` for the leading edge.
  ///   - spacing: The distance from the plot in points; `nil` for the default.
  /// - Returns: The modified view.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    legend(position, alignment, spacing, nil)
  }

  /// Sets the position and the content of the legend of charts.
  ///
  /// - Parameters:
  ///   - position: The position; automatic is below the plot.
  ///   - alignment: The alignment with the chart; `nil` for the leading edge.
  ///   - spacing: The distance from the plot in points; `nil` for the default.
  ///   - content: The closure that creates the legend.
  /// - Returns: The modified view.
  public nonisolated func chartLegend<Content>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    legend(position, alignment, spacing, AnyView(content()))
  }

  private nonisolated func legend(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ content: AnyView?
  ) -> some View {
    chartOptions {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = content
      // A legend whose position is set is shown again.
      $0.legend.visibility = .visible
    }
  }
}
