// SPDX-License-Identifier: MIT

import SwiftUI

/// A journal and planner for trips.
struct JourneysApp: App {
  @State private var journal = Journal(today: .now)
  @State private var preferences = Preferences()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(journal)
        .environment(preferences)
        .environment(router)
    }
  }
}
