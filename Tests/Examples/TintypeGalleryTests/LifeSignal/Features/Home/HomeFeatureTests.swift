// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles
import TintypeGallery
import XCTest

private typealias CheckInFeature = LifeSignal.CheckInFeature
private typealias Contact = LifeSignal.Contact
private typealias ContactsFeature = LifeSignal.ContactsFeature
private typealias EditProfileFeature = LifeSignal.EditProfileFeature
private typealias HomeFeature = LifeSignal.HomeFeature
private typealias HomePreviews = LifeSignal.HomePreviews
private typealias ProfileFeature = LifeSignal.ProfileFeature
private typealias User = LifeSignal.User

final class HomeFeatureTests: XCTestCase {
  /// Noon of 14 March 2025 in Greenwich, the constant date of tests.
  private let noon = Date(timeIntervalSince1970: 1_741_953_600)

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

  func testNavigationToContacts() async {
    let store = TestStore(initialState: HomeFeature.State()) {
      HomeFeature()
    }.dependency(\.contactsClient, .mock)

    await store.send(.contactsButtonTapped) {
      $0.contacts = ContactsFeature.State()
    }

    await store.receive(.contacts(.presented(.onAppear))) {
      $0.contacts?.isLoading = true
    }

    await store.receive(.contacts(.presented(.contactsResponse(.success(Contact.mocks))))) {
      $0.contacts?.isLoading = false
      $0.contacts?.contacts = Contact.mocks
      $0.contacts?.fetchedAt = self.noon
    }

    await store.send(.contacts(.dismiss)) {
      $0.contacts = nil
    }
  }

  func testLeavingWhileContactsLoad() async {
    let clock = TestClock()
    let store = TestStore(initialState: HomeFeature.State()) {
      HomeFeature()
    } withDependencies: {
      $0.contactsClient.getContacts = {
        try await clock.sleep(for: .seconds(1))
        return []
      }
    }

    await store.send(.contactsButtonTapped) {
      $0.contacts = ContactsFeature.State()
    }

    await store.receive(.contacts(.presented(.onAppear))) {
      $0.contacts?.isLoading = true
    }

    await store.send(.contacts(.dismiss)) {
      $0.contacts = nil
    }

    // The response to the canceled request no longer arrives.
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  func testNavigationToCheckIn() async {
    let store = TestStore(initialState: HomeFeature.State()) {
      HomeFeature()
    }

    await store.send(.checkInButtonTapped) {
      $0.checkIn = CheckInFeature.State()
    }

    await store.send(.checkIn(.dismiss)) {
      $0.checkIn = nil
    }
  }

  func testOnAppear() async {
    let store = TestStore(initialState: HomeFeature.State()) {
      HomeFeature()
    } withDependencies: {
      $0.userClient = .mock
      $0.continuousClock = TestClock()
    }
    snapshot("Waiting", of: store, as: HomePreviews.self)

    await store.send(.onAppear)

    await store.receive(.stream(.startObserving))

    await store.receive(.stream(.userUpdated(.mock))) {
      $0.user = .mock
    }

    await store.receive(.timer(.startTimer)) {
      $0.timer.timeLeft = 3600
      $0.timer.isRunning = true
    }
    snapshot("Running", of: store, as: HomePreviews.self)

    await store.receive(.stream(.observingEnded))

    await store.send(.timer(.stopTimer)) {
      $0.timer.isRunning = false
    }
  }

  func testOnAppearOffline() async {
    let store = TestStore(initialState: HomeFeature.State()) {
      HomeFeature()
    } withDependencies: {
      $0.userClient.observeCurrentUser = { AsyncStream { $0.finish() } }
    }

    await store.send(.onAppear)

    await store.receive(.stream(.startObserving))

    await store.receive(.stream(.observingEnded)) {
      $0.error = .from(.offline)
    }
    snapshot("Offline", of: store, as: HomePreviews.self)

    await store.send(.errorDismissed) {
      $0.error = nil
    }
  }

  func testTimerGetsLate() async {
    var user = User.mock
    user.checkInInterval = 86_400
    let clock = TestClock()
    let store = TestStore(initialState: HomeFeature.State(user: user)) {
      HomeFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.timer(.startTimer)) {
      $0.timer.timeLeft = 3600
      $0.timer.isRunning = true
    }
    snapshot("Late", of: store, as: HomePreviews.self)

    await clock.advance(by: .seconds(1))
    await store.receive(.timer(.timerTick)) {
      $0.timer.timeLeft = 3599
    }

    await store.send(.timer(.stopTimer)) {
      $0.timer.isRunning = false
    }
  }

  func testOverdue() async {
    var user = User.mock
    user.lastCheckedIn = noon.addingTimeInterval(-7200)
    user.checkInExpiration = noon.addingTimeInterval(-3600)
    let store = TestStore(initialState: HomeFeature.State(user: user)) {
      HomeFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.timer(.startTimer))
    await store.receive(.timer(.timerTick))
    snapshot("Overdue", of: store, as: HomePreviews.self)
  }

  func testCheckInIsShared() async {
    let store = TestStore(
      initialState: HomeFeature.State(
        user: User(id: "123", name: "Test User", email: "test@example.com"))
    ) {
      HomeFeature()
    } withDependencies: {
      $0.userClient = .mock
      $0.continuousClock = TestClock()
    }

    snapshot("FirstTime", of: store, as: HomePreviews.self)

    await store.send(.checkInButtonTapped) {
      $0.checkIn = CheckInFeature.State()
    }

    await store.send(.checkIn(.presented(.checkInButtonTapped))) {
      $0.checkIn?.isLoading = true
    }

    await store.receive(.checkIn(.presented(.checkInSuccess(noon)))) {
      $0.checkIn?.isLoading = false
      $0.checkIn?.lastCheckedIn = self.noon
      $0.user?.lastCheckedIn = self.noon
      $0.user?.checkInExpiration = self.noon.addingTimeInterval(86_400)
    }

    await store.receive(.timer(.startTimer)) {
      $0.timer.timeLeft = 86_400
      $0.timer.isRunning = true
    }

    await store.send(.checkIn(.presented(.intervalSelected(43_200)))) {
      $0.checkIn?.interval = 43_200
    }

    await store.receive(.checkIn(.presented(.intervalUpdated(43_200)))) {
      $0.user?.checkInInterval = 43_200
      $0.user?.checkInExpiration = self.noon.addingTimeInterval(43_200)
    }

    await store.receive(.timer(.startTimer)) {
      $0.timer.timeLeft = 43_200
    }

    await store.send(.timer(.stopTimer)) {
      $0.timer.isRunning = false
    }
  }

  func testProfileChangeIsShared() async {
    var updatedUser = User.mock
    updatedUser.name = "Updated User"
    var state = HomeFeature.State(user: .mock)
    state.timer.timeLeft = 3600
    state.timer.isRunning = true
    let store = TestStore(initialState: state) {
      HomeFeature()
    }.dependency(\.userClient, .mock)

    await store.send(.profileButtonTapped) {
      $0.profile = ProfileFeature.State(user: .mock)
    }

    await store.send(.profile(.presented(.editProfileButtonTapped))) {
      $0.profile?.editProfile = EditProfileFeature.State(user: .mock)
    }

    await store.send(.profile(.presented(.editProfile(.presented(.updateName("Updated User")))))) {
      $0.profile?.editProfile?.user.name = "Updated User"
    }

    await store.send(.profile(.presented(.editProfile(.presented(.saveButtonTapped)))))

    await store.receive(.profile(.presented(.updateProfile(updatedUser)))) {
      $0.profile?.isLoading = true
    }

    await store.receive(.profile(.presented(.updateProfileResponse(.success(true))))) {
      $0.profile?.isLoading = false
      $0.profile?.user = updatedUser
      $0.user = updatedUser
    }

    await store.receive(.profile(.presented(.editProfile(.dismiss)))) {
      $0.profile?.editProfile = nil
    }

    await store.send(.profile(.dismiss)) {
      $0.profile = nil
    }
    snapshot("Renamed", of: store, as: HomePreviews.self)
  }

  func testSavingUndoesNoCheckIn() async {
    var state = HomeFeature.State(user: .mock)
    state.user?.lastCheckedIn = noon.addingTimeInterval(60)
    state.profile = ProfileFeature.State(user: .mock)
    state.profile?.editProfile = EditProfileFeature.State(user: .mock)
    state.profile?.editProfile?.user.phoneNumber = "+447700900123"
    var updatedUser = User.mock
    updatedUser.lastCheckedIn = noon.addingTimeInterval(60)
    updatedUser.phoneNumber = "+447700900123"
    let store = TestStore(initialState: state) {
      HomeFeature()
    }

    await store.send(.profile(.presented(.updateProfileResponse(.success(true))))) {
      $0.user = updatedUser
      $0.profile?.user = updatedUser
    }

    await store.receive(.profile(.presented(.editProfile(.dismiss)))) {
      $0.profile?.editProfile = nil
    }
  }

  func testUserWhoHasNotCheckedIn() async {
    let stranger = User(id: "123", name: "Test User", email: "test@example.com")
    let store = TestStore(initialState: HomeFeature.State()) {
      HomeFeature()
    }

    await store.send(.stream(.userUpdated(stranger))) {
      $0.user = stranger
    }
  }

  func testSavedWithoutAForm() async {
    var state = HomeFeature.State(user: .mock)
    state.profile = ProfileFeature.State(user: .mock)
    let store = TestStore(initialState: state) {
      HomeFeature()
    }

    await store.send(.profile(.presented(.updateProfileResponse(.success(true)))))
  }
}
