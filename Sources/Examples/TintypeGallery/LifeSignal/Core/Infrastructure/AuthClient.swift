// SPDX-License-Identifier: MIT

import Synchronization
import TintypeDoubles

extension LifeSignal {
  /// A client for signing in and out.
  package struct AuthClient: Sendable {
    /// Signs in with email and password, and returns the user.
    package var signIn: @Sendable (_ email: String, _ password: String) async throws -> User
    /// Signs out.
    package var signOut: @Sendable () async throws -> Void

    /// Creates a client.
    package init(
      signIn: @escaping @Sendable (_ email: String, _ password: String) async throws -> User,
      signOut: @escaping @Sendable () async throws -> Void
    ) {
      self.signIn = signIn
      self.signOut = signOut
    }
  }
}

private enum AuthClientKey: DependencyKey {
  static var liveValue: LifeSignal.AuthClient {
    @Dependency(\.storageClient) var storage
    @Dependency(\.userSession) var session
    return .live(storage: storage, session: session) { _, _ in
      // The in-memory store has no accounts; an app with accounts creates the client with a
      // provider.
      throw LifeSignal.StorageError.notAuthenticated
    }
  }
  static let testValue = LifeSignal.AuthClient(
    signIn: unimplemented("AuthClient.signIn"),
    signOut: unimplemented("AuthClient.signOut"))
}

extension DependencyValues {
  /// The client for signing in and out; in tests, each function fails until it is replaced.
  package var authClient: LifeSignal.AuthClient {
    get { self[AuthClientKey.self] }
    set { self[AuthClientKey.self] = newValue }
  }
}

extension LifeSignal.AuthClient {
  /// A client for tests and previews that accepts any email and password and returns the mock user.
  package static let mock = LifeSignal.AuthClient.mock()

  /// Returns a client for tests and previews with some functions replaced.
  ///
  /// - Parameters:
  ///   - signIn: Signs in; by default as the mock user with the given email address.
  ///   - signOut: Signs out; by default without an error.
  /// - Returns: The client.
  package static func mock(
    signIn:
      @escaping @Sendable (_ email: String, _ password: String) async throws
      -> LifeSignal.User = { email, _ in
        var user = LifeSignal.User.mock
        user.email = email
        return user
      },
    signOut: @escaping @Sendable () async throws -> Void = {}
  ) -> LifeSignal.AuthClient {
    LifeSignal.AuthClient(signIn: signIn, signOut: signOut)
  }
}

extension LifeSignal.AuthClient {
  /// Returns a client that signs in with an identity provider and reads the user from a store.
  ///
  /// Both functions throw ``LifeSignal/UserError``. A user without a readable document is not
  /// signed in, so that no partial session remains.
  ///
  /// - Parameters:
  ///   - storage: The store.
  ///   - session: The session of the signed-in user, which the client changes.
  ///   - authenticate: Returns the identifier of the account with an email and password; it throws
  ///     ``LifeSignal/StorageError``.
  /// - Returns: The client.
  package static func live(
    storage: LifeSignal.StorageClient,
    session: LifeSignal.UserSession,
    authenticate: @escaping @Sendable (_ email: String, _ password: String) async throws -> String
  ) -> LifeSignal.AuthClient {
    LifeSignal.AuthClient(
      signIn: { email, password in
        // No account has an invalid email address, so the provider is not called.
        guard let email = try? LifeSignal.Validation.email(email) else {
          throw LifeSignal.UserError.notAuthenticated
        }
        return try await LifeSignal.UserError.translating(otherwise: .invalidData) {
          let id = try await authenticate(email, password)
          guard let document = try await storage.get(.user(id)) else {
            throw LifeSignal.UserError.notFound
          }
          let user = try LifeSignal.UserMapping.user(from: document, id: id)
          session.userID = id
          return user
        }
      },
      signOut: { session.userID = nil })
  }
}

extension LifeSignal {
  /// The session of the signed-in user, shared by the clients.
  package final class UserSession: Sendable {
    private let current: Mutex<String?>

    /// Creates a session.
    ///
    /// - Parameter userID: The identifier of the signed-in user; `nil` by default.
    package init(userID: String? = nil) { current = Mutex(userID) }

    /// The identifier of the signed-in user; `nil` if no user is signed in.
    package var userID: String? {
      get { current.withLock { $0 } }
      set { current.withLock { $0 = newValue } }
    }

    /// Returns the identifier of the signed-in user.
    func signedInUserID() throws(UserError) -> String {
      guard let userID else { throw .notAuthenticated }
      return userID
    }
  }
}

private enum UserSessionKey: DependencyKey {
  static var liveValue: LifeSignal.UserSession { LifeSignal.UserSession() }
  static var testValue: LifeSignal.UserSession { LifeSignal.UserSession() }
}

extension DependencyValues {
  /// The session of the signed-in user; initially signed out in tests.
  package var userSession: LifeSignal.UserSession {
    get { self[UserSessionKey.self] }
    set { self[UserSessionKey.self] = newValue }
  }
}
