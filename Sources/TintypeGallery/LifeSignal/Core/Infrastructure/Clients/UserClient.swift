// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// What features ask for users.
  package struct UserClient: Sendable {
    /// Fetches the user who is signed in.
    package var getCurrentUser: @Sendable () async throws -> User
    /// Stores a user; whether it was stored.
    package var updateUser: @Sendable (User) async throws -> Bool
    /// The user who is signed in, now and after each change.
    package var observeCurrentUser: @Sendable () -> AsyncStream<User>
    /// Checks in; when that was.
    package var checkIn: @Sendable () async throws -> Date
    /// Changes how long a check-in lasts, in seconds.
    package var updateCheckInInterval: @Sendable (TimeInterval) async throws -> Void
    /// Fetches any user.
    package var getUser: @Sendable (String) async throws -> User

    /// Creates a client.
    package init(
      getCurrentUser: @escaping @Sendable () async throws -> User,
      updateUser: @escaping @Sendable (User) async throws -> Bool,
      observeCurrentUser: @escaping @Sendable () -> AsyncStream<User>,
      checkIn: @escaping @Sendable () async throws -> Date,
      updateCheckInInterval: @escaping @Sendable (TimeInterval) async throws -> Void,
      getUser: @escaping @Sendable (String) async throws -> User = unimplemented(
        "UserClient.getUser")
    ) {
      self.getCurrentUser = getCurrentUser
      self.updateUser = updateUser
      self.observeCurrentUser = observeCurrentUser
      self.checkIn = checkIn
      self.updateCheckInInterval = updateCheckInInterval
      self.getUser = getUser
    }
  }
}

private enum UserClientKey: DependencyKey {
  static var liveValue: LifeSignal.UserClient {
    @Dependency(\.storageClient) var storage
    @Dependency(\.userSession) var session
    return .live(storage: storage, session: session)
  }
  static let testValue = LifeSignal.UserClient(
    getCurrentUser: unimplemented("UserClient.getCurrentUser"),
    updateUser: unimplemented("UserClient.updateUser"),
    observeCurrentUser: unimplemented(
      "UserClient.observeCurrentUser", placeholder: AsyncStream { $0.finish() }),
    checkIn: unimplemented("UserClient.checkIn"),
    updateCheckInInterval: unimplemented("UserClient.updateCheckInInterval"))
}

extension DependencyValues {
  /// What features ask for users; in tests, each function fails until it is replaced.
  package var userClient: LifeSignal.UserClient {
    get { self[UserClientKey.self] }
    set { self[UserClientKey.self] = newValue }
  }
}
