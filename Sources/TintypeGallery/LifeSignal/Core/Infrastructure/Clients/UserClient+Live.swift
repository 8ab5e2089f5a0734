// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal.UserClient {
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
