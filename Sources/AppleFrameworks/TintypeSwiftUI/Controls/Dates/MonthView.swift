// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Drawn by TintypeComponents/Controls/Dates/MonthCalendar.swift.

/// The state of a calendar.
private final class MonthState {
  /// A date in the month; `nil` for that of the anchor.
  var month: Date?
  /// The anchor of the last evaluation.
  var anchor: Date?
  /// A Boolean value that indicates whether wheels for the month are shown.
  var isChoosingMonth = false
}

/// A calendar in which a user selects days.
struct MonthView {
  /// The accessibility label.
  let label: String
  /// The date whose month is shown until a user changes it.
  let anchor: Date
  /// The range of the days that can be selected.
  let bounds: DateBounds
  /// Returns whether the day with a start is selected.
  let isSelected: (Date) -> Bool
  /// The action of a tap on the day with a start.
  let choose: (Date) -> Void
}

extension MonthView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let state = scope.node.effect { MonthState() }
    if state.anchor != anchor { (state.anchor, state.month) = (anchor, nil) }
    let formats = DateFormats(scope.environment)
    let shown = bounds.clamp(state.month ?? anchor)
    guard let interval = formats.calendar.dateInterval(of: .month, for: shown) else { return [] }
    let weekday = formats.calendar.component(.weekday, from: interval.start)
    var month = CalendarMonth(
      title: formats.month(interval.start), weekdays: formats.weekdays,
      offset: (weekday - formats.calendar.firstWeekday + 7) % 7,
      chooseMonth: scope.action { state.isChoosingMonth.toggle() })
    month.days = days(in: interval, formats, scope)
    month.previous = step(-1, from: interval, state, formats, scope)
    month.next = step(1, from: interval, state, formats, scope)
    if state.isChoosingMonth {
      let wheels = DateWheels(
        label: label, date: shown, bounds: bounds, mode: .month, set: { state.month = $0 })
      month.wheels = ComponentList(scope.component(wheels, at: .part("wheels")))
    }
    return scope.nodes(of: TintypeComponents.MonthCalendar(label: label, month: month))
  }

  private func days(
    in month: DateInterval, _ formats: DateFormats, _ scope: ViewScope
  ) -> [CalendarMonth.Day] {
    let calendar = formats.calendar
    let today = calendar.startOfDay(for: bounds.clamp(scope.environment.currentDate))
    let isTodayKnown = bounds.clamp(scope.environment.currentDate) == scope.environment.currentDate
    var days: [CalendarMonth.Day] = []
    var start = month.start
    while start < month.end, let end = calendar.date(byAdding: .day, value: 1, to: start) {
      let day = start
      days.append(
        CalendarMonth.Day(
          text: formats.number(calendar.component(.day, from: day)), label: formats.day(day),
          isSelected: isSelected(day), isToday: isTodayKnown && day == today,
          choose: bounds.overlaps(DateInterval(start: day, end: max(end, day)))
            ? scope.action { choose(day) } : nil))
      guard end > start else { break }
      start = end
    }
    return days
  }

  /// Returns the action that shows another month; `nil` if it has no day that can be selected.
  private func step(
    _ months: Int, from interval: DateInterval, _ state: MonthState, _ formats: DateFormats,
    _ scope: ViewScope
  ) -> (() -> Void)? {
    guard
      let start = formats.calendar.date(byAdding: .month, value: months, to: interval.start),
      let target = formats.calendar.dateInterval(of: .month, for: start),
      bounds.overlaps(target)
    else { return nil }
    return scope.action { state.month = start }
  }
}
