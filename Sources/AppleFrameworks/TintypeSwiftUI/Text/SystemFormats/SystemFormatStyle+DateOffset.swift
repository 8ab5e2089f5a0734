// SPDX-License-Identifier: MIT

import Foundation

extension SystemFormatStyle {
  /// A format of the distance between a date and another one, such as “3 minutes, 42 seconds”.
  ///
  /// The largest unit is a week, because Foundation cannot format months and years as units on Linux:
  /// both count as weeks and days.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - anchor: The other date.
    ///   - allowedFields: The units that may be shown.
    ///   - maxFieldCount: The greatest number of shown units.
    ///   - sign: The display of the sign, which is negative if the date is before the other one.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// Returns the format, whose units do not depend on a calendar.
    public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset { self }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> SystemFormatStyle.DateOffset {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the text of a date.
    public func format(_ value: Date) -> AttributedString {
      let distance = value.timeIntervalSince(anchor)
      let seconds = (abs(distance) * 1e6).rounded() / 1e6
      guard seconds.isFinite, seconds < 1e12 else { return "" }
      let duration = Duration.seconds(Int64(seconds.rounded(.down) / step) * Int64(step))
      let text =
        timePattern.map {
          duration.formatted(Duration.TimeFormatStyle(pattern: $0, locale: locale))
        } ?? duration.formatted(units.locale(locale))
      return AttributedString(prefix(of: distance, isZero: duration == .zero) + text)
    }

    private func prefix(of distance: TimeInterval, isZero: Bool) -> String {
      let isShownForZero =
        sign == .always(includingZero: true) || sign == .always()
      switch sign {
      case .never: return ""
      case _ where isZero: return isShownForZero && sign != .always(includingZero: false) ? "+" : ""
      case _ where distance < 0: return "−"
      case .automatic: return ""
      default: return "+"
      }
    }

    /// The pattern of times such as `1:23:45`; `nil` for units.
    private var timePattern: Duration.TimeFormatStyle.Pattern? {
      switch (allowedFields, maxFieldCount) {
      case ([.minute, .second], 2): .minuteSecond
      case ([.hour, .minute, .second], 3): .hourMinuteSecond
      default: nil
      }
    }

    private var units: Duration.UnitsFormatStyle {
      var allowed: Set<Duration.UnitsFormatStyle.Unit> = []
      let pairs: [(Date.ComponentsFormatStyle.Field, Duration.UnitsFormatStyle.Unit)] = [
        (.year, .weeks), (.month, .weeks), (.week, .weeks), (.day, .days), (.hour, .hours),
        (.minute, .minutes), (.second, .seconds),
      ]
      for (field, unit) in pairs where allowedFields.contains(field) { allowed.insert(unit) }
      return Duration.UnitsFormatStyle(
        allowedUnits: allowed.isEmpty ? [.seconds] : allowed, width: .wide,
        maximumUnitCount: max(maxFieldCount, 1), fractionalPart: .hide(rounded: .down))
    }

    /// The smallest shown amount in seconds.
    private var step: TimeInterval {
      if allowedFields.contains(.second) { return 1 }
      if allowedFields.contains(.minute) { return 60 }
      if allowedFields.contains(.hour) { return 3600 }
      return allowedFields.contains(.day) ? 86_400 : 604_800
    }

    /// Returns the date before which the text is another one.
    public func discreteInput(before input: Date) -> Date? {
      input.discrete(from: anchor, step: step, isForward: false)
    }

    /// Returns the date after which the text is another one.
    public func discreteInput(after input: Date) -> Date? {
      input.discrete(from: anchor, step: step, isForward: true)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a format of the distance to a date, such as “3 minutes, 42 seconds”.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
