// SPDX-License-Identifier: MIT

import Foundation

/// The components of a date that a user can select.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The range of the dates that a user can select.
struct DateBounds: Sendable {
  /// The earliest date.
  private(set) var minimum: Date?
  /// The latest date.
  private(set) var maximum: Date?

  init() {}
  init(_ range: ClosedRange<Date>) {
    (minimum, maximum) = (range.lowerBound, range.upperBound)
  }
  init(_ range: PartialRangeFrom<Date>) { minimum = range.lowerBound }
  init(_ range: PartialRangeThrough<Date>) { maximum = range.upperBound }
  init(_ range: Range<Date>) {
    minimum = range.lowerBound
    maximum = range.upperBound.addingTimeInterval(-Self.precision)
  }
  init(_ range: PartialRangeUpTo<Date>) {
    maximum = range.upperBound.addingTimeInterval(-Self.precision)
  }

  /// The distance of the latest date from the end of a half-open range, in seconds.
  private static let precision = 0.001

  /// Clamps a date to the range.
  ///
  /// Dates that calendars cannot represent are replaced.
  func clamp(_ date: Date) -> Date {
    var date = date.timeIntervalSinceReferenceDate.isFinite ? date : Date(timeIntervalSince1970: 0)
    date = min(max(date, .distantPast), .distantFuture)
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    return date
  }

  /// Returns whether the range contains a part of an interval.
  func overlaps(_ interval: DateInterval) -> Bool {
    if let minimum, interval.end <= minimum { return false }
    if let maximum, interval.start > maximum { return false }
    return true
  }
}
