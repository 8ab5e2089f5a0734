// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// Someone who looks after a user, or whom the user looks after, or both.
  package struct Contact: Equatable, Identifiable, Sendable {
    /// What names the contact: the identifier of the other user.
    package var id: String
    /// The full name.
    package var name: String
    /// The number of the phone, with the country's code; empty for none.
    package var phoneNumber: String
    /// Whether the contact is told when the user does not check in.
    package var isResponder: Bool
    /// Whether the user is told when the contact does not check in.
    package var isDependent: Bool
    /// When the contact checked in last; `nil` before the first time.
    package var lastCheckedIn: Date?
    /// How long a check-in of the contact lasts, in seconds.
    package var checkInInterval: TimeInterval

    /// Creates a contact; by default one who is told when the user does not check in.
    package init(
      id: String,
      name: String,
      phoneNumber: String = "",
      isResponder: Bool = true,
      isDependent: Bool = false,
      lastCheckedIn: Date? = nil,
      checkInInterval: TimeInterval = 86_400
    ) {
      self.id = id
      self.name = name
      self.phoneNumber = phoneNumber
      self.isResponder = isResponder
      self.isDependent = isDependent
      self.lastCheckedIn = lastCheckedIn
      self.checkInInterval = checkInInterval
    }
  }
}
