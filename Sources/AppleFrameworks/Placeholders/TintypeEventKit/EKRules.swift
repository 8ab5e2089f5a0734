// SPDX-License-Identifier: MIT

public import CoreLocation
public import Foundation

/// A place with its coordinate.
open class EKStructuredLocation: EKObject {
  /// The name.
  open var title: String?
  /// The coordinate.
  open var geoLocation: CLLocation?
  /// The radius in meters.
  open var radius: Double = 0

  /// Creates a place.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

/// The movements that cause an alarm.
public enum EKAlarmProximity: Int, Sendable {
  /// None.
  case none
  /// To a place.
  case enter
  /// From a place.
  case leave
}

/// An alarm, which is not given.
open class EKAlarm: EKObject {
  /// The seconds from the start, negative before it.
  open var relativeOffset: TimeInterval = 0
  /// The time.
  open var absoluteDate: Date?
  /// The place.
  open var structuredLocation: EKStructuredLocation?
  /// The movement.
  open var proximity = EKAlarmProximity.none

  /// Creates an alarm at a time.
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }

  /// Creates an alarm that is relative to the start.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}

/// The units of repetitions.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Days.
  case daily
  /// Weeks.
  case weekly
  /// Months.
  case monthly
  /// Years.
  case yearly
}

/// The days of the week.
public enum EKWeekday: Int, Sendable {
  /// Sunday.
  case sunday = 1
  /// Monday.
  case monday
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
}

/// A day of the week, or of a certain week.
open class EKRecurrenceDayOfWeek: NSObject {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// The number of the week, 0 for each.
  public let weekNumber: Int

  /// Creates a day.
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
}

/// The end of repetitions.
open class EKRecurrenceEnd: NSObject {
  /// The time of the end.
  public let endDate: Date?
  /// The number of repetitions, 0 with a time.
  public let occurrenceCount: Int

  /// Creates an end at a time.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }

  /// Creates an end after a number of repetitions.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// A rule of repetition.
open class EKRecurrenceRule: EKObject {
  /// The unit.
  public let frequency: EKRecurrenceFrequency
  /// The number of units.
  public let interval: Int
  /// The end.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// The days of the week.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month.
  public let daysOfTheMonth: [NSNumber]?
  /// The months.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks of the year.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year.
  public let daysOfTheYear: [NSNumber]?
  /// The positions among the days.
  public let setPositions: [NSNumber]?

  /// Creates a rule.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// Creates a rule with days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear) = (weeksOfTheYear, daysOfTheYear)
    self.setPositions = setPositions
  }
}

/// The answers of people.
public enum EKParticipantStatus: Int, Sendable {
  /// Unknown.
  case unknown
  /// None.
  case pending
  /// Yes.
  case accepted
  /// No.
  case declined
  /// Perhaps.
  case tentative
  /// Another person goes.
  case delegated
  /// Completed.
  case completed
  /// In progress.
  case inProcess
}

/// A person of an event, of which there are none.
open class EKParticipant: EKObject {
  /// The name: always `nil`.
  open var name: String? { nil }
  /// The answer: always `unknown`.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// A Boolean value that indicates whether the person is the user: always `false`.
  open var isCurrentUser: Bool { false }
}
