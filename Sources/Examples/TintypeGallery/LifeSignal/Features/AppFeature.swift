// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// The app: the sign-in form, and the home screen after signing in.
  package struct AppFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The state of the sign-in form.
      package var auth = AuthFeature.State()
      /// The state of the home screen; `nil` while no user is signed in.
      package var home: HomeFeature.State?

      /// Creates a state without a signed-in user.
      package init() {}
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// An action of the sign-in form.
      case auth(AuthFeature.Action)
      /// An action of the home screen.
      case home(PresentationAction<HomeFeature.Action>)
    }

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
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

  /// The sign-in form or the home screen.
  package struct AppView: Component {
    private let state: AppFeature.State
    private let send: (AppFeature.Action) -> Void

    /// Creates the screen of a state, which sends the user's actions.
    package init(
      state: AppFeature.State, send: @escaping (AppFeature.Action) -> Void = { _ in }
    ) {
      self.state = state
      self.send = send
    }

    /// The current screen.
    package var body: some Component {
      if let home = state.home {
        HomeView(state: home, send: { send(.home(.presented($0))) })
      } else {
        AuthView(state: state.auth, send: { send(.auth($0)) })
      }
    }
  }
}
