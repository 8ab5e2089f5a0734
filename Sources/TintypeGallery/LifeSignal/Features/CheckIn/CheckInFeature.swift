// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// Telling one's contacts that one is well, and how long that holds.
  package struct CheckInFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// Whether a check-in is on its way.
      package var isLoading = false
      /// When the user checked in last; `nil` before the first time.
      package var lastCheckedIn: Date?
      /// How long a check-in lasts, in seconds.
      package var interval: TimeInterval
      /// What went wrong; `nil` for nothing.
      package var error: UserFacingError?

      /// Creates a state; by default before the first check-in, with an interval of a day.
      package init(lastCheckedIn: Date? = nil, interval: TimeInterval = 86_400) {
        self.lastCheckedIn = lastCheckedIn
        self.interval = interval
      }

      /// When the last check-in ends; `nil` before the first one.
      package var expiration: Date? { lastCheckedIn?.addingTimeInterval(interval) }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// The button was tapped.
      case checkInButtonTapped
      /// The check-in has arrived.
      case checkInSuccess(Date)
      /// The check-in has not arrived.
      case checkInFailure(UserError)
      /// Another interval was chosen, in seconds.
      case intervalSelected(TimeInterval)
      /// The server keeps the new interval.
      case intervalUpdated(TimeInterval)
      /// The server keeps the interval that there was.
      case intervalFailure(UserError, previous: TimeInterval)
      /// The message of what went wrong was closed.
      case errorDismissed
    }

    /// The intervals that can be chosen, in seconds: half a day, a day, two days, a week.
    package static let intervals: [TimeInterval] = [43_200, 86_400, 172_800, 604_800]

    @Dependency(\.userClient) var userClient

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .checkInButtonTapped: return checkIn(&state)
        case .checkInSuccess(let date):
          state.isLoading = false
          state.lastCheckedIn = date
        case .checkInFailure(let error):
          state.isLoading = false
          state.error = .from(error)
        case .intervalSelected(let interval): return select(interval, &state)
        case .intervalUpdated: break
        case .intervalFailure(let error, let previous):
          state.interval = previous
          state.error = .from(error)
        case .errorDismissed: state.error = nil
        }
        return .none
      }
    }

    private func checkIn(_ state: inout State) -> Effect<Action> {
      guard !state.isLoading else { return .none }
      state.isLoading = true
      state.error = nil
      return .run { send in
        await send(.checkInSuccess(try await userClient.checkIn()))
      } catch: { error, send in
        await send(.checkInFailure(error as? UserError ?? .checkInFailed))
      }
    }

    /// Shows the new interval at once, and takes it back if the server does not keep it.
    private func select(_ interval: TimeInterval, _ state: inout State) -> Effect<Action> {
      let previous = state.interval
      guard interval != previous, interval > 0 else { return .none }
      state.interval = interval
      state.error = nil
      return .run { send in
        try await userClient.updateCheckInInterval(interval)
        await send(.intervalUpdated(interval))
      } catch: { error, send in
        await send(.intervalFailure(.from(error), previous: previous))
      }
    }
  }
}
