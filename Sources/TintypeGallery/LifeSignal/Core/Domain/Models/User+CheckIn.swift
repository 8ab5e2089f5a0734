// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal.User: LifeSignal.ChecksIn {
  /// When the last check-in ends: as it is stored, or else an interval after it; `nil` before the
  /// first one.
  package var nextExpiration: Date? {
    guard let lastCheckedIn else { return nil }
    return checkInExpiration ?? lastCheckedIn.addingTimeInterval(checkInInterval)
  }

  /// Checks in.
  ///
  /// Two phones may send their check-ins in the wrong order: one that is older than the last changes
  /// nothing.
  ///
  /// - Parameter date: When that is.
  package mutating func checkIn(at date: Date) {
    if let lastCheckedIn, lastCheckedIn > date { return }
    lastCheckedIn = date
    checkInExpiration = date.addingTimeInterval(checkInInterval)
    updatedAt = max(updatedAt, date)
  }

  /// Changes how long a check-in lasts, the one that is running too.
  ///
  /// - Parameters:
  ///   - interval: How long, in seconds, from an hour to thirty days.
  ///   - date: When it is changed.
  /// - Throws: ``LifeSignal/ValidationError/checkInInterval(_:)`` for any other.
  package mutating func changeCheckInInterval(
    to interval: TimeInterval, at date: Date
  ) throws(LifeSignal.ValidationError) {
    checkInInterval = try LifeSignal.Validation.checkInInterval(interval)
    checkInExpiration = lastCheckedIn?.addingTimeInterval(interval)
    updatedAt = max(updatedAt, date)
  }

  /// The user with what was entered put in order.
  ///
  /// - Returns: The user with the name, email, phone number and picture as they are stored.
  /// - Throws: What is wrong with the first of them that cannot be.
  package func validated() throws(LifeSignal.ValidationError) -> LifeSignal.User {
    var user = self
    user.name = try LifeSignal.Validation.name(name)
    user.email = try LifeSignal.Validation.email(email)
    // One may have no phone.
    if !phoneNumber.isEmpty {
      user.phoneNumber = try LifeSignal.Validation.phoneNumber(phoneNumber)
    }
    if let profileImageURL {
      user.profileImageURL = try LifeSignal.Validation.profileImage(profileImageURL)
    }
    return user
  }
}
