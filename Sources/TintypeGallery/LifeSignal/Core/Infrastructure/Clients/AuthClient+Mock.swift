// SPDX-License-Identifier: MIT

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
