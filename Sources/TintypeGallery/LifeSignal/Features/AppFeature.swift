// SPDX-License-Identifier: MIT

import TintypeComponents
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

  /// The form to sign in with, or home.
  package struct AppView: Component {
    private let state: AppFeature.State
    private let send: (AppFeature.Action) -> Void

    /// Creates the screen of a state; what is done on it is sent.
    package init(
      state: AppFeature.State, send: @escaping (AppFeature.Action) -> Void = { _ in }
    ) {
      self.state = state
      self.send = send
    }

    /// The screen on top.
    package var body: some Component {
      if let home = state.home {
        HomeView(state: home, send: { send(.home(.presented($0))) })
      } else {
        AuthView(state: state.auth, send: { send(.auth($0)) })
      }
    }
  }
}
