// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// A person who checks in.
  package struct User: Equatable, Identifiable, Sendable {
    /// What names the user everywhere.
    package var id: String
    /// The full name.
    package var name: String
    /// The address of email.
    package var email: String
    /// The number of the phone, with the country's code; empty for none.
    package var phoneNumber: String
    /// When the user checked in last; `nil` before the first time.
    package var lastCheckedIn: Date?
    /// How long a check-in lasts, in seconds.
    package var checkInInterval: TimeInterval
    /// When the last check-in ends; `nil` before the first one.
    package var checkInExpiration: Date?
    /// Where the picture lies; `nil` for none.
    package var profileImageURL: URL?
    /// Whether the user has gone through the first steps.
    package var isOnboarded: Bool
    /// When the account was made.
    package var createdAt: Date
    /// When the account was changed last.
    package var updatedAt: Date

    /// Creates a user; by default one who has not checked in yet, with an interval of a day.
    package init(
      id: String,
      name: String,
      email: String,
      phoneNumber: String = "",
      lastCheckedIn: Date? = nil,
      checkInInterval: TimeInterval = 86_400,
      checkInExpiration: Date? = nil,
      profileImageURL: URL? = nil,
      isOnboarded: Bool = false,
      createdAt: Date = Date(timeIntervalSince1970: 0),
      updatedAt: Date = Date(timeIntervalSince1970: 0)
    ) {
      self.id = id
      self.name = name
      self.email = email
      self.phoneNumber = phoneNumber
      self.lastCheckedIn = lastCheckedIn
      self.checkInInterval = checkInInterval
      self.checkInExpiration = checkInExpiration
      self.profileImageURL = profileImageURL
      self.isOnboarded = isOnboarded
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }
  }
}

extension LifeSignal.User {
  /// A user for tests and previews, who has just checked in.
  ///
  /// The dates are the `date` dependency's: in tests they are always the same.
  package static var mock: LifeSignal.User {
    @Dependency(\.date.now) var now
    return LifeSignal.User(
      id: "123",
      name: "Test User",
      email: "test@example.com",
      phoneNumber: "+1234567890",
      lastCheckedIn: now,
      checkInInterval: 3600,
      checkInExpiration: now.addingTimeInterval(3600),
      profileImageURL: nil,
      isOnboarded: true,
      createdAt: now,
      updatedAt: now
    )
  }
}

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
