// SPDX-License-Identifier: MIT

import Foundation

extension SystemFormatStyle {
  /// A format that refers to a date from another one: relative if it is near, such as “tomorrow”, and
  /// absolute if it is far away, such as “June 2019”.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    var calendar = Calendar.autoupdatingCurrent
    var timeZone: TimeZone {
      get { calendar.timeZone }
      set { calendar.timeZone = newValue }
    }
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - date: The date to which the text refers.
    ///   - allowedFields: The fields that may be shown.
    ///   - maxFieldCount: The greatest number of fields of an absolute date.
    ///   - thresholdField: The largest field of relative dates.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    /// Returns the format with a calendar.
    public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference {
      var style = self
      style.calendar = calendar
      return style
    }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> SystemFormatStyle.DateReference {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the text for a current date.
    public func format(_ value: Date) -> AttributedString {
      let distance = abs(date.timeIntervalSince(value))
      guard distance.isFinite else { return "" }
      return AttributedString(distance < threshold ? relative(from: value) : absolute(from: value))
    }

    /// The distance in seconds from which dates are absolute: one of the next larger field.
    private var threshold: TimeInterval {
      switch thresholdField {
      case .second: 60
      case .minute: 3600
      case .hour: 86_400
      case .day, .week: 30 * 86_400
      case .month: 365 * 86_400
      default: .infinity
      }
    }

    private func relative(from value: Date) -> String {
      // Fields above the threshold are not shown.
      let sizes: [(Date.RelativeFormatStyle.Field, TimeInterval)] = [
        (.second, 1), (.minute, 60), (.hour, 3600), (.day, 86_400), (.week, 7 * 86_400),
        (.month, 30 * 86_400), (.year, 365 * 86_400),
      ]
      let fields = sizes.filter { allowedFields.contains($0.0) && $0.1 < threshold }.map(\.0)
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: Set(fields.isEmpty ? [thresholdField] : fields),
        presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
      return style.format(value)
    }

    private func absolute(from value: Date) -> String {
      let isSameYear = calendar.isDate(date, equalTo: value, toGranularity: .year)
      var fields: [Date.RelativeFormatStyle.Field] = [.year, .month, .day, .hour, .minute]
        .filter(allowedFields.contains)
      if isSameYear, fields.count > 1 { fields.removeAll { $0 == .year } }
      let shown = fields.prefix(max(maxFieldCount, 1))
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      if shown.contains(.year) { style = style.year() }
      if shown.contains(.month) { style = style.month(.wide) }
      if shown.contains(.day) {
        style = style.day()
        if !shown.contains(.year) { style = style.weekday(.wide) }
      }
      if shown.contains(.hour) { style = style.hour() }
      if shown.contains(.minute) { style = style.minute() }
      return style.format(date)
    }

    private var step: TimeInterval {
      if allowedFields.contains(.second) { return 1 }
      return allowedFields.contains(.minute) ? 60 : 3600
    }

    /// Returns the date before which the text is another one.
    public func discreteInput(before input: Date) -> Date? {
      input.discrete(from: date, step: step, isForward: false)
    }

    /// Returns the date after which the text is another one.
    public func discreteInput(after input: Date) -> Date? {
      input.discrete(from: date, step: step, isForward: true)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a format that refers to a date, such as “tomorrow”.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
