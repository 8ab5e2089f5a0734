// SPDX-License-Identifier: MIT

import Foundation

extension SystemFormatStyle {
  /// A format of the time since a date, such as `00:05.23`.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private var pattern: TimePattern

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - startDate: The date from which time is measured; earlier dates count as this one.
    ///   - showsHours: Whether hours are shown separately, after the first hour.
    ///   - maxFieldCount: The greatest number of shown fields.
    ///   - maxPrecision: The smallest shown amount.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      pattern = TimePattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        padding: 2)
    }

    /// Returns the text of a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(pattern.text(value.timeIntervalSince(start), .down))
    }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> SystemFormatStyle.Stopwatch {
      var style = self
      style.pattern.locale = locale
      return style
    }

    /// Returns the date before which the text is another one.
    public func discreteInput(before input: Date) -> Date? {
      input > start
        ? input.discrete(from: start, step: pattern.step, isForward: false) : nil
    }

    /// Returns the date after which the text is another one.
    public func discreteInput(after input: Date) -> Date? {
      max(input, start).discrete(from: start, step: pattern.step, isForward: true)
    }
  }

  /// A format of the time until or since an end of an interval, such as `4:32`.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private var pattern: TimePattern

    // Variants: countingDownIn; until the end; interval, true
    //   -> countingUpIn; since the start; interval, false
    /// Creates a format of the time until the end of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval; other dates count as its ends.
    ///   - showsHours: Whether hours are shown separately, if there are any.
    ///   - maxFieldCount: The greatest number of shown fields.
    ///   - maxPrecision: The smallest shown amount.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
    }

    init(
      _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      pattern = TimePattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        padding: 1)
    }

    /// Returns the text of a date.
    public func format(_ value: Date) -> AttributedString {
      let date = min(max(value, interval.lowerBound), interval.upperBound)
      return AttributedString(
        countsDown
          ? pattern.text(interval.upperBound.timeIntervalSince(date), .up)
          : pattern.text(date.timeIntervalSince(interval.lowerBound), .down))
    }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> SystemFormatStyle.Timer {
      var style = self
      style.pattern.locale = locale
      return style
    }

    private var anchor: Date { countsDown ? interval.upperBound : interval.lowerBound }

    /// Returns the date before which the text is another one.
    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      return min(input, interval.upperBound)
        .discrete(from: anchor, step: pattern.step, isForward: false)
    }

    /// Returns the date after which the text is another one.
    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      return max(input, interval.lowerBound)
        .discrete(from: anchor, step: pattern.step, isForward: true)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a format of the time since a date, such as `00:05.23`.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  // Variants: countingDownIn; until the end -> countingUpIn; since the start
  /// Returns a format of the time until the end of an interval, such as `4:32`.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
