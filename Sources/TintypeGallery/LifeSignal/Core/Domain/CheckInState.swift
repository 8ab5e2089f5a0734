// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// How it stands with someone's check-in at a time.
  package enum CheckInState: Hashable, Sendable, CaseIterable {
    /// There has been no check-in, so that none can be late.
    case notYetCheckedIn
    /// There is much time left.
    case fine
    /// The last hours, or the last quarter of a short interval, have begun.
    case dueSoon
    /// The time is over.
    case expired
  }

  /// Someone who checks in: a user or a contact.
  package protocol ChecksIn {
    /// When the last check-in was; `nil` before the first one.
    var lastCheckedIn: Date? { get }
    /// How long a check-in lasts, in seconds.
    var checkInInterval: TimeInterval { get }
    /// When the last check-in ends; `nil` before the first one.
    var nextExpiration: Date? { get }
  }
}

extension LifeSignal.ChecksIn {
  /// How long before its end a check-in is due soon, in seconds: two hours, or a quarter of an
  /// interval of less than eight.
  package var warningTime: TimeInterval { max(0, min(7200, checkInInterval / 4)) }

  /// How it stands with the check-in.
  ///
  /// - Parameter date: At what time.
  /// - Returns: The state. At the very end the check-in has expired.
  package func checkInState(at date: Date) -> LifeSignal.CheckInState {
    guard let remaining = timeRemaining(at: date) else { return .notYetCheckedIn }
    if remaining <= 0 { return .expired }
    return remaining <= warningTime ? .dueSoon : .fine
  }

  /// How much time is left to check in, in seconds.
  ///
  /// - Parameter date: At what time.
  /// - Returns: The time, which is negative when it is over; `nil` before the first check-in.
  package func timeRemaining(at date: Date) -> TimeInterval? {
    nextExpiration?.timeIntervalSince(date)
  }
}
