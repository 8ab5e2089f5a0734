// SPDX-License-Identifier: MIT

import Foundation

/// Ticks at the starts of calendar units.
struct DateStep: Equatable {
  let component: Calendar.Component
  let count: Int

  /// The steps of automatic ticks, from short to long.
  ///
  /// They divide the next longer unit, as on clocks and in calendars.
  static let automatic: [DateStep] =
    [1, 5, 15, 30].map { DateStep(component: .second, count: $0) }
    + [1, 5, 15, 30].map { DateStep(component: .minute, count: $0) }
    + [1, 3, 6, 12].map { DateStep(component: .hour, count: $0) }
    + [1, 2].map { DateStep(component: .day, count: $0) }
    + [1, 2].map { DateStep(component: .weekOfYear, count: $0) }
    + [1, 3, 6].map { DateStep(component: .month, count: $0) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { DateStep(component: .year, count: $0) }

  /// The approximate length in seconds.
  var length: Double { Double(count) * Self.length(of: component) }

  /// Returns the approximate length of a unit in seconds.
  private static func length(of component: Calendar.Component) -> Double {
    switch component {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .weekOfYear, .weekOfMonth, .yearForWeekOfYear: 604_800
    case .month: 2_629_746
    case .quarter: 7_889_238
    case .year: 31_556_952
    case .era: 31_556_952_000
    default: 86_400
    }
  }

  /// Returns the shortest step with at most a number of ticks in an interval.
  static func automatic(
    from lower: Date, through upper: Date, count: Int, minimum: Double = 0
  ) -> DateStep {
    let interval = upper.timeIntervalSince(lower)
    // The labels of hours have no days.
    let least: Double = interval >= 2 * 86_400 ? 86_400 : 0
    let length = max(interval / Double(max(count, 1)), minimum, least)
    return automatic.first { $0.length * 1.05 >= length }
      ?? DateStep(component: .year, count: 1000)
  }

  /// Returns the starts of units in an interval, at most a limit.
  func ticks(
    from lower: Date, through upper: Date, calendar: Calendar, limit: Int
  ) -> [Date] {
    guard count > 0, var tick = start(of: lower, calendar) else { return [] }
    var ticks: [Date] = []
    while tick <= upper, ticks.count < limit {
      if tick >= lower { ticks.append(tick) }
      // Adding to a tick that is not the first one would keep the last day of a short month.
      guard let next = calendar.date(byAdding: component, value: count, to: tick), next > tick
      else { break }
      tick = next
    }
    return ticks
  }

  /// Returns the last start of a step that is not after a date.
  private func start(of date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: component, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    let ordinal: Int
    switch component {
    case .second, .minute, .hour, .year: ordinal = calendar.component(component, from: start)
    case .month: ordinal = calendar.component(.month, from: start) - 1
    case .day: ordinal = calendar.component(.day, from: start) - 1
    default: return start
    }
    return calendar.date(byAdding: component, value: -(ordinal % count), to: start)
  }
}
