// SPDX-License-Identifier: MIT

import Foundation

/// A date in a format.
struct DateSource: TextSource {
  let date: Date
  let style: Text.DateStyle

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    [TextPart(text(in: environment))]
  }

  private func text(in environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.currentDate)
    switch style.kind {
    case .time: return format(date: .omitted, time: .shortened, in: environment)
    case .date: return format(date: .long, time: .omitted, in: environment)
    case .timer: return TimerText.text(seconds: abs(distance), showsHours: true)
    case .relative: return relativeText(maximumUnitCount: 2, .abbreviated, in: environment)
    case .offset:
      return (distance < 0 ? "-" : "+") + relativeText(maximumUnitCount: 1, .wide, in: environment)
    }
  }

  private func format(
    date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle,
    in environment: EnvironmentValues
  ) -> String {
    date.formatted(
      Date.FormatStyle(
        date: dateStyle, time: time, locale: environment.base.locale,
        calendar: environment.base.calendar, timeZone: environment.base.timeZone))
  }

  /// Returns the distance from the current date in up to a number of units.
  ///
  /// The largest unit is a week, because the engine has no format with months and years.
  private func relativeText(
    maximumUnitCount: Int, _ width: Duration.UnitsFormatStyle.UnitWidth,
    in environment: EnvironmentValues
  ) -> String {
    let seconds = abs(date.timeIntervalSince(environment.currentDate)).rounded(.down)
    guard seconds.isFinite, seconds < 1e15 else { return "" }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width,
      maximumUnitCount: maximumUnitCount, fractionalPart: .hide(rounded: .down))
    return Duration.seconds(Int64(seconds)).formatted(style.locale(environment.base.locale))
  }
}

/// The interval between two dates.
struct DateIntervalSource: TextSource {
  let dates: ClosedRange<Date>

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    var style = Date.IntervalFormatStyle(
      date: .long, time: .shortened, locale: environment.base.locale,
      calendar: environment.base.calendar, timeZone: environment.base.timeZone)
    if isSameDay(in: environment.base.calendar) {
      style = Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: environment.base.locale,
        calendar: environment.base.calendar, timeZone: environment.base.timeZone)
    }
    return [TextPart(style.format(dates.lowerBound..<dates.upperBound))]
  }

  private func isSameDay(in calendar: Calendar) -> Bool {
    calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
  }
}

/// A timer.
struct TimerSource: TextSource {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    let now = pauseTime ?? environment.currentDate
    let date = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(date).rounded(.up)
      : date.timeIntervalSince(interval.lowerBound)
    return [TextPart(TimerText.text(seconds: seconds, showsHours: showsHours))]
  }
}

/// The text of a timer.
private enum TimerText {
  /// Returns hours, minutes and seconds, such as `1:02:03`; without hours, minutes and seconds.
  static func text(seconds: TimeInterval, showsHours: Bool) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e15 else { return "" }
    let total = Int64(seconds)
    func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, total >= 3600 else { return "\(total / 60):\(padded(total % 60))" }
    return "\(total / 3600):\(padded(total / 60 % 60)):\(padded(total % 60))"
  }
}
