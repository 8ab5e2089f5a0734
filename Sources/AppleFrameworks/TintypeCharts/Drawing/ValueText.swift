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
    // The digits of larger numbers are not exact, and would not fit next to an axis.
    if abs(number) >= 1e15 {
      return number.formatted(
        .number.notation(.scientific).precision(.fractionLength(0...3)).locale(environment.locale))
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
    text.reduce(0) { $0 + share(of: $1) } * fontSize(size)
  }

  /// Returns the approximate width of a character as a part of the font size.
  ///
  /// The classes are rounded up from the widths of characters in Roboto and Noto Sans Arabic.
  private static func share(of character: Character) -> CGFloat {
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|", "’", "·", " ", "\u{a0}", "\u{202f}":
      return 0.28
    case "f", "r", "t", "-", "/", "(", ")": return 0.4
    case "m", "w", "M", "W", "%", "–": return 0.9
    default: break
    }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    // Arabic letters are connected, and several are narrow.
    case 0x0600...0x06FF where !character.isNumber: return 0.5
    // Characters of East Asian scripts are squares.
    case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60: return 1
    // Marks that control the direction are invisible.
    case 0x200B...0x200F, 0x2066...0x2069, 0x061C: return 0
    default: return character.isUppercase ? 0.66 : 0.56
    }
  }
}
