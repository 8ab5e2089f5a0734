// SPDX-License-Identifier: MIT

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
