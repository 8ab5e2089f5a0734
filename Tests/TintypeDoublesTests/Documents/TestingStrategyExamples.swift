// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles

/// The examples of the document “Testing Strategy”, as written.
///
/// But for this:
///
/// - `testCheckInSuccess`: the effect's `Date()` and the expected `Date()` are two moments, and
///   `$0.lastCheckedIn = $0.lastCheckedIn` leaves the `nil` that the state before has. Both are equal to
///   what the feature gets in no tool. One `date` takes the place of both, and is asserted.
/// - The dependency overrides are three stores in one piece of code, all called `store`: here each has
///   a test of its own, and is looked at, so that it is not unused.
/// - The override that sets an `ImmediateClock` is with the examples of time.
@Suite("Testing strategy", .reportsIssues)
struct TestingStrategyExamples {
  @Test
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

    await store.receive(.userResponse(.success(user))) {
      $0.isLoading = false
      $0.user = user
    }

    await store.send(.editProfileButtonTapped) {
      $0.editProfile = EditProfileFeature.State(user: user)
    }

    await store.send(.editProfile(.presented(.updateName("Updated User")))) {
      $0.editProfile?.user.name = "Updated User"
    }

    await store.send(.editProfile(.presented(.saveButtonTapped)))

    await store.receive(.updateProfile(updatedUser)) {
      $0.isLoading = true
    }

    await store.receive(.updateProfileResponse(.success(true))) {
      $0.isLoading = false
    }
  }

  @Test
  func testCheckInSuccess() async {
    let date = Date()

    let store = TestStore(initialState: CheckInFeature.State()) {
      CheckInFeature()
    } withDependencies: {
      $0.userClient.checkIn = { date }
    }

    await store.send(.checkInButtonTapped) {
      $0.isLoading = true
    }

    await store.receive(.checkInSuccess(date)) {
      $0.isLoading = false
      $0.lastCheckedIn = date
    }
  }

  @Test
  func testCheckInFailure() async {
    let error = UserError.checkInFailed

    let store = TestStore(initialState: CheckInFeature.State()) {
      CheckInFeature()
    } withDependencies: {
      $0.userClient.checkIn = { throw error }
    }

    await store.send(.checkInButtonTapped) {
      $0.isLoading = true
    }

    await store.receive(.checkInFailure(error)) {
      $0.isLoading = false
      $0.error = UserFacingError.from(error)
    }
  }

  @Test
  func testNavigation() async {
    let store = TestStore(initialState: HomeFeature.State()) {
      HomeFeature()
    }

    await store.send(.profileButtonTapped) {
      $0.profile = ProfileFeature.State()
    }

    await store.send(.profile(.dismiss)) {
      $0.profile = nil
    }
  }

  @Test
  func testChildParentInteraction() async {
    let store = TestStore(initialState: ParentFeature.State()) {
      ParentFeature()
    }

    await store.send(.showChild) {
      $0.child = ChildFeature.State()
    }

    await store.send(.child(.presented(.setValue("New Value")))) {
      $0.child?.value = "New Value"
    }

    await store.send(.child(.presented(.saveButtonTapped)))

    await store.receive(.child(.presented(.delegate(.saved("New Value"))))) {
      $0.savedValue = "New Value"
      $0.child = nil
    }
  }

  @Test
  func testAsyncStream() async {
    let user1 = User.mock
    let user2 = User(id: "456", name: "Another User", email: "another@example.com")

    let store = TestStore(initialState: UserStreamFeature.State()) {
      UserStreamFeature()
    } withDependencies: {
      $0.userClient.observeCurrentUser = {
        AsyncStream { continuation in
          continuation.yield(user1)
          continuation.yield(user2)
          continuation.finish()
        }
      }
    }

    await store.send(.startObserving)

    await store.receive(.userUpdated(user1)) {
      $0.user = user1
    }

    await store.receive(.userUpdated(user2)) {
      $0.user = user2
    }

    await store.receive(.observingEnded)
  }
}
