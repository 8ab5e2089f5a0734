// SPDX-License-Identifier: MIT

import SwiftUI

/// The plot of a chart: the grid lines and marks.
public struct ChartPlotContent: View {
  private let content: AnyView

  nonisolated init(_ content: AnyView) { self.content = content }

  /// The plot.
  public var body: some View { content }
}

extension View {
  /// Modifies the plots of charts.
  public nonisolated func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View {
    chartOptions { options in
      let inner = options.plotStyle
      options.plotStyle = { plot in
        AnyView(content(inner.map { ChartPlotContent($0(plot)) } ?? plot))
      }
    }
  }

  // Variants: in front of; chartOverlay; overlays -> behind; chartBackground; backgrounds
  /// Adds a view in front of charts.
  ///
  /// - Parameters:
  ///   - alignment: The alignment with the plot and the axes.
  ///   - content: The closure that creates the view from the scales of the chart.
  /// - Returns: The modified view.
  public nonisolated func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    chartOptions {
      $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }
}
