// SPDX-License-Identifier: MIT

import Foundation

extension Text {
  // Variants: ReferenceConvertible -> NSObject | _ReferenceConvertible
  /// Creates a text of a value as a formatter formats it.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(verbatim: Optional(formatter).text(of: subject))
  }

  // Variants: F.FormatOutput == String -> F.FormatOutput == AttributedString
  /// Creates a text of a value as a format style formats it.
  ///
  /// The locale, time zone and calendar are those of the environment.
  public nonisolated init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(source: FormattedSource(input, format))
  }

  /// Creates a text of a date in a format.
  public nonisolated init(_ date: Date, style: Text.DateStyle) {
    self.init(source: DateSource(date: date, style: style))
  }

  /// Creates a text of the interval between two dates.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(source: DateIntervalSource(dates: dates))
  }

  /// Creates a text of an interval of dates.
  public nonisolated init(_ interval: DateInterval) {
    self.init(source: DateIntervalSource(dates: interval.start...interval.end))
  }

  /// Creates a text of a timer at the current date of the environment.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end of the timer.
  ///   - pauseTime: The date at which the timer is stopped; `nil` for a running timer.
  ///   - countsDown: A Boolean value that indicates whether the timer shows the remaining time.
  ///   - showsHours: A Boolean value that indicates whether hours are separate from minutes.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      source: TimerSource(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
