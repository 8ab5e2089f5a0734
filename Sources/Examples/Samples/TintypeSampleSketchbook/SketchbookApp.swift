// SPDX-License-Identifier: MIT

import SwiftUI

/// An app for drawing.
struct SketchbookApp: App {
  @State private var studio = Studio(today: .now)
  @State private var palette = Palette()
  @State private var preferences = Preferences()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(studio)
        .environment(palette)
        .environment(preferences)
        .environment(router)
    }
  }
}
