// SPDX-License-Identifier: MIT

import Foundation

/// A formatter of the distance between two dates in the largest unit, such as “2 days ago”.
///
/// `@unchecked`: as Apple's, a formatter is configured before it is used by several threads.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The texts of relative dates.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers, such as “1 day ago”.
    case numeric
    /// Names if there are any, such as “yesterday”.
    case named
  }

  /// The texts of units.
  public enum UnitsStyle: Int, Sendable {
    /// Words, such as “2 months ago”.
    case full
    /// Numbers as words, such as “two months ago”.
    case spellOut
    /// Short texts, such as “2 mo. ago”.
    case short
    /// The shortest texts, such as “2mo ago”.
    case abbreviated
  }

  /// The texts of relative dates; `.numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The texts of units; `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The position in a text, which sets the capitalization.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar of the units; the current one by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set { ownCalendar = newValue }
  }
  /// The locale; the current one by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }

  private var ownCalendar: Calendar?
  private var ownLocale: Locale?

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  /// Returns the text of the largest component that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = Self.units.compactMap { unit in
      dateComponents.value(for: unit).flatMap { value in
        value == Int.max ? nil : (unit: unit, value: value)
      }
    }
    let (unit, value) = values.first { $0.value != 0 } ?? values.last ?? (.second, 0)
    return ICU.relative(
      Double(value), unit, isNamed: dateTimeStyle == .named, style: unitsStyle,
      context: formattingContext, locale: locale) ?? ""
  }

  /// Returns the text of a number of seconds, which is negative in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // The distance of a month and a year depends on the dates, as on Apple's systems.
    localizedString(
      for: Date(timeIntervalSinceReferenceDate: timeInterval),
      relativeTo: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Returns the text of a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    guard abs(date.timeIntervalSince(referenceDate)) < 1e12 else { return "" }
    return localizedString(
      from: calendar.dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  /// Returns the text of a `Date` relative to now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
