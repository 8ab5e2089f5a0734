// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSamplePantry

/// The kitchen and its screens in the appearance of a variant.
@MainActor
struct PantrySession {
  let kitchen: Kitchen
  let variant: JourneysVariant

  init(_ variant: JourneysVariant = .light, kitchen: Kitchen? = nil) {
    self.variant = variant
    self.kitchen = kitchen ?? .sample(locale: variant.locale)
  }

  /// Returns a view with the objects in its environment.
  func view(_ content: some View) -> some View {
    content
      .environment(kitchen)
      .environment(\.locale, variant.locale)
      .tint(.herb)
  }

  /// Returns a host of a view on the screen of a phone.
  func host(_ content: some View) throws -> ViewHost {
    try ViewHost(view(content), layout: variant.layout, traits: variant.traits)
  }

  /// Returns a host of the app on the screen of a phone.
  func host() throws -> ViewHost { try host(RootView()) }
}
