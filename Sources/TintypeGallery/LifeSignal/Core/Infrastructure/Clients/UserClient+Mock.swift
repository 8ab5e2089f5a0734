// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

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
