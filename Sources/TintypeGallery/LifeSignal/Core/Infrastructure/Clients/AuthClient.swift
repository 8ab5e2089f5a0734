// SPDX-License-Identifier: MIT

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
