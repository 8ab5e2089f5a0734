// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The app: the sign-in form, and the home screen after signing in.
struct AppView: View {
  let store: Store<LifeSignal.AppFeature.State, LifeSignal.AppFeature.Action>

  var body: some View {
    if let home = store.state.home {
      HomeView(store: store.view.scope(home) { .home(.presented($0)) })
    } else {
      AuthView(store: store.view.scope(store.state.auth) { .auth($0) })
    }
  }
}
