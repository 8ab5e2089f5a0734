// SPDX-License-Identifier: MIT

import Foundation

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
