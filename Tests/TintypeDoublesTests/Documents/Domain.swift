// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

// What the documents' examples presuppose, and do not show.

struct User: Equatable, Sendable {
  var id: String
  var name: String
  var email: String
  var phoneNumber = ""
  var lastCheckedIn: Date?
  var checkInInterval: TimeInterval = 86_400
  var checkInExpiration: Date?
  var profileImageURL: URL?
  var isOnboarded = false
  var createdAt = Date(timeIntervalSinceReferenceDate: 0)
  var updatedAt = Date(timeIntervalSinceReferenceDate: 0)
}

enum UserError: Error, Equatable {
  case checkInFailed
  case notFound
}

struct UserFacingError: Error, Equatable {
  var message: String

  static func from(_ error: UserError) -> Self {
    switch error {
    case .checkInFailed: Self(message: "The check-in did not work. Please try again.")
    case .notFound: Self(message: "There is no such user.")
    }
  }
}

/// The document's closures are not `@Sendable`, and its `mock` is a `static let`.
struct UserClient: @unchecked Sendable {
  var getCurrentUser: () async throws -> User
  var updateUser: (User) async throws -> Bool
  var observeCurrentUser: () -> AsyncStream<User>
  var checkIn: () async throws -> Date
  var updateCheckInInterval: (TimeInterval) async throws -> Void
  var getUser: (String) async throws -> User = unimplemented("UserClient.getUser")
}

enum UserClientKey: DependencyKey {
  static let liveValue = testValue
  static let testValue = UserClient(
    getCurrentUser: unimplemented("UserClient.getCurrentUser"),
    updateUser: unimplemented("UserClient.updateUser"),
    observeCurrentUser: unimplemented(
      "UserClient.observeCurrentUser", placeholder: AsyncStream { $0.finish() }),
    checkIn: unimplemented("UserClient.checkIn"),
    updateCheckInInterval: unimplemented("UserClient.updateCheckInInterval"))
}

extension DependencyValues {
  var userClient: UserClient {
    get { self[UserClientKey.self] }
    set { self[UserClientKey.self] = newValue }
  }
}
