// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// Sets a binding to the x value at the finger; `nil` after it has been lifted.
  public nonisolated func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chartOptions { $0.x.select = { value.wrappedValue = $0.flatMap { P($0) } } }
  }

  /// Sets a binding to the y value at the finger; `nil` after it has been lifted.
  public nonisolated func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chartOptions { $0.y.select = { value.wrappedValue = $0.flatMap { P($0) } } }
  }

  /// Sets a binding to the value of the angle at the finger, the sum of the sectors before it;
  /// `nil` after it has been lifted.
  public nonisolated func chartAngleSelection<P>(
    value: Binding<P?>
  ) -> some View where P: Plottable {
    chartOptions {
      $0.selectAngle = { value.wrappedValue = $0.flatMap { P(PlotValue.number($0)) } }
    }
  }
}
