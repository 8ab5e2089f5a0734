// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// The app: signing in, and home once somebody has.
  public struct AppFeature: Reducer, Sendable {
    /// What the feature remembers.
    public struct State: Equatable, Sendable {
      /// The form to sign in with.
      public var auth = AuthFeature.State()
      /// Home; `nil` while nobody is signed in.
      public var home: HomeFeature.State?

      /// Creates a state in which nobody is signed in.
      public init() {}
    }

    /// What can happen.
    public enum Action: Equatable, Sendable {
      /// Something happened while signing in.
      case auth(AuthFeature.Action)
      /// Something happened at home.
      case home(PresentationAction<HomeFeature.Action>)
    }

    /// Creates the feature.
    public init() {}

    /// What it does at each action.
    public var body: some ReducerOf<Self> {
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
