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

extension LifeSignal.UserClient {
  /// A client for tests and previews: all works, and the user is always the mock.
  package static let mock = LifeSignal.UserClient.mock()

  /// A client for tests and previews of which some functions are replaced.
  ///
  /// - Parameters:
  ///   - getCurrentUser: Fetches the user who is signed in; by default the mock.
  ///   - updateUser: Stores a user; by default it is told that it worked.
  ///   - observeCurrentUser: The user, now and after each change; by default the mock, once.
  ///   - checkIn: Checks in; by default at the time of the `date` dependency.
  ///   - updateCheckInInterval: Changes how long a check-in lasts; by default it works.
  ///   - getUser: Fetches any user; by default the mock, with the identifier that was asked for.
  /// - Returns: The client.
  package static func mock(
    getCurrentUser: @escaping @Sendable () async throws -> LifeSignal.User = { .mock },
    updateUser: @escaping @Sendable (LifeSignal.User) async throws -> Bool = { _ in true },
    observeCurrentUser: @escaping @Sendable () -> AsyncStream<LifeSignal.User> = {
      AsyncStream { continuation in
        continuation.yield(.mock)
        continuation.finish()
      }
    },
    checkIn: @escaping @Sendable () async throws -> Date = {
      @Dependency(\.date.now) var now
      return now
    },
    updateCheckInInterval: @escaping @Sendable (TimeInterval) async throws -> Void = { _ in },
    getUser: @escaping @Sendable (String) async throws -> LifeSignal.User = { id in
      var user = LifeSignal.User.mock
      user.id = id
      return user
    }
  ) -> LifeSignal.UserClient {
    LifeSignal.UserClient(
      getCurrentUser: getCurrentUser,
      updateUser: updateUser,
      observeCurrentUser: observeCurrentUser,
      checkIn: checkIn,
      updateCheckInInterval: updateCheckInInterval,
      getUser: getUser)
  }
}
