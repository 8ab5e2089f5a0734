// SPDX-License-Identifier: MIT

import SwiftUI

/// Computes the values of axis marks.
struct AxisTicks {
  /// A value with its default text.
  struct Tick {
    let value: PlotValue
    let coordinate: Double
    let text: String
    /// The coordinate after the last one; `nil` for the end of the domain.
    var next: Double?
  }

  /// The values in their order.
  struct Result {
    let values: [Tick]
  }

  let scale: PositionScale
  let values: AxisMarkValues
  /// The number of ticks that suits the size.
  let count: Int
  let axisName: String
  /// Returns whether the labels do not overlap.
  let fits: ([Tick]) -> Bool
  let format: ValueText
  let isPercent: Bool

  /// Returns the values.
  func generate() -> Result {
    switch values.storage {
    case .values(let list): return Result(values: list.compactMap { tick($0) })
    case .automatic(let desired, let minimum):
      let least = minimum.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? 0
      if let desired { return Result(values: automatic(min(max(desired, 1), 100), least)) }
      var count = count
      var ticks = automatic(count, least)
      while count > 2, !fits(ticks) {
        count -= 1
        ticks = automatic(count, least)
      }
      return Result(values: ticks)
    case .stride(let step): return Result(values: multiples(of: step))
    case .dates(let component, let count, let calendar):
      guard scale.space.kind == .date, count > 0 else {
        return Result(values: automatic(self.count, 0))
      }
      return Result(
        values: dates(
          DateStep(component: component, count: count), calendar ?? scale.space.calendar))
    }
  }

  private func automatic(_ count: Int, _ minimum: Double) -> [Tick] {
    switch scale.space.kind {
    case .category: return scale.space.categories.compactMap { tick(.category($0)) }
    case .date:
      let (lower, upper) = interval
      let step = DateStep.automatic(from: lower, through: upper, count: count, minimum: minimum)
      return dates(step, scale.space.calendar)
    case .number:
      if case .log = scale.type.storage {
        let powers = (log10(scale.lower) - 1e-9).rounded(.up)...(log10(scale.upper) + 1e-9)
        let list = Swift.stride(from: powers.lowerBound, through: powers.upperBound, by: 1)
        let ticks = list.prefix(AxisResolver.limit).compactMap { tick(.number(pow(10, $0))) }
        if ticks.count > 1 { return ticks }
      }
      let length = scale.upper - scale.lower
      guard length > 0, length.isFinite else { return [] }
      var step = NiceNumbers.step(length: length, count: count)
      if let rounding = scale.rounding, rounding.count == count { step = rounding.step }
      var remaining = count
      while step.value < minimum, remaining > 2 {
        remaining -= 1
        step = NiceNumbers.step(length: length, count: remaining)
      }
      guard step.value >= minimum else { return multiples(of: minimum) }
      return NiceNumbers.ticks(
        from: scale.lower, through: scale.upper, step: step, limit: AxisResolver.limit
      ).compactMap { tick(.number($0)) }
    }
  }

  private func multiples(of step: Double) -> [Tick] {
    guard scale.space.kind != .category, step > 0, step.isFinite else { return automatic(count, 0) }
    let first = (scale.lower / step - 1e-9).rounded(.up)
    let last = (scale.upper / step + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite, first <= last else { return [] }
    if last - first >= Double(AxisResolver.limit) { report(last - first + 1) }
    let end = min(last, first + Double(AxisResolver.limit - 1))
    return Swift.stride(from: first, through: end, by: 1).compactMap { count in
      scale.space.value(at: count * step).flatMap { tick($0) }
    }
  }

  private var interval: (Date, Date) {
    (
      Date(timeIntervalSinceReferenceDate: scale.lower),
      Date(timeIntervalSinceReferenceDate: scale.upper)
    )
  }

  private func dates(_ step: DateStep, _ calendar: Calendar) -> [Tick] {
    let (lower, upper) = interval
    let estimate = upper.timeIntervalSince(lower) / step.length
    if estimate > Double(AxisResolver.limit) { report(estimate) }
    let dates = step.ticks(
      from: lower, through: upper, calendar: calendar, limit: AxisResolver.limit)
    let years = Set(dates.map { calendar.component(.year, from: $0) })
    return dates.compactMap { date in
      let text = format.tickText(of: date, step: step, spansYears: years.count > 1)
      let next = calendar.date(byAdding: step.component, value: step.count, to: date)
      guard let coordinate = scale.space.coordinate(of: .date(date)) else { return nil }
      return Tick(
        value: .date(date), coordinate: coordinate, text: text,
        next: next?.timeIntervalSinceReferenceDate)
    }
  }

  private func tick(_ value: PlotValue) -> Tick? {
    guard let coordinate = scale.space.coordinate(of: value), coordinate.isFinite else {
      return nil
    }
    let text: String
    if case .number(let number) = value {
      text = format.text(of: number, isPercent: isPercent)
    } else {
      text = format.text(of: value)
    }
    return Tick(value: value, coordinate: coordinate, text: text)
  }

  private func report(_ count: Double) {
    ChartIssue.tooManyMarks(axis: axisName, count: count, limit: AxisResolver.limit).report()
  }
}
