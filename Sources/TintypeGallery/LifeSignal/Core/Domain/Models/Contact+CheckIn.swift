// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal.Contact: LifeSignal.ChecksIn {
  /// When the last check-in ends; `nil` before the first one.
  package var nextExpiration: Date? { lastCheckedIn?.addingTimeInterval(checkInInterval) }

  /// Creates the contact that another user becomes.
  ///
  /// - Parameters:
  ///   - user: The other user.
  ///   - isResponder: Whether the contact is told when the user does not check in; `true` by default.
  ///   - isDependent: Whether the user is told when the contact does not; `false` by default.
  package init(user: LifeSignal.User, isResponder: Bool = true, isDependent: Bool = false) {
    self.init(
      id: user.id,
      name: user.name,
      phoneNumber: user.phoneNumber,
      isResponder: isResponder,
      isDependent: isDependent,
      lastCheckedIn: user.lastCheckedIn,
      checkInInterval: user.checkInInterval)
  }
}
