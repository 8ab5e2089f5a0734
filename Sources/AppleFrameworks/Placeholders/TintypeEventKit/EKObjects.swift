// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// An object of a calendar.
open class EKObject: NSObject {
  /// A Boolean value that indicates whether there are changes: always `false`.
  open var hasChanges: Bool { false }
  /// A Boolean value that indicates whether the object was never stored: always `true`.
  open var isNew: Bool { true }

  /// Returns `false`, because objects are not stored.
  @discardableResult
  open func refresh() -> Bool { false }

  /// Does nothing, because objects are not stored.
  open func reset() {}

  /// Does nothing, because objects are not stored.
  open func rollback() {}
}

/// An account with calendars.
open class EKSource: EKObject {
  /// The identifier: always empty.
  open var sourceIdentifier: String { "" }
  /// The title: always empty.
  open var title: String { "" }
  /// The kind: always `local`.
  open var sourceType: EKSourceType { .local }

  /// Returns no calendars.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// The kinds of accounts.
public enum EKSourceType: Int, Sendable {
  /// The device.
  case local
  /// Exchange.
  case exchange
  /// CalDAV.
  case calDAV
  /// MobileMe.
  case mobileMe
  /// Subscribed calendars.
  case subscribed
  /// Birthdays.
  case birthdays
}

/// The kinds of calendars.
public enum EKCalendarType: Int, Sendable {
  /// The device.
  case local
  /// CalDAV.
  case calDAV
  /// Exchange.
  case exchange
  /// A subscription.
  case subscription
  /// Birthdays.
  case birthday
}

/// A calendar.
open class EKCalendar: EKObject {
  /// The identifier.
  public let calendarIdentifier = UUID().uuidString
  /// The account.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource!
  /// The title.
  open var title = ""
  /// The kind: always `local`.
  open var type: EKCalendarType { .local }
  /// The color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  /// A Boolean value that indicates whether the calendar can be changed: always `true`.
  open var allowsContentModifications: Bool { true }
  /// A Boolean value that indicates whether the calendar is a subscription: always `false`.
  open var isSubscribed: Bool { false }
  /// A Boolean value that indicates whether the title is fixed: always `false`.
  open var isImmutable: Bool { false }
  /// The kinds of objects.
  open private(set) var allowedEntityTypes: EKEntityMask = [.event]

  /// Creates a calendar.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init()
    allowedEntityTypes = entityType == .event ? .event : .reminder
  }
}

/// The superclass of events and reminders.
open class EKCalendarItem: EKObject {
  /// The identifier.
  public let calendarItemIdentifier = UUID().uuidString
  /// The identifier of the account: that of the object.
  open var calendarItemExternalIdentifier: String { calendarItemIdentifier }
  /// The calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The place.
  open var location: String?
  /// The notes.
  open var notes: String?
  /// The web page.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The alarms.
  open var alarms: [EKAlarm]?
  /// The rules of repetition.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The time of the last change: always `nil`.
  open var lastModifiedDate: Date? { nil }
  /// The time of the creation: always `nil`.
  open var creationDate: Date? { nil }
  /// The people: always `nil`.
  open var attendees: [EKParticipant]? { nil }
  /// A Boolean value that indicates whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// A Boolean value that indicates whether there are rules of repetition.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// A Boolean value that indicates whether there are people: always `false`.
  open var hasAttendees: Bool { false }
  /// A Boolean value that indicates whether there are notes.
  open var hasNotes: Bool { notes?.isEmpty == false }

  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

  /// Adds a rule of repetition.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }

  /// Removes a rule of repetition.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// The availabilities of the user.
public enum EKEventAvailability: Int, Sendable {
  /// Not known.
  case notSupported = -1
  /// Busy.
  case busy = 0
  /// Free.
  case free
  /// Perhaps busy.
  case tentative
  /// Not available.
  case unavailable
}

/// The states of events.
public enum EKEventStatus: Int, Sendable {
  /// None.
  case none
  /// Confirmed.
  case confirmed
  /// Perhaps.
  case tentative
  /// Canceled.
  case canceled
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// The identifier: that of the object.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { calendarItemIdentifier }
  /// A Boolean value that indicates whether the event takes whole days.
  open var isAllDay = false
  /// The start.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  /// The end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  /// The place with its coordinate.
  open var structuredLocation: EKStructuredLocation?
  /// The availability.
  open var availability = EKEventAvailability.busy
  /// The state: always `none`.
  open var status: EKEventStatus { .none }
  /// A Boolean value that indicates whether the event differs from its rule: always `false`.
  open var isDetached: Bool { false }
  /// The organizer: always `nil`.
  open var organizer: EKParticipant? { nil }
  /// The start by the rule.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { startDate }

  /// Creates an event.
  public convenience init(eventStore: EKEventStore) { self.init() }

  /// Compares the starts of two events.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let startDate, let start = other.startDate else { return .orderedSame }
    return startDate.compare(start)
  }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// The start.
  open var startDateComponents: DateComponents?
  /// The time at which the reminder is due.
  open var dueDateComponents: DateComponents?
  /// A Boolean value that indicates whether the reminder is completed.
  open var isCompleted = false
  /// The time of the completion.
  open var completionDate: Date?
  /// The priority from 1, the highest one, to 9; 0 for none.
  open var priority = 0

  /// Creates a reminder.
  public convenience init(eventStore: EKEventStore) { self.init() }
}
