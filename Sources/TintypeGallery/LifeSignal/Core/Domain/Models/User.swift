// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// A person who checks in.
  public struct User: Equatable, Identifiable, Sendable {
    /// What names the user everywhere.
    public var id: String
    /// The full name.
    public var name: String
    /// The address of email.
    public var email: String
    /// The number of the phone, with the country's code; empty for none.
    public var phoneNumber: String
    /// When the user checked in last; `nil` before the first time.
    public var lastCheckedIn: Date?
    /// How long a check-in lasts, in seconds.
    public var checkInInterval: TimeInterval
    /// When the last check-in ends; `nil` before the first one.
    public var checkInExpiration: Date?
    /// Where the picture lies; `nil` for none.
    public var profileImageURL: URL?
    /// Whether the user has gone through the first steps.
    public var isOnboarded: Bool
    /// When the account was made.
    public var createdAt: Date
    /// When the account was changed last.
    public var updatedAt: Date

    /// Creates a user; by default one who has not checked in yet, with an interval of a day.
    public init(
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
