// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

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
