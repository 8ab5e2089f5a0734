// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  // Variants: x; below; plot; chartXAxisLabel -> y; above; plot at its trailing edge;
  //   chartYAxisLabel
  // Variants: string(labelKey)
  /// Adds a title of the x axis of charts.
  ///
  /// - Parameters:
  ///   - labelKey: The title.
  ///   - position: The position; automatic is below the plot.
  ///   - alignment: The alignment along the edge; `nil` for the default.
  ///   - spacing: The distance in points; `nil` for the default.
  /// - Returns: The modified view.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(.x, position, alignment, spacing, Text(labelKey))
  }

  /// Adds a view as a title of the x axis of charts.
  ///
  /// - Parameters:
  ///   - position: The position; automatic is below the plot.
  ///   - alignment: The alignment along the edge; `nil` for the default.
  ///   - spacing: The distance in points; `nil` for the default.
  ///   - content: The closure that creates the view.
  /// - Returns: The modified view.
  public nonisolated func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View {
    axisTitle(.x, position, alignment, spacing, content())
  }

  /// Adds a view as a title of the y axis of charts.
  ///
  /// - Parameters:
  ///   - position: The position; automatic is above the plot at its trailing edge.
  ///   - alignment: The alignment along the edge; `nil` for the default.
  ///   - spacing: The distance in points; `nil` for the default.
  ///   - content: The closure that creates the view.
  /// - Returns: The modified view.
  public nonisolated func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View {
    axisTitle(.y, position, alignment, spacing, content())
  }

  nonisolated func axisTitle(
    _ axis: ChartAxis, _ position: AnnotationPosition, _ alignment: Alignment?,
    _ spacing: CGFloat?, _ content: some View
  ) -> some View {
    let title = AxisOptions.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content))
    return chartOptions { $0[axis].titles.append(title) }
  }
}
