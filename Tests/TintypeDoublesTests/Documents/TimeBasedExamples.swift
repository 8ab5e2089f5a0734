// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

/// A timer that ticks once, a second after it was started.
struct TimerFeature: Reducer {
  struct State: Equatable {}

  enum Action: Equatable {
    case startTimer
    case timerTick
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startTimer:
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.timerTick)
      }
    case .timerTick: .none
    }
  }
}

/// The document's examples of time, as written.
///
/// But for this: the two stores are one piece of code there, both called `store`; here each has a test
/// of its own, and the first is driven, so that it is not unused.
@Suite("Testing strategy: time", .reportsIssues)
struct TimeBasedExamples {
  @Test("Using ImmediateClock")
  func immediateClock() async {
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.startTimer)
    await store.receive(.timerTick)
  }

  @Test("Using TestClock")
  func testClock() async {
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

  @Test("Override multiple dependencies")
  func multiple() async throws {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient = .mock(
        getCurrentUser: { User.mock },
        updateUser: { _ in true }
      )
      $0.continuousClock = ImmediateClock()
    }

    #expect(try await store.dependencies.userClient.updateUser(.mock))
  }
}
