// SPDX-License-Identifier: MIT

import Foundation

/// The formats of dates in an environment.
struct DateFormats {
  /// The calendar, with the locale and the time zone of the environment.
  let calendar: Calendar
  private let locale: Locale

  init(_ environment: EnvironmentValues) {
    calendar = environment.calendar
    locale = environment.locale
  }

  /// A Boolean value that indicates whether hours are counted from 1 to 12.
  var hasHalfDays: Bool {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: true
    default: false
    }
  }

  /// The order of the wheels of a date, such as month, day and year.
  var order: [Calendar.Component] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale)
    let letters: [(Character, Calendar.Component)] = [
      ("y", .year), ("M", .month), ("L", .month), ("d", .day),
    ]
    let found = (format ?? "").compactMap { letter in
      letters.first { $0.0 == letter }?.1
    }
    let unique = found.reduce(into: [Calendar.Component]()) { order, component in
      if !order.contains(component) { order.append(component) }
    }
    return unique.count == 3 ? unique : [.month, .day, .year]
  }

  /// The weekday names above a calendar's columns, from the first day of the week.
  ///
  /// They are one letter where the short names are too long for a column, as in Arabic and Hebrew.
  var weekdays: [String] {
    var names = calendar.shortStandaloneWeekdaySymbols
    if names.contains(where: { $0.count > Self.longestWeekday }) {
      names = calendar.veryShortStandaloneWeekdaySymbols
    }
    names = names.map { $0.uppercased(with: locale) }
    guard !names.isEmpty else { return [] }
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
  }

  /// The maximum length of a weekday's name in a calendar column.
  private static let longestWeekday = 4

  /// Returns the date of a button, such as “Nov 23, 2026”.
  func date(_ date: Date) -> String { format(date, dateStyle: .abbreviated) }

  /// Returns the time of a button, such as “9:41 AM”.
  ///
  /// The locale determines the digits of the hour, such as “09:41” in German.
  func time(_ date: Date) -> String { format(date) { $0.hour().minute() } }

  /// Returns the month and the year.
  func month(_ date: Date) -> String { format(date) { $0.month(.wide).year() } }

  /// Returns the name of the month.
  func monthName(_ date: Date) -> String { format(date) { $0.month(.wide) } }

  /// Returns the year.
  func year(_ date: Date) -> String { format(date) { $0.year() } }

  /// Returns the weekday, the month and the day.
  func day(_ date: Date) -> String { format(date) { $0.weekday(.wide).month(.wide).day() } }

  /// Returns the abbreviated weekday, month and day.
  func shortDay(_ date: Date) -> String {
    format(date) { $0.weekday(.abbreviated).month(.abbreviated).day() }
  }

  /// Returns a number with at least a number of digits.
  func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(
      .number.locale(locale).grouping(.never).precision(.integerLength(digits...)))
  }

  private func format(
    _ date: Date, dateStyle: Date.FormatStyle.DateStyle? = nil,
    _ change: (Date.FormatStyle) -> Date.FormatStyle = { $0 }
  ) -> String {
    date.formatted(
      change(
        Date.FormatStyle(
          date: dateStyle, time: nil, locale: locale, calendar: calendar,
          timeZone: calendar.timeZone, capitalizationContext: .beginningOfSentence)))
  }
}
