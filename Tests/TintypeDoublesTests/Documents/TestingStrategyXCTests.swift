// SPDX-License-Identifier: MIT

import TintypeDoubles
import XCTest

/// Two of the document's examples in the other framework, on the main actor and on none.
final class TestingStrategyXCTests: XCTestCase {
  private func reporting(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async -> Void
  ) async {
    let reporter = IssueReporter { message, place in
      XCTFail(message, file: place?.filePath ?? #filePath, line: place?.line ?? #line)
    }
    await IssueReporter.$override.withValue(reporter) { await operation() }
  }

  func testCheckInFailure() async {
    await reporting {
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
  }

  func testMainActorEffect() async {
    await reporting {
      let store = counterStore()
      await store.send(.main)
      await store.receive(.loaded("main")) { $0.text = "main" }
      await store.receive(.loaded("main again")) { $0.text = "main again" }
    }
  }

  @MainActor
  func testNavigation() async {
    await reporting {
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
  }
}
