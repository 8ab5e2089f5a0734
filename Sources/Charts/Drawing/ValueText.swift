// SPDX-License-Identifier: MIT

import SwiftUI

/// The texts of values in the locale, calendar and time zone of an environment.
struct ValueText {
  let environment: EnvironmentValues

  /// Returns the text of a number.
  func text(of number: Double, isPercent: Bool = false) -> String {
    // Negative zero is shown as zero.
    let number = number == 0 ? 0 : number
    if isPercent {
      return number.formatted(
        .percent.precision(.fractionLength(0...2)).locale(environment.locale))
    }
    return number.formatted(.number.precision(.fractionLength(0...6)).locale(environment.locale))
  }

  /// Returns the text of a date to a unit; by default to minutes, or to days at the start of a day.
  func text(of date: Date, unit: Calendar.Component? = nil) -> String {
    let style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let isDay = environment.calendar.startOfDay(for: date) == date
    switch unit ?? (isDay ? .day : .minute) {
    case .year, .era, .yearForWeekOfYear: return style.year().format(date)
    case .month, .quarter: return style.month(.wide).year().format(date)
    case .hour: return style.month(.abbreviated).day().hour().format(date)
    case .minute, .second, .nanosecond:
      return style.month(.abbreviated).day().hour().minute().format(date)
    default: return style.month(.abbreviated).day().year().format(date)
    }
  }

  /// Returns the text of a value of a mark.
  func text(of channel: Channel) -> String {
    let lower = text(of: channel.value, unit: channel.unit)
    return channel.upper.map { "\(lower)–\(text(of: $0, unit: channel.unit))" } ?? lower
  }

  /// Returns the text of a value.
  func text(of value: PlotValue, unit: Calendar.Component? = nil) -> String {
    switch value {
    case .number(let number): text(of: number)
    case .date(let date): text(of: date, unit: unit)
    case .category(let name): name
    }
  }

  /// Returns the short text of a date at the tick of a step.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - step: The step.
  ///   - spansYears: Whether the axis has ticks in several years.
  /// - Returns: The text.
  func tickText(of date: Date, step: DateStep, spansYears: Bool) -> String {
    let style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch step.component {
    case .second: return style.minute().second().format(date)
    case .minute: return style.hour().minute().format(date)
    case .hour: return style.hour().format(date)
    case .month, .quarter:
      return spansYears
        ? style.month(.abbreviated).year().format(date) : style.month(.abbreviated).format(date)
    case .year, .era, .yearForWeekOfYear: return style.year().format(date)
    default: return style.month(.abbreviated).day().format(date)
    }
  }
}

/// Estimated lengths of labels.
enum LabelEstimate {
  /// The size of the caption font in points.
  ///
  /// Source: the type sizes of Apple's Human Interface Guidelines.
  static func fontSize(_ size: DynamicTypeSize) -> CGFloat {
    switch size {
    case .xSmall, .small, .medium: 11
    case .large: 12
    case .xLarge: 14
    case .xxLarge: 16
    case .xxxLarge: 18
    case .accessibility1: 22
    case .accessibility2: 26
    case .accessibility3: 29
    case .accessibility4: 34
    case .accessibility5: 40
    @unknown default: 12
    }
  }

  /// Returns the approximate width of a text in the caption font, in points.
  static func width(of text: String, _ size: DynamicTypeSize) -> CGFloat {
    CGFloat(text.count) * fontSize(size) * 0.56
  }
}
