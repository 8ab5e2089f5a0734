// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The label of the current value of a progress view for a time interval.
public struct DefaultDateProgressLabel: View, PrimitiveView {
  private let seconds: TimeInterval

  /// Creates the label at the start of an interval.
  nonisolated init(_ interval: ClosedRange<Date>, countsDown: Bool) {
    seconds = countsDown ? interval.upperBound.timeIntervalSince(interval.lowerBound) : 0
  }
}

extension DefaultDateProgressLabel {
  func nodes(in scope: ViewScope) -> [Node] {
    let total = Int(min(max(seconds, 0), 1e9).rounded())
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
    let short = seconds < 10 ? "0\(seconds)" : "\(seconds)"
    let text =
      hours == 0
      ? "\(minutes):\(short)" : "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(short)"
    return scope.nodes(of: Engine.Text(text))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for a time interval with a label.
  ///
  /// A snapshot shows the start of the interval.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: countsDown ? 1 : 0, label: label(),
      currentValueLabel: DefaultDateProgressLabel(timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for a time interval.
  ///
  /// A snapshot shows the start of the interval.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      fraction: countsDown ? 1 : 0, label: nil,
      currentValueLabel: DefaultDateProgressLabel(timerInterval, countsDown: countsDown))
  }
}
