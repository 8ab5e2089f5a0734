// SPDX-License-Identifier: MIT

import TintypeDoubles
import TintypeGallery
import XCTest

private typealias AuthFeature = LifeSignal.AuthFeature
private typealias AuthPreviews = LifeSignal.AuthPreviews
private typealias User = LifeSignal.User
private typealias UserError = LifeSignal.UserError
private typealias UserFacingError = LifeSignal.UserFacingError

final class AuthFeatureTests: XCTestCase {
  private let filled = AuthFeature.State(email: "test@example.com", password: "correct horse")

  func testSignInSuccess() async {
    let store = TestStore(initialState: AuthFeature.State()) {
      AuthFeature()
    } withDependencies: {
      $0.authClient.signIn = { email, password in
        guard email == "test@example.com", password == "correct horse" else {
          throw UserError.notAuthenticated
        }
        return .mock
      }
    }
    snapshot("SignedOut", of: store, as: AuthPreviews.self)

    await store.send(.emailChanged("test@example.com")) {
      $0.email = "test@example.com"
    }

    await store.send(.passwordChanged("correct horse")) {
      $0.password = "correct horse"
    }

    await store.send(.signInButtonTapped) {
      $0.isLoading = true
    }
    snapshot("Loading", of: store, as: AuthPreviews.self)

    await store.receive(.signInResponse(.success(.mock))) {
      $0.isLoading = false
      $0.password = ""
    }

    await store.receive(.delegate(.signedIn(.mock)))
  }

  func testSignInFailure() async {
    let error = UserError.notAuthenticated
    let store = TestStore(initialState: filled) {
      AuthFeature()
    } withDependencies: {
      $0.authClient.signIn = { _, _ in throw error }
    }

    await store.send(.signInButtonTapped) {
      $0.isLoading = true
    }

    await store.receive(.signInResponse(.failure(error))) {
      $0.isLoading = false
      $0.error = UserFacingError.from(error)
    }
    snapshot("WrongPassword", of: store, as: AuthPreviews.self)

    await store.send(.errorDismissed) {
      $0.error = nil
    }
  }

  func testRetryClearsTheError() async {
    var state = filled
    state.error = .from(.offline)
    let store = TestStore(initialState: state) {
      AuthFeature()
    }.dependency(\.authClient, .mock)

    await store.send(.signInButtonTapped) {
      $0.isLoading = true
      $0.error = nil
    }

    await store.receive(.signInResponse(.success(.mock))) {
      $0.isLoading = false
      $0.password = ""
    }

    await store.receive(.delegate(.signedIn(.mock)))
  }

  func testErrorsOfAnotherKindCountAsOffline() async {
    struct SocketClosed: Error {}
    let store = TestStore(initialState: filled) {
      AuthFeature()
    } withDependencies: {
      $0.authClient.signIn = { _, _ in throw SocketClosed() }
    }

    await store.send(.signInButtonTapped) {
      $0.isLoading = true
    }

    await store.receive(.signInResponse(.failure(.offline))) {
      $0.isLoading = false
      $0.error = .from(.offline)
    }
  }

  func testValidation() async {
    let store = TestStore(initialState: AuthFeature.State()) {
      AuthFeature()
    }

    await store.send(.emailChanged("test@")) {
      $0.email = "test@"
    }

    await store.send(.signInButtonTapped) {
      $0.emailProblem = "Enter a full address, with an @ and a dot."
      $0.passwordProblem = "Enter your password."
    }
    snapshot("Invalid", of: store, as: AuthPreviews.self)

    await store.send(.emailChanged("test@example.com")) {
      $0.email = "test@example.com"
      $0.emailProblem = nil
    }

    await store.send(.passwordChanged("x")) {
      $0.password = "x"
      $0.passwordProblem = nil
    }
  }

  func testAddressesThatAreNone() async {
    for email in ["", "test", "@example.com", "test@example", "test@.com", "a@b@example.com"] {
      let store = TestStore(initialState: AuthFeature.State(email: email, password: "x")) {
        AuthFeature()
      }

      await store.send(.signInButtonTapped) {
        $0.emailProblem = "Enter a full address, with an @ and a dot."
      }
    }
  }

  func testAddressIsSentAsItIsStored() async {
    let store = TestStore(
      initialState: AuthFeature.State(email: " Test@Example.com ", password: "correct horse")
    ) {
      AuthFeature()
    }.dependency(\.authClient, .mock)
    // The mock user has the email address that was entered.

    await store.send(.signInButtonTapped) {
      $0.isLoading = true
    }

    await store.receive(.signInResponse(.success(.mock))) {
      $0.isLoading = false
      $0.password = ""
    }

    await store.receive(.delegate(.signedIn(.mock)))
  }

  func testSecondTapIsIgnored() async {
    var state = filled
    state.isLoading = true
    let store = TestStore(initialState: state) {
      AuthFeature()
    }

    await store.send(.signInButtonTapped)
  }
}
