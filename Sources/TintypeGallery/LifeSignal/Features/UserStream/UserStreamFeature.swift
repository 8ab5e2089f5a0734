// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// The user who is signed in, now and after each change.
  package struct UserStreamFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The user; `nil` before the first one has come.
      package var user: User?

      /// Creates a state; by default one that knows nobody yet.
      package init(user: User? = nil) { self.user = user }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// The user is to be observed from now on.
      case startObserving
      /// The user has come, or has changed.
      case userUpdated(User)
      /// No more will come.
      case observingEnded
    }

    private enum Work { case observing }

    @Dependency(\.userClient) var userClient

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .startObserving:
          return .run { send in
            for await user in userClient.observeCurrentUser() { await send(.userUpdated(user)) }
            await send(.observingEnded)
          }
          .cancellable(id: Work.observing, cancelInFlight: true)
        case .userUpdated(let user):
          state.user = user
        case .observingEnded:
          break
        }
        return .none
      }
    }
  }
}
