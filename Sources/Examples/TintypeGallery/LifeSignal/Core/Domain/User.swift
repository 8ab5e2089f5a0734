// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// A person who checks in.
  package struct User: Equatable, Identifiable, Sendable {
    /// The user's identifier.
    package var id: String
    /// The full name.
    package var name: String
    /// The email address.
    package var email: String
    /// The phone number with the country code; empty if there is none.
    package var phoneNumber: String
    /// The date of the last check-in; `nil` before the first one.
    package var lastCheckedIn: Date?
    /// The check-in interval in seconds.
    package var checkInInterval: TimeInterval
    /// The expiration of the last check-in; `nil` before the first one.
    package var checkInExpiration: Date?
    /// The URL of the profile image; `nil` if there is none.
    package var profileImageURL: URL?
    /// A Boolean value that indicates whether the user has completed onboarding.
    package var isOnboarded: Bool
    /// The date of the account's creation.
    package var createdAt: Date
    /// The date of the account's last change.
    package var updatedAt: Date

    /// Creates a user; by default without a check-in and with an interval of one day.
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
  /// The dates come from the `date` dependency and are therefore constant in tests.
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
  /// The expiration of the last check-in; `nil` before the first one.
  ///
  /// It is the stored expiration if there is one, otherwise the last check-in plus the interval.
  package var nextExpiration: Date? {
    guard let lastCheckedIn else { return nil }
    return checkInExpiration ?? lastCheckedIn.addingTimeInterval(checkInInterval)
  }

  /// Checks in.
  ///
  /// Check-ins from two phones may arrive in the wrong order, so one that is older than the last
  /// one changes nothing.
  ///
  /// - Parameter date: The date of the check-in.
  package mutating func checkIn(at date: Date) {
    if let lastCheckedIn, lastCheckedIn > date { return }
    lastCheckedIn = date
    checkInExpiration = date.addingTimeInterval(checkInInterval)
    updatedAt = max(updatedAt, date)
  }

  /// Changes the check-in interval, also for the current check-in.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds, from one hour to thirty days.
  ///   - date: The date of the change.
  /// - Throws: ``LifeSignal/ValidationError/checkInInterval(_:)`` for any other interval.
  package mutating func changeCheckInInterval(
    to interval: TimeInterval, at date: Date
  ) throws(LifeSignal.ValidationError) {
    checkInInterval = try LifeSignal.Validation.checkInInterval(interval)
    checkInExpiration = lastCheckedIn?.addingTimeInterval(interval)
    updatedAt = max(updatedAt, date)
  }

  /// Returns the user with normalized fields.
  ///
  /// - Returns: The user with the name, email address, phone number and profile image as they are
  ///   stored.
  /// - Throws: The error of the first invalid field.
  package func validated() throws(LifeSignal.ValidationError) -> LifeSignal.User {
    var user = self
    user.name = try LifeSignal.Validation.name(name)
    user.email = try LifeSignal.Validation.email(email)
    // The phone number is optional.
    if !phoneNumber.isEmpty {
      user.phoneNumber = try LifeSignal.Validation.phoneNumber(phoneNumber)
    }
    if let profileImageURL {
      user.profileImageURL = try LifeSignal.Validation.profileImage(profileImageURL)
    }
    return user
  }
}
