// SPDX-License-Identifier: MIT

import Foundation

/// The formats of dates that change with time.
public enum SystemFormatStyle: Sendable {}

/// A length of time in hours, minutes, seconds and fractions of a second.
struct TimePattern: Codable, Hashable, Sendable {
  /// A Boolean value that indicates whether hours are shown separately.
  var showsHours: Bool
  /// The greatest number of shown fields.
  var maxFieldCount: Int
  /// The smallest shown amount.
  var maxPrecision: Duration
  /// The number of digits of minutes and hours, with leading zeros.
  var padding: Int
  var locale = Locale.autoupdatingCurrent

  /// The smallest shown amount in seconds.
  var step: TimeInterval { max(maxPrecision / .seconds(1), 1e-6) }

  /// Returns the text of a number of seconds, which is rounded.
  func text(_ seconds: TimeInterval, _ rule: FloatingPointRoundingRule) -> String {
    guard seconds.isFinite, seconds < 1e12 else { return "" }
    // Dates are inexact: without rounding, 5.23 can be less than 523 steps.
    let exact = (max(seconds, 0) / step * 1e4).rounded() / 1e4
    let rounded = exact.rounded(rule) * step
    let duration = Duration.milliseconds(Int64((rounded * 1000).rounded()))
    let hasHours = showsHours && rounded >= 3600
    let fieldCount = (hasHours ? 3 : 2) + (step < 1 ? 1 : 0)
    guard step < 60, maxFieldCount > 1 else {
      let units = Duration.UnitsFormatStyle(
        allowedUnits: showsHours ? [.hours, .minutes] : [.minutes], width: .wide,
        maximumUnitCount: max(maxFieldCount, 1), fractionalPart: .hide(rounded: .down))
      return duration.formatted(units.locale(locale))
    }
    let digits = fieldCount <= maxFieldCount ? fractionLength : 0
    // Only whole seconds of what is shown.
    let shown = digits > 0 ? duration : .seconds(Int64(rounded))
    let pattern: Duration.TimeFormatStyle.Pattern
    if !hasHours {
      pattern = .minuteSecond(padMinuteToLength: padding, fractionalSecondsLength: digits)
    } else if maxFieldCount == 2 {
      return Duration.seconds(Int64(rounded) / 60 * 60).formatted(
        Duration.TimeFormatStyle(pattern: .hourMinute, locale: locale))
    } else {
      pattern = .hourMinuteSecond(padHourToLength: padding, fractionalSecondsLength: digits)
    }
    return shown.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }

  /// The number of digits after the second.
  private var fractionLength: Int {
    var (digits, unit) = (0, 1.0)
    while unit > step * 1.000001, digits < 3 { (digits, unit) = (digits + 1, unit / 10) }
    return digits
  }
}

extension Date {
  /// Returns the next date, after an anchor and a number of steps, in a direction.
  func discrete(from anchor: Date, step: TimeInterval, isForward: Bool) -> Date? {
    let steps = timeIntervalSince(anchor) / step
    guard steps.isFinite else { return nil }
    let whole = steps.rounded(isForward ? .down : .up)
    return anchor.addingTimeInterval((whole + (isForward ? 1 : -1)) * step)
  }
}
