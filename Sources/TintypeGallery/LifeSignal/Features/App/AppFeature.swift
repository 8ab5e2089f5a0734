// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// The app: signing in, and home once somebody has.
  package struct AppFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The form to sign in with.
      package var auth = AuthFeature.State()
      /// Home; `nil` while nobody is signed in.
      package var home: HomeFeature.State?

      /// Creates a state in which nobody is signed in.
      package init() {}
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// Something happened while signing in.
      case auth(AuthFeature.Action)
      /// Something happened at home.
      case home(PresentationAction<HomeFeature.Action>)
    }

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Scope(state: \.auth, action: Action.auth) { AuthFeature() }
      Reduce { state, action in
        switch action {
        case .auth(.delegate(.signedIn(let user))):
          state.home = HomeFeature.State(user: user)
          return .send(.home(.presented(.onAppear)))
        case .home(.presented(.profile(.presented(.signOutResponse(.success(true)))))):
          state.home = nil
        case .auth, .home: break
        }
        return .none
      }
      .ifLet(\.home, action: Action.home) { HomeFeature() }
    }
  }
}
