// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

// The document's mock implementations, as written.

extension UserClient {
  static let mock = Self(
    getCurrentUser: { User.mock },
    updateUser: { _ in true },
    observeCurrentUser: {
      AsyncStream { continuation in
        continuation.yield(User.mock)
        continuation.finish()
      }
    },
    checkIn: { Date() },
    updateCheckInInterval: { _ in }
  )

  static func mock(
    getCurrentUser: @escaping () async throws -> User = { User.mock },
    updateUser: @escaping (User) async throws -> Bool = { _ in true },
    observeCurrentUser: @escaping () -> AsyncStream<User> = {
      AsyncStream { continuation in
        continuation.yield(User.mock)
        continuation.finish()
      }
    },
    checkIn: @escaping () async throws -> Date = { Date() },
    updateCheckInInterval: @escaping (TimeInterval) async throws -> Void = { _ in }
  ) -> Self {
    Self(
      getCurrentUser: getCurrentUser,
      updateUser: updateUser,
      observeCurrentUser: observeCurrentUser,
      checkIn: checkIn,
      updateCheckInInterval: updateCheckInInterval
    )
  }
}

extension User {
  static let mock = User(
    id: "123",
    name: "Test User",
    email: "test@example.com",
    phoneNumber: "+1234567890",
    lastCheckedIn: Date(),
    checkInInterval: 3600,
    checkInExpiration: Date().addingTimeInterval(3600),
    profileImageURL: nil,
    isOnboarded: true,
    createdAt: Date(),
    updatedAt: Date()
  )
}
