// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  // Variants: x; chartXSelection -> y; chartYSelection
  /// Sets a binding to the x value at the finger; `nil` after it has been lifted.
  public nonisolated func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chartOptions { $0.x.select = { value.wrappedValue = $0.flatMap { P($0) } } }
  }

  // Variants: x; chartXSelection -> y; chartYSelection
  /// Sets a binding to the x values from the start of a drag to the finger.
  public nonisolated func chartXSelection<P>(
    range: Binding<ClosedRange<P>?>
  ) -> some View where P: Plottable, P: Comparable {
    chartOptions { $0.x.selectRange = { range.wrappedValue = ClosedRange($0, $1) } }
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

extension ClosedRange where Bound: Plottable {
  /// Creates a range of two values in any order; `nil` if they have another type.
  init?(_ first: PlotValue, _ second: PlotValue) {
    guard let first = Bound(first), let second = Bound(second) else { return nil }
    self = Swift.min(first, second)...Swift.max(first, second)
  }
}
