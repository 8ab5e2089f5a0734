// SPDX-License-Identifier: MIT

import SwiftUI

/// An app for recipes, supplies and the shopping list.
struct PantryApp: App {
  @State private var kitchen = Kitchen(today: .now)

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(kitchen)
    }
  }
}
