// SPDX-License-Identifier: MIT

import SwiftUI

/// Combines bars and areas at the same position.
enum Stacking {
  private struct Key: Hashable {
    let isBar: Bool
    let isVertical: Bool
    let method: MarkStackingMethod
    let base: Double?
    let dodge: PlotValue?
  }

  private struct Sums {
    var positive = 0.0
    var negative = 0.0
    var total = 0.0
  }

  /// Replaces the values of bars and areas by the spans that they have in their stacks.
  static func stack(_ marks: inout [PlacedMark]) {
    var totals: [Key: Double] = [:]
    for mark in marks {
      guard let (key, value) = entry(mark) else { continue }
      totals[key, default: 0] += key.method == .center ? value : abs(value)
    }
    var sums: [Key: Sums] = [:]
    for index in marks.indices {
      guard let (key, value) = entry(marks[index]) else { continue }
      let axis = marks[index].valueAxis
      guard key.method != .unstacked else {
        marks[index][axis] = .span(0, value)
        continue
      }
      let total = totals[key] ?? 0
      let length = key.method == .normalized ? (total > 0 ? value / total : 0) : value
      let sum = sums[key] ?? Sums()
      let start: Double
      if key.method == .center {
        start = sum.total - total / 2
        sums[key, default: Sums()].total += length
      } else if length < 0 {
        start = sum.negative
        sums[key, default: Sums()].negative += length
      } else {
        start = sum.positive
        sums[key, default: Sums()].positive += length
      }
      marks[index][axis] = .span(start, start + length)
    }
  }

  /// Returns the stack and the value of a mark; `nil` for a mark that is not stacked.
  private static func entry(_ mark: PlacedMark) -> (Key, Double)? {
    guard mark.mark.kind == .bar || mark.mark.kind == .area,
      case .slot(let value, let lower, let upper) = mark[mark.valueAxis], lower == upper,
      mark.mark.stackedChannel(mark.valueAxis)
    else { return nil }
    let key = Key(
      isBar: mark.mark.kind == .bar, isVertical: mark.isVertical, method: mark.mark.stacking,
      base: mark[mark.baseAxis].center, dodge: mark.mark.look.dodge?.value)
    return (key, value)
  }
}

extension Mark {
  /// Returns whether the center along an axis is a number.
  fileprivate func stackedChannel(_ axis: ChartAxis) -> Bool {
    let extent = axis == .x ? x : y
    if case .number = extent.center?.channel?.value { return true }
    return false
  }
}
