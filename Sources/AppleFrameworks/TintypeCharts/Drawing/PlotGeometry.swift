// SPDX-License-Identifier: MIT

import SwiftUI

/// The positions of marks in a plot of a size.
struct PlotGeometry {
  let model: ChartModel
  let x: PositionScale?
  let y: PositionScale?
  let size: CGSize
  private let gaps: [ChartAxis: Double]

  init(model: ChartModel, x: PositionScale?, y: PositionScale?, size: CGSize) {
    self.model = model
    self.x = x
    self.y = y
    self.size = size
    var gaps: [ChartAxis: Double] = [:]
    for axis in [ChartAxis.x, .y] { gaps[axis] = model.minimumGap(on: axis) }
    self.gaps = gaps
  }

  /// Returns the scale of an axis.
  func scale(_ axis: ChartAxis) -> PositionScale? { axis == .x ? x : y }

  /// Returns the length of the plot along an axis.
  func length(_ axis: ChartAxis) -> CGFloat { axis == .x ? size.width : size.height }

  /// Returns the position of a coordinate; the center without a scale.
  func position(_ coordinate: Double, _ axis: ChartAxis) -> CGFloat {
    scale(axis)?.position(of: coordinate, in: length(axis)) ?? length(axis) / 2
  }

  /// Returns the bounds of a bar or rectangle.
  func rectangle(of mark: PlacedMark, dodges: Dodges) -> CGRect {
    let (left, right) = edges(of: mark, .x, mark.mark.width, dodges)
    let (top, bottom) = edges(of: mark, .y, mark.mark.height, dodges)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: mark.mark.look.offset.width, dy: mark.mark.look.offset.height)
  }

  /// Returns the position of a point, whose slot may be shared with others.
  func point(of mark: PlacedMark, dodges: Dodges) -> CGPoint {
    CGPoint(
      x: center(of: mark, .x, dodges) + mark.mark.look.offset.width,
      y: center(of: mark, .y, dodges) + mark.mark.look.offset.height)
  }

  private func center(of mark: PlacedMark, _ axis: ChartAxis, _ dodges: Dodges) -> CGFloat {
    switch mark[axis] {
    case .slot(let center, _, _):
      guard let slot = dodgedSlot(of: mark, axis, dodges) else { return position(center, axis) }
      return (slot.0 + slot.1) / 2
    case .span(_, let end): return position(end, axis)
    case .points(let start, _): return start ?? length(axis) / 2
    }
  }

  /// Returns both edges along an axis in ascending order.
  func edges(
    of mark: PlacedMark, _ axis: ChartAxis, _ dimension: MarkDimension, _ dodges: Dodges
  ) -> (CGFloat, CGFloat) {
    switch mark[axis] {
    case .points(let start, let end): return sorted(start ?? 0, end ?? length(axis))
    case .span(let start, let end):
      return sorted(position(start, axis), position(end, axis))
    case .slot(let center, let lower, let upper):
      var slot = sorted(position(lower, axis), position(upper, axis))
      var automatic: CGFloat = mark.mark.kind == .rectangle ? 1 : 2 / 3
      if lower == upper, let gap = gaps[axis] {
        slot = sorted(position(center - gap / 2, axis), position(center + gap / 2, axis))
      }
      if let dodged = dodgedSlot(of: mark, axis, dodges) {
        slot = dodged
        automatic = 0.9
      }
      let width = dimension.length(in: slot.1 - slot.0, automatic: automatic)
      let middle = (slot.0 + slot.1) / 2
      return (middle - width / 2, middle + width / 2)
    }
  }

  /// Returns the part of a slot for a mark beside others; `nil` for a mark that has the whole slot.
  private func dodgedSlot(
    of mark: PlacedMark, _ axis: ChartAxis, _ dodges: Dodges
  ) -> (CGFloat, CGFloat)? {
    guard let dodge = mark.mark.look.dodge,
      axis == (dodge.axis.map { $0 == .horizontal ? .x : .y } ?? mark.baseAxis),
      case .slot(let center, var lower, var upper) = mark[axis],
      let (index, count) = dodges.place(of: dodge.value)
    else { return nil }
    if lower == upper, let gap = gaps[axis] {
      (lower, upper) = (center - gap / 2, center + gap / 2)
    }
    let slot = sorted(position(lower, axis), position(upper, axis))
    let span = dodge.span.length(in: slot.1 - slot.0, automatic: 0.8)
    let start = (slot.0 + slot.1 - span) / 2
    let part = span / CGFloat(count)
    return (start + part * CGFloat(index), start + part * CGFloat(index + 1))
  }

  private func sorted(_ first: CGFloat, _ second: CGFloat) -> (CGFloat, CGFloat) {
    (min(first, second), max(first, second))
  }
}

/// The order of the values by which marks are placed beside each other.
struct Dodges {
  private var indices: [PlotValue: Int] = [:]

  init(_ marks: [PlacedMark]) {
    for mark in marks {
      guard let value = mark.mark.look.dodge?.value, indices[value] == nil else { continue }
      indices[value] = indices.count
    }
  }

  /// Returns the index of a value and the number of values.
  func place(of value: PlotValue) -> (Int, Int)? { indices[value].map { ($0, indices.count) } }
}
