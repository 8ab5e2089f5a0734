// SPDX-License-Identifier: MIT

import Synchronization
import TintypeDoubles

extension LifeSignal {
  /// What features ask for signing in and out.
  package struct AuthClient: Sendable {
    /// Signs in with email and password; who that is.
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
      // The store in memory has no accounts; who has some gives the client a provider.
      throw LifeSignal.StorageError.notAuthenticated
    }
  }
  static let testValue = LifeSignal.AuthClient(
    signIn: unimplemented("AuthClient.signIn"),
    signOut: unimplemented("AuthClient.signOut"))
}

extension DependencyValues {
  /// What features ask for signing in and out; in tests, each function fails until it is replaced.
  package var authClient: LifeSignal.AuthClient {
    get { self[AuthClientKey.self] }
    set { self[AuthClientKey.self] = newValue }
  }
}

extension LifeSignal.AuthClient {
  /// A client for tests and previews: any email and password sign in, as the mock.
  package static let mock = LifeSignal.AuthClient.mock()

  /// A client for tests and previews of which some functions are replaced.
  ///
  /// - Parameters:
  ///   - signIn: Signs in; by default as the mock, with the email that was given.
  ///   - signOut: Signs out; by default it works.
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
  /// The client that signs in by an identity provider, and finds the user in a store.
  ///
  /// Both functions throw ``LifeSignal/UserError``. Whoever has no readable document is not signed in: no half of a session is left behind.
  ///
  /// - Parameters:
  ///   - storage: The store.
  ///   - session: Who is signed in, which the client changes.
  ///   - authenticate: Asks the provider whose email and password these are; it throws
  ///     ``LifeSignal/StorageError``.
  /// - Returns: The client.
  package static func live(
    storage: LifeSignal.StorageClient,
    session: LifeSignal.UserSession,
    authenticate: @escaping @Sendable (_ email: String, _ password: String) async throws -> String
  ) -> LifeSignal.AuthClient {
    LifeSignal.AuthClient(
      signIn: { email, password in
        // What is no email address belongs to nobody: the provider need not be asked.
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
  /// Who is signed in, which the clients have in common.
  package final class UserSession: Sendable {
    private let current: Mutex<String?>

    /// Creates a session.
    ///
    /// - Parameter userID: The identifier of who is signed in; by default nobody.
    package init(userID: String? = nil) { current = Mutex(userID) }

    /// The identifier of who is signed in; `nil` for nobody.
    package var userID: String? {
      get { current.withLock { $0 } }
      set { current.withLock { $0 = newValue } }
    }

    /// The identifier of who is signed in.
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
  /// Who is signed in; in tests nobody, until somebody does.
  package var userSession: LifeSignal.UserSession {
    get { self[UserSessionKey.self] }
    set { self[UserSessionKey.self] = newValue }
  }
}
