// SPDX-License-Identifier: MIT

import SwiftUI

/// An app that controls the lights, heating, blinds and alarm of a building.
struct HearthApp: App {
  @State private var house = House.sample()
  @State private var palette = Palette()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(house)
        .environment(palette)
    }
  }
}
