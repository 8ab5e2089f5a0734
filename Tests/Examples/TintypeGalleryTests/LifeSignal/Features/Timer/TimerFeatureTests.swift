// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles
import TintypeGallery
import XCTest

private typealias TimerFeature = LifeSignal.TimerFeature
private typealias TimerPreviews = LifeSignal.TimerPreviews

final class TimerFeatureTests: XCTestCase {
  /// Noon of 14 March 2025 in Greenwich, the constant date of tests.
  private let noon = Date(timeIntervalSince1970: 1_741_953_600)

  func testUsingImmediateClock() async {
    // Using ImmediateClock
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.startTimer)
    await store.receive(.timerTick)
  }

  func testUsingTestClock() async {
    // Using TestClock
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTimer)
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTick)
  }

  func testCountsDown() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: TimerFeature.State(expiration: noon.addingTimeInterval(3), interval: 12)
    ) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTimer) {
      $0.timeLeft = 3
      $0.isRunning = true
    }
    snapshot("LastSeconds", of: store, as: TimerPreviews.self)

    await clock.advance(by: .seconds(1))
    await store.receive(.timerTick) {
      $0.timeLeft = 2
    }

    await clock.advance(by: .seconds(2))
    await store.receive(.timerTick) {
      $0.timeLeft = 1
    }
    await store.receive(.timerTick) {
      $0.timeLeft = 0
      $0.isRunning = false
    }
    snapshot("Overdue", of: store, as: TimerPreviews.self)

    // No task is sleeping anymore.
    await clock.advance(by: .seconds(60))
  }

  func testImmediateClockCountsToTheEnd() async {
    let store = TestStore(
      initialState: TimerFeature.State(expiration: noon.addingTimeInterval(2))
    ) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.startTimer) {
      $0.timeLeft = 2
      $0.isRunning = true
    }
    await store.receive(.timerTick) {
      $0.timeLeft = 1
    }
    await store.receive(.timerTick) {
      $0.timeLeft = 0
      $0.isRunning = false
    }
  }

  func testStopTimer() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: TimerFeature.State(expiration: noon.addingTimeInterval(60))
    ) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTimer) {
      $0.timeLeft = 60
      $0.isRunning = true
    }
    await store.send(.stopTimer) {
      $0.isRunning = false
    }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  func testStartingAgainCountsOnce() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: TimerFeature.State(expiration: noon.addingTimeInterval(60))
    ) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTimer) {
      $0.timeLeft = 60
      $0.isRunning = true
    }
    await store.send(.startTimer)
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTick) {
      $0.timeLeft = 59
    }
    await store.send(.stopTimer) {
      $0.isRunning = false
    }
  }

  func testSecondsThatAreLeft() async {
    let cases: [(after: TimeInterval, seconds: Int)] = [
      (0.1, 1), (1, 1), (-5, 0), (.infinity, 0), (1e18, 3_155_760_000),
    ]
    for (after, seconds) in cases {
      let store = TestStore(
        initialState: TimerFeature.State(expiration: noon.addingTimeInterval(after))
      ) {
        TimerFeature()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      store.exhaustivity = .off

      await store.send(.startTimer)
      XCTAssertEqual(store.state.timeLeft, seconds, "\(after)")
      await store.skipInFlightEffects()
    }
  }

  func testDueSoon() {
    let cases: [(interval: TimeInterval, left: Int, isDueSoon: Bool)] = [
      (3600, 901, false), (3600, 900, true), (86_400, 7201, false), (86_400, 7200, true),
    ]
    for (interval, left, isDueSoon) in cases {
      var state = TimerFeature.State(expiration: noon, interval: interval)
      state.timeLeft = left
      XCTAssertEqual(state.isDueSoon, isDueSoon, "\(left) of \(interval)")
      XCTAssertEqual(state.lastCheckedIn, noon.addingTimeInterval(-interval))
      XCTAssertEqual(state.nextExpiration, noon)
    }
  }

  func testShareOfTheInterval() {
    let cases: [(interval: TimeInterval, left: Int, share: Double)] = [
      (100, 25, 0.25), (100, 200, 1), (0, 10, 0), (100, -1, 0),
    ]
    for (interval, left, share) in cases {
      var state = TimerFeature.State(expiration: noon, interval: interval)
      state.timeLeft = left
      XCTAssertEqual(state.share, share, "\(left) of \(interval)")
    }
  }
}
