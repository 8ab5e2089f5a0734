// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles
import TintypeGallery
import XCTest

private typealias CheckInFeature = LifeSignal.CheckInFeature
private typealias CheckInPreviews = LifeSignal.CheckInPreviews
private typealias UserError = LifeSignal.UserError
private typealias UserFacingError = LifeSignal.UserFacingError

final class CheckInFeatureTests: XCTestCase {
  /// Noon of 14 March 2025 in Greenwich.
  private let noon = Date(timeIntervalSince1970: 1_741_953_600)

  func testCheckInSuccess() async {
    let date = noon

    let store = TestStore(initialState: CheckInFeature.State()) {
      CheckInFeature()
    } withDependencies: {
      $0.date = .constant(date)
      $0.userClient.checkIn = {
        @Dependency(\.date.now) var now
        return now
      }
    }
    snapshot("Never", of: store, as: CheckInPreviews.self)

    await store.send(.checkInButtonTapped) {
      $0.isLoading = true
    }
    snapshot("Loading", of: store, as: CheckInPreviews.self)

    await store.receive(.checkInSuccess(date)) {
      $0.isLoading = false
      $0.lastCheckedIn = date
    }
    snapshot("CheckedIn", of: store, as: CheckInPreviews.self)
    XCTAssertEqual(store.state.expiration, date.addingTimeInterval(86_400))
  }

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
    snapshot("Failed", of: store, as: CheckInPreviews.self)

    await store.send(.errorDismissed) {
      $0.error = nil
    }
  }

  func testErrorsOfAnotherKindAreFailedCheckIns() async {
    struct SocketClosed: Error {}
    let store = TestStore(initialState: CheckInFeature.State()) {
      CheckInFeature()
    } withDependencies: {
      $0.userClient.checkIn = { throw SocketClosed() }
    }

    await store.send(.checkInButtonTapped) {
      $0.isLoading = true
    }

    await store.receive(.checkInFailure(.checkInFailed)) {
      $0.isLoading = false
      $0.error = .from(.checkInFailed)
    }
  }

  func testRetryClearsTheError() async {
    var state = CheckInFeature.State(lastCheckedIn: noon)
    state.error = .from(.checkInFailed)
    let later = noon.addingTimeInterval(60)
    let store = TestStore(initialState: state) {
      CheckInFeature()
    } withDependencies: {
      $0.userClient.checkIn = { later }
    }

    await store.send(.checkInButtonTapped) {
      $0.isLoading = true
      $0.error = nil
    }

    await store.receive(.checkInSuccess(later)) {
      $0.isLoading = false
      $0.lastCheckedIn = later
    }
  }

  func testSecondTapIsIgnored() async {
    var state = CheckInFeature.State()
    state.isLoading = true
    let store = TestStore(initialState: state) {
      CheckInFeature()
    }

    await store.send(.checkInButtonTapped)
  }

  func testIntervalSelected() async {
    let store = TestStore(initialState: CheckInFeature.State(lastCheckedIn: noon)) {
      CheckInFeature()
    }.dependency(\.userClient, .mock)

    await store.send(.intervalSelected(43_200)) {
      $0.interval = 43_200
    }

    await store.receive(.intervalUpdated(43_200))
  }

  func testIntervalFailureBringsThePreviousOneBack() async {
    let store = TestStore(initialState: CheckInFeature.State()) {
      CheckInFeature()
    } withDependencies: {
      $0.userClient.updateCheckInInterval = { _ in throw UserError.offline }
    }

    await store.send(.intervalSelected(604_800)) {
      $0.interval = 604_800
    }

    await store.receive(.intervalFailure(.offline, previous: 86_400)) {
      $0.interval = 86_400
      $0.error = .from(.offline)
    }
  }

  func testIntervalsThatChangeNothing() async {
    let store = TestStore(initialState: CheckInFeature.State()) {
      CheckInFeature()
    }

    for interval in [86_400, 0, -1] {
      await store.send(.intervalSelected(TimeInterval(interval)))
    }
  }

  func testNoExpirationBeforeTheFirstCheckIn() {
    XCTAssertNil(CheckInFeature.State().expiration)
  }
}
