// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The kinds of objects in a store.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event
  /// Reminders.
  case reminder
}

/// The kinds of objects that a calendar contains.
public struct EKEntityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Events.
  public static let event = Self(rawValue: 1)
  /// Reminders.
  public static let reminder = Self(rawValue: 2)
}

/// The permissions for the calendars of the user.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case fullAccess
  /// The user has agreed to new events.
  case writeOnly

  /// The earlier name of `fullAccess`.
  public static var authorized: Self { .fullAccess }
}

/// The events that a change concerns.
public enum EKSpan: Int, Sendable {
  /// One event.
  case thisEvent
  /// An event and those that follow it.
  case futureEvents
}

/// An error of the calendars.
public struct EKError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The object has no calendar.
    case noCalendar = 1
    /// The event has no start.
    case noStartDate
    /// The event has no end.
    case noEndDate
    /// The end is before the start.
    case datesInverted
    /// Another error.
    case internalFailure
    /// The calendar cannot be changed.
    case calendarReadOnly
    /// There is no such object.
    case objectBelongsToDifferentStore = 11
    /// The user has refused.
    case eventStoreNotAuthorized = 29
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "EKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "There are no calendars on Linux."]
  }
}

// Proof of safety: the store has no stored properties.
/// The calendars of the user, of which there are none.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }

  /// Creates a store of some calendars.
  public convenience init(sources: [EKSource]) { self.init() }

  /// Returns `notDetermined`.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  /// Calls the handler with `false`, because there are no calendars.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  /// Returns `false`, because there are no calendars.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

  /// Calls the handler with `false`, because there are no calendars.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }

  /// Returns `false`, because there are no calendars.
  open func requestFullAccessToEvents() async throws -> Bool { false }

  /// Calls the handler with `false`, because there are no calendars.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }

  /// Returns `false`, because there are no calendars.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  /// Calls the handler with `false`, because there are no calendars.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }

  /// Returns `false`, because there are no calendars.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  /// The identifier: always empty.
  open var eventStoreIdentifier: String { "" }
  /// The accounts, of which there are none.
  open var sources: [EKSource] { [] }
  /// The calendar for new events: always `nil`.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  /// Returns the calendar for new reminders, which is `nil`.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  /// Returns no calendars.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

  /// Returns no calendar.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

  /// Returns no account.
  open func source(withIdentifier identifier: String) -> EKSource? { nil }

  /// Returns no object.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

  /// Returns no event.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  /// Returns no events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  /// Does nothing, because there are no events.
  open func enumerateEvents(
    matching predicate: NSPredicate,
    using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Calls the handler with no reminders.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSObject()
  }

  /// Does nothing, because requests end at once.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// Returns a condition, which no event meets.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a condition, which no reminder meets.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a condition, which no reminder meets.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a condition, which no reminder meets.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Throws an error, because there are no calendars.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw Self.refused }

  /// Throws an error, because there are no calendars.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw Self.refused
  }

  /// Throws an error, because there are no calendars.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.refused }

  /// Throws an error, because there are no calendars.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.refused }

  /// Throws an error, because there are no calendars.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refused }

  /// Throws an error, because there are no calendars.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refused }

  /// Throws an error, because there are no calendars.
  open func commit() throws { throw Self.refused }

  /// Does nothing, because there are no calendars.
  open func reset() {}

  /// Does nothing, because there are no calendars.
  open func refreshSourcesIfNecessary() {}

  private static var refused: EKError { EKError(.eventStoreNotAuthorized) }
}

extension Notification.Name {
  /// The notification of changed calendars, which is never posted.
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}
