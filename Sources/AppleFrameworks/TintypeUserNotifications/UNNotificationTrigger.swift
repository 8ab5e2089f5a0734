// SPDX-License-Identifier: MIT

import Foundation

/// The condition for the delivery of a notification, which never occurs.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// A Boolean value that indicates whether the notification is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A delivery after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the date that is the time after the current date.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A delivery at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components of the date.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the first date after the current date that matches the components.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A delivery in a region.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The region, such as a `CLCircularRegion`.
  public let region: NSObject

  /// Creates a trigger.
  public init(region: NSObject, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// A delivery that a server requests.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
