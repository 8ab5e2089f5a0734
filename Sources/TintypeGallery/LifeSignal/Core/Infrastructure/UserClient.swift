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

  /// The client that keeps users in a store.
  ///
  /// Each function throws ``LifeSignal/UserError``, or ``LifeSignal/ValidationError`` for what a user
  /// entered wrongly. The time of a check-in is that of the `date` dependency.
  ///
  /// - Parameters:
  ///   - storage: The store.
  ///   - session: Who is signed in.
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

  /// Stores the profile only: an editor that was opened before a check-in must not undo it.
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
    // Whoever is offline need not be told first that the interval is wrong, but can be.
    _ = try LifeSignal.Validation.checkInInterval(interval)
    _ = try await change(otherwise: .invalidData) {
      try $0.changeCheckInInterval(to: interval, at: date)
    }
  }

  /// Changes the check-in of whoever is signed in, and nothing else of the document.
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

  /// A state that cannot be read is left out; an error of the store ends the stream.
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
