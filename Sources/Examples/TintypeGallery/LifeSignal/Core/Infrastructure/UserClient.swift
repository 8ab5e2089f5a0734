// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// A client for users.
  package struct UserClient: Sendable {
    /// Fetches the signed-in user.
    package var getCurrentUser: @Sendable () async throws -> User
    /// Stores a user, and returns a Boolean value that indicates whether it was stored.
    package var updateUser: @Sendable (User) async throws -> Bool
    /// Returns a stream of the signed-in user: the current state and each change.
    package var observeCurrentUser: @Sendable () -> AsyncStream<User>
    /// Checks in, and returns the date of the check-in.
    package var checkIn: @Sendable () async throws -> Date
    /// Changes the check-in interval in seconds.
    package var updateCheckInInterval: @Sendable (TimeInterval) async throws -> Void
    /// Fetches a user by identifier.
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
  /// The client for users; in tests, each function fails until it is replaced.
  package var userClient: LifeSignal.UserClient {
    get { self[UserClientKey.self] }
    set { self[UserClientKey.self] = newValue }
  }
}

extension LifeSignal.UserClient {
  /// A client for tests and previews that never fails and always returns the mock user.
  package static let mock = LifeSignal.UserClient.mock()

  /// Returns a client for tests and previews with some functions replaced.
  ///
  /// - Parameters:
  ///   - getCurrentUser: Fetches the signed-in user; by default the mock.
  ///   - updateUser: Stores a user; by default it reports success.
  ///   - observeCurrentUser: Returns a stream of the user; by default the mock, once.
  ///   - checkIn: Checks in; by default with the date of the `date` dependency.
  ///   - updateCheckInInterval: Changes the check-in interval; by default without an error.
  ///   - getUser: Fetches any user; by default the mock with the requested identifier.
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

  /// Returns a client that stores users in a store.
  ///
  /// Each function throws ``LifeSignal/UserError``, or ``LifeSignal/ValidationError`` for invalid
  /// input. The date of a check-in comes from the `date` dependency.
  ///
  /// - Parameters:
  ///   - storage: The store.
  ///   - session: The session of the signed-in user.
  /// - Returns: The client.
  package static func live(
    storage: LifeSignal.StorageClient, session: LifeSignal.UserSession
  ) -> LifeSignal.UserClient {
    let users = StoredUsers(storage: storage, session: session)
    return LifeSignal.UserClient(
      getCurrentUser: { try await users.user(session.signedInUserID()) },
      updateUser: { try await users.update($0) },
      observeCurrentUser: { users.observeCurrent() },
      checkIn: { try await users.checkIn() },
      updateCheckInInterval: { try await users.changeInterval(to: $0) },
      getUser: { try await users.user($0) })
  }
}

/// The users of a store.
private struct StoredUsers: Sendable {
  typealias User = LifeSignal.User
  typealias UserError = LifeSignal.UserError
  typealias UserMapping = LifeSignal.UserMapping

  let storage: LifeSignal.StorageClient
  let session: LifeSignal.UserSession

  func user(_ id: String) async throws -> User {
    try await UserError.translating(otherwise: .invalidData) {
      guard let document = try await storage.get(.user(id)) else { throw UserError.notFound }
      return try UserMapping.user(from: document, id: id)
    }
  }

  /// Stores only the profile, since an editor opened before a check-in must not undo it.
  func update(_ user: User) async throws -> Bool {
    @Dependency(\.date.now) var now
    guard try session.signedInUserID() == user.id else { throw UserError.notAuthenticated }
    var user = try user.validated()
    user.updatedAt = now
    let profile = UserMapping.profile(of: user)
    do {
      _ = try await storage.update(.user(user.id)) { $0.merge(profile) }
      return true
    } catch LifeSignal.StorageError.conflict {
      return false
    } catch {
      throw UserError.translated(error, otherwise: .invalidData)
    }
  }

  func checkIn() async throws -> Date {
    @Dependency(\.date.now) var now
    let date = now
    let user = try await change(otherwise: .checkInFailed) { $0.checkIn(at: date) }
    return user.lastCheckedIn ?? date
  }

  func changeInterval(to interval: TimeInterval) async throws {
    @Dependency(\.date.now) var now
    let date = now
    // Validated before the request, so that an invalid interval is also reported offline.
    _ = try LifeSignal.Validation.checkInInterval(interval)
    _ = try await change(otherwise: .invalidData) {
      try $0.changeCheckInInterval(to: interval, at: date)
    }
  }

  /// Changes only the check-in fields of the signed-in user's document.
  private func change(
    otherwise fallback: UserError, _ change: @escaping @Sendable (inout User) throws -> Void
  ) async throws -> User {
    let id = try session.signedInUserID()
    return try await UserError.translating(otherwise: fallback) {
      let document = try await storage.update(.user(id)) { document in
        var user = try UserMapping.user(from: document, id: id)
        try change(&user)
        document.merge(UserMapping.checkIn(of: user))
      }
      return try UserMapping.user(from: document, id: id)
    }
  }

  /// Skips unreadable states; a store error ends the stream.
  func observeCurrent() -> AsyncStream<User> {
    AsyncStream { continuation in
      guard let id = session.userID else { return continuation.finish() }
      let documents = storage.observe(.user(id))
      let task = Task {
        do {
          for try await document in documents {
            if let document, let user = try? UserMapping.user(from: document, id: id) {
              continuation.yield(user)
            }
          }
        } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
