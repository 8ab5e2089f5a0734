// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
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
