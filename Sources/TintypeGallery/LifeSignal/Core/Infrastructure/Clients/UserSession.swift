// SPDX-License-Identifier: MIT

import Synchronization
import TintypeDoubles

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
