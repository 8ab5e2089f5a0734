// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles
import TintypeGallery
import XCTest

final class AuthClientTests: XCTestCase {
  typealias AuthClient = LifeSignal.AuthClient
  typealias StorageError = LifeSignal.StorageError
  typealias UserError = LifeSignal.UserError
  typealias UserSession = LifeSignal.UserSession

  /// Returns a client that accepts two accounts.
  ///
  /// The password of the mock user is “secret”; “new” is the password of a user without a document.
  private func client(
    session: UserSession, storage: LifeSignal.StorageClient = .mock
  ) -> AuthClient {
    AuthClient.live(storage: storage, session: session) { email, password in
      switch (email, password) {
      case ("test@example.com", "secret"): "123"
      case ("test@example.com", "new"): "999"
      default: throw StorageError.notAuthenticated
      }
    }
  }

  /// Fails unless signing in throws the expected error and leaves the session signed out.
  private func assertSignIn(
    _ email: String, _ password: String, storage: LifeSignal.StorageClient = .mock,
    throws expected: UserError, line: UInt = #line
  ) async {
    let session = UserSession()
    do {
      let user = try await client(session: session, storage: storage).signIn(email, password)
      XCTFail("\(user.name) is signed in.", line: line)
    } catch {
      XCTAssertEqual(error as? UserError, expected, line: line)
    }
    XCTAssertNil(session.userID, line: line)
  }

  func testSignIn() async throws {
    let session = UserSession()
    let user = try await client(session: session).signIn(" Test@Example.com ", "secret")
    XCTAssertEqual(user, .mock)
    XCTAssertEqual(session.userID, "123")
  }

  func testSignedInUserIsTheCurrentOneOfOtherClients() async throws {
    let session = UserSession()
    let storage = LifeSignal.StorageClient.mock
    let users = LifeSignal.UserClient.live(storage: storage, session: session)
    let auth = client(session: session, storage: storage)
    _ = try await auth.signIn("test@example.com", "secret")
    let user = try await users.getCurrentUser()
    XCTAssertEqual(user, .mock)
    try await auth.signOut()
    do {
      _ = try await users.getCurrentUser()
      XCTFail("The call succeeded without a signed-in user.")
    } catch {
      XCTAssertEqual(error as? UserError, .notAuthenticated)
    }
  }

  func testSignInFailures() async {
    await assertSignIn("test@example.com", "guess", throws: .notAuthenticated)
    await assertSignIn("anna@example.com", "secret", throws: .notAuthenticated)
    await assertSignIn("no address", "secret", throws: .notAuthenticated)
    await assertSignIn("", "", throws: .notAuthenticated)
    await assertSignIn("test@example.com", "new", throws: .notFound)
  }

  func testSignInWithoutConnection() async {
    let storage = LifeSignal.StorageClient.mock(get: { _ in throw StorageError.offline })
    await assertSignIn("test@example.com", "secret", storage: storage, throws: .offline)
  }

  func testSignInWithUnreadableUser() async {
    let storage = LifeSignal.StorageClient.inMemory([.user("123"): [:]])
    await assertSignIn("test@example.com", "secret", storage: storage, throws: .invalidData)
  }

  func testAddressThatIsNoneIsNotSentToTheProvider() async {
    let auth = AuthClient.live(storage: .mock, session: UserSession()) { email, _ in
      XCTFail("The provider received “\(email)”.")
      return "123"
    }
    do {
      _ = try await auth.signIn("anna", "secret")
      XCTFail("The sign-in succeeded.")
    } catch {
      XCTAssertEqual(error as? UserError, .notAuthenticated)
    }
  }

  func testFailedSignInLeavesWhoIsSignedIn() async {
    let session = UserSession(userID: "9")
    _ = try? await client(session: session).signIn("test@example.com", "guess")
    XCTAssertEqual(session.userID, "9")
  }

  func testSignOut() async throws {
    let session = UserSession(userID: "123")
    try await client(session: session).signOut()
    XCTAssertNil(session.userID)
    try await client(session: session).signOut()
    XCTAssertNil(session.userID)
  }

  func testMock() async throws {
    let user = try await AuthClient.mock.signIn("anna@example.com", "any")
    XCTAssertEqual(user.email, "anna@example.com")
    XCTAssertEqual(user.id, LifeSignal.User.mock.id)
    try await AuthClient.mock.signOut()
    let failing = AuthClient.mock(signOut: { throw UserError.offline })
    do {
      try await failing.signOut()
      XCTFail("No error was thrown.")
    } catch {
      XCTAssertEqual(error as? UserError, .offline)
    }
  }

  func testEachFunctionFailsInTestsUntilItIsReplaced() async {
    @Dependency(\.authClient) var client
    let found = await lifeSignalIssues {
      _ = try? await client.signIn("a", "b")
      try? await client.signOut()
    }
    XCTAssertEqual(found.count, 2)
    XCTAssertTrue(found.first?.contains("AuthClient.signIn") ?? false)
    XCTAssertTrue(found.last?.contains("AuthClient.signOut") ?? false)
  }

  func testOverrides() async throws {
    try await withDependencies {
      $0.authClient = .mock
      $0.authClient.signOut = { throw UserError.offline }
    } operation: {
      @Dependency(\.authClient) var client
      let user = try await client.signIn("anna@example.com", "any")
      XCTAssertEqual(user.email, "anna@example.com")
      do {
        try await client.signOut()
        XCTFail("No error was thrown.")
      } catch {
        XCTAssertEqual(error as? UserError, .offline)
      }
    }
  }
}
