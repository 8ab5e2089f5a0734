// SPDX-License-Identifier: MIT

import TintypeDoubles
import TintypeGallery
import XCTest

private typealias EditProfileFeature = LifeSignal.EditProfileFeature
private typealias ProfileFeature = LifeSignal.ProfileFeature
private typealias ProfilePreviews = LifeSignal.ProfilePreviews
private typealias User = LifeSignal.User
private typealias UserError = LifeSignal.UserError

final class ProfileFeatureTests: XCTestCase {
  private let user = User(id: "123", name: "Test User", email: "test@example.com")

  func testProfileFeature() async {
    let user = User(id: "123", name: "Test User", email: "test@example.com")
    let updatedUser = User(id: "123", name: "Updated User", email: "test@example.com")

    let store = TestStore(initialState: ProfileFeature.State(user: user)) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.getUser = { _ in user }
      $0.userClient.updateUser = { _ in true }
    }

    await store.send(.onAppear) {
      $0.isLoading = true
    }
    snapshot("Refreshing", of: store, as: ProfilePreviews.self)

    await store.receive(.userResponse(.success(user))) {
      $0.isLoading = false
      $0.user = user
    }
    snapshot("Loaded", of: store, as: ProfilePreviews.self)

    await store.send(.editProfileButtonTapped) {
      $0.editProfile = EditProfileFeature.State(user: user)
    }
    snapshot("Editing", of: store, as: ProfilePreviews.self)

    await store.send(.editProfile(.presented(.updateName("Updated User")))) {
      $0.editProfile?.user.name = "Updated User"
    }

    await store.send(.editProfile(.presented(.saveButtonTapped)))

    await store.receive(.updateProfile(updatedUser)) {
      $0.isLoading = true
    }
    snapshot("Saving", of: store, as: ProfilePreviews.self)

    await store.receive(.updateProfileResponse(.success(true))) {
      $0.isLoading = false
    }
  }

  func testOverrideSingleDependency() async {
    // Override a single dependency
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.getCurrentUser = { User.mock }
    }

    await store.send(.onAppear) {
      $0.isLoading = true
    }

    await store.receive(.userResponse(.success(.mock))) {
      $0.isLoading = false
      $0.user = .mock
    }
    snapshot("Complete", of: store, as: ProfilePreviews.self)
  }

  func testOverrideMultipleDependencies() async {
    // Override multiple dependencies
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient = .mock(
        getCurrentUser: { User.mock },
        updateUser: { _ in true }
      )
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.onAppear) {
      $0.isLoading = true
    }

    await store.receive(.userResponse(.success(.mock))) {
      $0.isLoading = false
      $0.user = .mock
    }

    await store.send(.updateProfile(.mock)) {
      $0.isLoading = true
    }

    await store.receive(.updateProfileResponse(.success(true))) {
      $0.isLoading = false
    }
  }

  func testDependencyTrait() async {
    // Use the dependency trait
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    }.dependency(\.userClient, .mock)

    await store.send(.onAppear) {
      $0.isLoading = true
    }

    await store.receive(.userResponse(.success(.mock))) {
      $0.isLoading = false
      $0.user = .mock
    }
  }

  func testLoadFailure() async {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.getCurrentUser = { throw UserError.offline }
    }

    await store.send(.onAppear) {
      $0.isLoading = true
    }

    await store.receive(.userResponse(.failure(.offline))) {
      $0.isLoading = false
      $0.error = .from(.offline)
    }
    snapshot("Offline", of: store, as: ProfilePreviews.self)

    store.dependencies.userClient.getCurrentUser = { .mock }
    await store.send(.onAppear) {
      $0.isLoading = true
      $0.error = nil
    }

    await store.receive(.userResponse(.success(.mock))) {
      $0.isLoading = false
      $0.user = .mock
    }
  }

  func testNoUserToEdit() async {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    }

    await store.send(.editProfileButtonTapped)
  }

  func testEditIsCancelled() async {
    let store = TestStore(initialState: ProfileFeature.State(user: user)) {
      ProfileFeature()
    }

    await store.send(.editProfileButtonTapped) {
      $0.editProfile = EditProfileFeature.State(user: self.user)
    }

    await store.send(.editProfile(.presented(.updatePhoneNumber("+441")))) {
      $0.editProfile?.user.phoneNumber = "+441"
    }

    await store.send(.editProfile(.dismiss)) {
      $0.editProfile = nil
    }
  }

  func testNameIsRequired() async {
    let store = TestStore(initialState: ProfileFeature.State(user: user)) {
      ProfileFeature()
    }

    await store.send(.editProfileButtonTapped) {
      $0.editProfile = EditProfileFeature.State(user: self.user)
    }

    await store.send(.editProfile(.presented(.updateName("  ")))) {
      $0.editProfile?.user.name = "  "
    }

    await store.send(.editProfile(.presented(.saveButtonTapped))) {
      $0.editProfile?.user.name = ""
      $0.editProfile?.nameProblem = "Enter your name."
    }
    snapshot("NameMissing", of: store, as: ProfilePreviews.self)

    await store.send(.editProfile(.presented(.updateName("A")))) {
      $0.editProfile?.user.name = "A"
      $0.editProfile?.nameProblem = nil
    }
  }

  func testNameIsTrimmed() async {
    let store = TestStore(
      initialState: EditProfileFeature.State(user: user)
    ) {
      EditProfileFeature()
    }

    await store.send(.updateName(" Ada  Lovelace\n")) {
      $0.user.name = " Ada  Lovelace\n"
    }

    await store.send(.saveButtonTapped) {
      $0.user.name = "Ada  Lovelace"
    }
  }

  func testPhoneNumberIsChecked() async {
    let store = TestStore(initialState: editing()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.updateUser = { $0.phoneNumber == "+447700900123" }
    }

    await store.send(.editProfile(.presented(.updatePhoneNumber("07700")))) {
      $0.editProfile?.user.phoneNumber = "07700"
    }

    await store.send(.editProfile(.presented(.saveButtonTapped))) {
      $0.editProfile?.phoneProblem = "This is not a phone number with a country's code."
    }

    await store.send(.editProfile(.presented(.updatePhoneNumber("+44 7700 900123")))) {
      $0.editProfile?.user.phoneNumber = "+44 7700 900123"
      $0.editProfile?.phoneProblem = nil
    }

    await store.send(.editProfile(.presented(.saveButtonTapped))) {
      $0.editProfile?.user.phoneNumber = "+447700900123"
    }

    var stored = user
    stored.phoneNumber = "+447700900123"
    await store.receive(.updateProfile(stored)) {
      $0.isLoading = true
    }

    await store.receive(.updateProfileResponse(.success(true))) {
      $0.isLoading = false
    }
  }

  func testWhatTheClientDoesNotTakeIsNotSaved() async {
    let store = TestStore(initialState: editing()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.updateUser = { _ in throw LifeSignal.ValidationError.noName }
    }

    await store.send(.updateProfile(user)) {
      $0.isLoading = true
    }

    await store.receive(.updateProfileResponse(.success(false))) {
      $0.isLoading = false
      $0.error = .notSaved
    }
  }

  func testUpdateRefused() async {
    let store = TestStore(initialState: editing()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.updateUser = { _ in false }
    }

    await store.send(.editProfile(.presented(.saveButtonTapped)))

    await store.receive(.updateProfile(user)) {
      $0.isLoading = true
    }

    await store.receive(.updateProfileResponse(.success(false))) {
      $0.isLoading = false
      $0.error = .notSaved
    }
    snapshot("NotSaved", of: store, as: ProfilePreviews.self)

    await store.send(.errorDismissed) {
      $0.error = nil
    }
  }

  func testUpdateFailure() async {
    let store = TestStore(initialState: editing()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.updateUser = { _ in throw UserError.invalidData }
    }

    await store.send(.updateProfile(user)) {
      $0.isLoading = true
    }

    await store.receive(.updateProfileResponse(.failure(.invalidData))) {
      $0.isLoading = false
      $0.error = .from(.invalidData)
    }
  }

  func testSecondSaveIsIgnored() async {
    var state = editing()
    state.isLoading = true
    let store = TestStore(initialState: state) {
      ProfileFeature()
    }

    await store.send(.editProfile(.presented(.saveButtonTapped)))
  }

  func testSignOut() async {
    let store = TestStore(initialState: ProfileFeature.State(user: user)) {
      ProfileFeature()
    }.dependency(\.authClient, .mock)

    await store.send(.signOutButtonTapped) {
      $0.isLoading = true
    }

    await store.receive(.signOutResponse(.success(true))) {
      $0.isLoading = false
    }
  }

  func testSignOutFailure() async {
    let store = TestStore(initialState: ProfileFeature.State(user: user)) {
      ProfileFeature()
    } withDependencies: {
      $0.authClient.signOut = { throw UserError.offline }
    }

    await store.send(.signOutButtonTapped) {
      $0.isLoading = true
    }

    await store.receive(.signOutResponse(.failure(.offline))) {
      $0.isLoading = false
      $0.error = .from(.offline)
    }
  }

  private func editing() -> ProfileFeature.State {
    var state = ProfileFeature.State(user: user)
    state.editProfile = EditProfileFeature.State(user: user)
    return state
  }
}
