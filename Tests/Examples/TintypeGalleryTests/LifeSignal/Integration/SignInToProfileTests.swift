// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles
import TintypeGallery
import XCTest

private typealias AppFeature = LifeSignal.AppFeature
private typealias AppView = LifeSignal.AppView
private typealias AuthFeature = LifeSignal.AuthFeature
private typealias EditProfileFeature = LifeSignal.EditProfileFeature
private typealias HomeFeature = LifeSignal.HomeFeature
private typealias ProfileFeature = LifeSignal.ProfileFeature
private typealias User = LifeSignal.User
private typealias UserError = LifeSignal.UserError

/// A user's path through the app, limited to actions that are possible on its screens.
final class SignInToProfileTests: XCTestCase {
  func testSignInToProfile() async throws {
    var renamed = User.mock
    renamed.name = "Updated User"
    let updatedUser = renamed
    let (users, server) = AsyncStream<User>.makeStream()
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.authClient = .mock
      $0.userClient = .mock(observeCurrentUser: { users })
      $0.continuousClock = TestClock()
    }
    let visitor = Visitor(store: store) { AppView(state: $0, send: $1) }

    // Sign in.
    await store.send(try visitor.enter("test@example.com", on: "Email")) {
      $0.auth.email = "test@example.com"
    }
    await store.send(try visitor.enter("correct horse", on: "Password")) {
      $0.auth.password = "correct horse"
    }
    await store.send(try visitor.tap("Sign in")) {
      $0.auth.isLoading = true
    }
    XCTAssertThrowsError(try visitor.tap("Signing in"), "The button is disabled while signing in.")
    await store.receive(.auth(.signInResponse(.success(.mock)))) {
      $0.auth.isLoading = false
      $0.auth.password = ""
    }
    await store.receive(.auth(.delegate(.signedIn(.mock)))) {
      $0.home = HomeFeature.State(user: .mock)
    }
    await store.receive(.home(.presented(.onAppear)))
    await store.receive(.home(.presented(.stream(.startObserving))))
    XCTAssert(try visitor.spoken().contains("Hello, Test User"))

    // The server sends the user, and the timer starts.
    server.yield(.mock)
    await store.receive(.home(.presented(.stream(.userUpdated(.mock)))))
    await store.receive(.home(.presented(.timer(.startTimer)))) {
      $0.home?.timer.timeLeft = 3600
      $0.home?.timer.isRunning = true
    }

    // Open the profile and change the name.
    await store.send(try visitor.tap("Profile")) {
      $0.home?.profile = ProfileFeature.State(user: .mock)
    }
    await store.send(try visitor.tap("Edit")) {
      $0.home?.profile?.editProfile = EditProfileFeature.State(user: .mock)
    }
    await store.send(try visitor.enter("Updated User", on: "Name")) {
      $0.home?.profile?.editProfile?.user.name = "Updated User"
    }
    await store.send(try visitor.tap("Save"))
    await store.receive(.home(.presented(.profile(.presented(.updateProfile(updatedUser)))))) {
      $0.home?.profile?.isLoading = true
    }
    await store.receive(
      .home(.presented(.profile(.presented(.updateProfileResponse(.success(true))))))
    ) {
      $0.home?.profile?.isLoading = false
      $0.home?.profile?.user = updatedUser
      $0.home?.user = updatedUser
    }
    await store.receive(.home(.presented(.profile(.presented(.editProfile(.dismiss)))))) {
      $0.home?.profile?.editProfile = nil
    }
    XCTAssert(try visitor.spoken().contains("Updated User"))

    // The home screen shows the new name, too.
    await store.send(try visitor.tap("Back")) {
      $0.home?.profile = nil
    }
    XCTAssert(try visitor.spoken().contains("Hello, Updated User"))

    // Sign out, which cancels all effects of the home screen.
    await store.send(try visitor.tap("Profile")) {
      $0.home?.profile = ProfileFeature.State(user: updatedUser)
    }
    await store.send(try visitor.tap("Sign out")) {
      $0.home?.profile?.isLoading = true
    }
    await store.receive(
      .home(.presented(.profile(.presented(.signOutResponse(.success(true))))))
    ) {
      $0.home = nil
    }
    XCTAssert(try visitor.spoken().contains("Sign in"))
    await store.finish()
  }

  /// The same path with the live clients, which share a store and a session.
  func testSignInToProfileOverOneStore() async throws {
    let storage = LifeSignal.StorageClient.inMemory([
      .user("123"): LifeSignal.UserMapping.document(from: .mock)
    ])
    let session = LifeSignal.UserSession()
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.authClient = .live(storage: storage, session: session) { email, password in
        guard email == "test@example.com", password == "correct horse" else {
          throw LifeSignal.StorageError.notAuthenticated
        }
        return "123"
      }
      $0.userClient = .live(storage: storage, session: session)
      $0.continuousClock = TestClock()
    }
    // The test asserts actions and their results, but not the internal actions of features.
    store.exhaustivity = .off
    let visitor = Visitor(store: store) { AppView(state: $0, send: $1) }

    await store.send(try visitor.enter("test@example.com", on: "Email"))
    await store.send(try visitor.enter("wrong", on: "Password"))
    await store.send(try visitor.tap("Sign in"))
    await store.receive(.auth(.signInResponse(.failure(.notAuthenticated))))
    XCTAssertNil(session.userID)

    await store.send(try visitor.enter("correct horse", on: "Password"))
    await store.send(try visitor.tap("Sign in"))
    await store.receive(.home(.presented(.stream(.userUpdated(.mock)))))
    XCTAssertEqual(session.userID, "123")

    await store.send(try visitor.tap("Profile"))
    await store.send(try visitor.tap("Edit"))
    await store.send(try visitor.enter("Updated User", on: "Name"))
    await store.send(try visitor.tap("Save"))
    await store.receive(.home(.presented(.profile(.presented(.editProfile(.dismiss))))))
    await store.send(try visitor.tap("Back"))
    XCTAssert(try visitor.spoken().contains("Hello, Updated User"))
    let document = try await storage.get(.user("123"))
    XCTAssertEqual(
      try LifeSignal.UserMapping.user(from: XCTUnwrap(document), id: "123").name, "Updated User")

    await store.send(try visitor.tap("Profile"))
    await store.send(try visitor.tap("Sign out"))
    await store.receive(.home(.presented(.profile(.presented(.signOutResponse(.success(true)))))))
    XCTAssertNil(session.userID)
    XCTAssert(try visitor.spoken().contains("Sign in"))
    await store.finish()
  }

  func testChangeElsewhereIsSeenAtHome() async throws {
    var renamed = User.mock
    renamed.name = "Updated User"
    let updatedUser = renamed
    let (users, server) = AsyncStream<User>.makeStream()
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.userClient = .mock(observeCurrentUser: { users })
      $0.continuousClock = TestClock()
    }
    let visitor = Visitor(store: store) { AppView(state: $0, send: $1) }

    await store.send(.auth(.delegate(.signedIn(.mock)))) {
      $0.home = HomeFeature.State(user: .mock)
    }
    await store.receive(.home(.presented(.onAppear)))
    await store.receive(.home(.presented(.stream(.startObserving))))

    server.yield(updatedUser)
    await store.receive(.home(.presented(.stream(.userUpdated(updatedUser))))) {
      $0.home?.user = updatedUser
    }
    await store.receive(.home(.presented(.timer(.startTimer)))) {
      $0.home?.timer.timeLeft = 3600
      $0.home?.timer.isRunning = true
    }
    XCTAssert(try visitor.spoken().contains("Hello, Updated User"))

    await store.send(.home(.dismiss)) {
      $0.home = nil
    }
  }

  func testWrongPasswordStaysAtTheForm() async throws {
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.authClient.signIn = { _, _ in throw UserError.notAuthenticated }
    }
    let visitor = Visitor(store: store) { AppView(state: $0, send: $1) }

    await store.send(try visitor.enter("test@example.com", on: "Email")) {
      $0.auth.email = "test@example.com"
    }
    await store.send(try visitor.enter("wrong", on: "Password")) {
      $0.auth.password = "wrong"
    }
    await store.send(try visitor.tap("Sign in")) {
      $0.auth.isLoading = true
    }
    await store.receive(.auth(.signInResponse(.failure(.notAuthenticated)))) {
      $0.auth.isLoading = false
      $0.auth.error = .from(.notAuthenticated)
    }
    XCTAssertNil(store.state.home)

    await store.send(try visitor.tap("Close")) {
      $0.auth.error = nil
    }
  }
}
