// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// The state of a check-in at a time.
  package enum CheckInState: Hashable, Sendable, CaseIterable {
    /// There has been no check-in, so none is overdue.
    case notYetCheckedIn
    /// There is enough time left.
    case fine
    /// The last two hours, or the last quarter of a short interval, have begun.
    case dueSoon
    /// The check-in has expired.
    case expired
  }

  /// A person who checks in: a user or a contact.
  package protocol ChecksIn {
    /// The date of the last check-in; `nil` before the first one.
    var lastCheckedIn: Date? { get }
    /// The check-in interval in seconds.
    var checkInInterval: TimeInterval { get }
    /// The expiration of the last check-in; `nil` before the first one.
    var nextExpiration: Date? { get }
  }
}

extension LifeSignal.ChecksIn {
  /// The time before the expiration at which a check-in is due soon, in seconds.
  ///
  /// It is two hours, or a quarter of an interval of less than eight hours.
  package var warningTime: TimeInterval { max(0, min(7200, checkInInterval / 4)) }

  /// Returns the state of the check-in.
  ///
  /// - Parameter date: The time of the state.
  /// - Returns: The state. A check-in has expired at the exact time of its expiration.
  package func checkInState(at date: Date) -> LifeSignal.CheckInState {
    guard let remaining = timeRemaining(at: date) else { return .notYetCheckedIn }
    if remaining <= 0 { return .expired }
    return remaining <= warningTime ? .dueSoon : .fine
  }

  /// Returns the remaining time of the check-in, in seconds.
  ///
  /// - Parameter date: The time from which to count.
  /// - Returns: The time, which is negative after the expiration; `nil` before the first check-in.
  package func timeRemaining(at date: Date) -> TimeInterval? {
    nextExpiration?.timeIntervalSince(date)
  }
}
