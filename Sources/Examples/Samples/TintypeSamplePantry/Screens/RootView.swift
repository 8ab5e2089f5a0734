// SPDX-License-Identifier: MIT

import SwiftUI

/// The tabs of the app.
struct RootView: View {
  enum Screen: Hashable {
    case recipes, pantry, shopping
  }

  @Environment(Kitchen.self) private var kitchen
  @State private var screen: Screen

  init(screen: Screen = .recipes) { _screen = State(initialValue: screen) }

  var body: some View {
    TabView(selection: $screen) {
      RecipesScreen()
        .tabItem { Label("Recipes", systemImage: "book") }
        .badge(kitchen.newCount)
        .tag(Screen.recipes)
      PantryScreen()
        .tabItem { Label("Pantry", systemImage: "archivebox") }
        .badge(kitchen.urgentCount)
        .tag(Screen.pantry)
      ShoppingScreen()
        .tabItem { Label("Shopping", systemImage: "cart") }
        .badge(kitchen.openCount)
        .tag(Screen.shopping)
    }
    .tint(.herb)
  }
}
