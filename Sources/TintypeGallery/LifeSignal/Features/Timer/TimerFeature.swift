// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// The time until a check-in ends, counted down second by second.
  ///
  /// A start asks the date how much is left; from then on each tick of the clock takes a second
  /// away, until nothing is left.
  package struct TimerFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable, ChecksIn {
      /// When the check-in ends; `nil` where there is none.
      package var expiration: Date?
      /// How long a check-in lasts, in seconds.
      package var interval: TimeInterval
      /// The whole seconds that are left.
      package var timeLeft = 0
      /// Whether it counts.
      package var isRunning = false

      /// Creates a state; by default without a check-in, with an interval of a day.
      package init(expiration: Date? = nil, interval: TimeInterval = 86_400) {
        self.expiration = expiration
        self.interval = interval
      }

      /// The share of the interval that is left, from 0 to 1.
      package var share: Double {
        interval > 0 ? min(max(Double(timeLeft) / interval, 0), 1) : 0
      }

      /// When the check-in was; `nil` where there is none.
      package var lastCheckedIn: Date? { expiration?.addingTimeInterval(-interval) }

      /// How long a check-in lasts, in seconds.
      package var checkInInterval: TimeInterval { interval }

      /// When the check-in ends; `nil` where there is none.
      package var nextExpiration: Date? { expiration }

      /// Whether the check-in ends soon.
      package var isDueSoon: Bool { Double(timeLeft) <= warningTime }

      /// Whether there was a check-in and it has ended.
      package var isOverdue: Bool { expiration != nil && timeLeft == 0 }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// The time is to be counted from now on.
      case startTimer
      /// A second has passed.
      case timerTick
      /// The time is no longer to be counted.
      case stopTimer
    }

    private enum Work { case ticking }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.date) var date

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .startTimer:
          state.timeLeft = Self.seconds(until: state.expiration, from: date.now)
          state.isRunning = state.timeLeft > 0
          return tick()
        case .timerTick:
          state.timeLeft = max(state.timeLeft - 1, 0)
          state.isRunning = state.timeLeft > 0
          return state.isRunning ? tick() : .none
        case .stopTimer:
          state.isRunning = false
          return .cancel(id: Work.ticking)
        }
      }
    }

    private func tick() -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.timerTick)
      }
      .cancellable(id: Work.ticking, cancelInFlight: true)
    }

    /// The whole seconds until a date, of which one that has begun counts; a hundred years at most.
    private static func seconds(until expiration: Date?, from now: Date) -> Int {
      guard let expiration else { return 0 }
      let seconds = expiration.timeIntervalSince(now)
      return seconds.isFinite ? Int(min(max(seconds, 0), 3_155_760_000).rounded(.up)) : 0
    }
  }
}
