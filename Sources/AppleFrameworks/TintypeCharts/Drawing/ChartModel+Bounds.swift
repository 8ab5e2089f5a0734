// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartModel {
  /// Returns the bounds of the coordinates of an axis; `nil` without marks.
  func bounds(of axis: ChartAxis) -> ClosedRange<Double>? {
    var lower = Double.infinity
    var upper = -Double.infinity
    let gap = minimumGap(on: axis) ?? 0
    for mark in placed {
      // A bar at a number is around it.
      let margin =
        mark.mark.kind == .bar && mark.baseAxis == axis && mark.isInstant(axis) ? gap / 2 : 0
      for coordinate in mark[axis].coordinates {
        lower = min(lower, coordinate - margin)
        upper = max(upper, coordinate + margin)
      }
    }
    return lower <= upper && lower.isFinite && upper.isFinite ? lower...upper : nil
  }

  /// Returns whether a domain of numbers of an axis includes zero.
  func includesZero(on axis: ChartAxis) -> Bool {
    !placed.contains { $0.mark.kind == .bar && $0.baseAxis == axis && $0.isInstant(axis) }
  }

  /// Returns whether all bars and areas of an axis are normalized.
  func isNormalized(on axis: ChartAxis) -> Bool {
    let stacked = placed.filter {
      ($0.mark.kind == .bar || $0.mark.kind == .area) && $0.valueAxis == axis
    }
    return !stacked.isEmpty && stacked.allSatisfy { $0.mark.stacking == .normalized }
  }

  /// Returns the smallest distance between bars or rectangles at numbers or instants of an axis.
  func minimumGap(on axis: ChartAxis) -> Double? {
    let isBase = { (mark: PlacedMark) in
      mark.mark.kind == .rectangle || (mark.mark.kind == .bar && mark.baseAxis == axis)
    }
    let centers = placed.filter { isBase($0) && $0.isInstant(axis) }.compactMap { $0[axis].center }
    guard !centers.isEmpty else { return nil }
    let sorted = Set(centers).sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? (axisIsDate(axis) ? 86_400 : 1)
  }

  private func axisIsDate(_ axis: ChartAxis) -> Bool { (axis == .x ? x : y)?.kind == .date }
}

extension PlacedMark {
  /// Returns whether the mark is at a number or an instant of an axis.
  func isInstant(_ axis: ChartAxis) -> Bool {
    if case .slot(_, let lower, let upper) = self[axis] { lower == upper } else { false }
  }
}
