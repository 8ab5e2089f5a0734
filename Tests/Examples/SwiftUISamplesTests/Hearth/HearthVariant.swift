// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleHearth

/// The devices and the screens in the appearance of a variant.
@MainActor
struct HearthSession {
  let devices: House
  let palette = Palette()
  let defaults = InMemoryUserDefaults()
  let variant: JourneysVariant

  init(_ variant: JourneysVariant = .light, devices: House? = nil) {
    self.variant = variant
    self.devices = devices ?? .sample(locale: variant.locale)
  }

  /// Returns a view with the objects in its environment.
  func view(_ content: some View) -> some View {
    content
      .environment(devices)
      .environment(palette)
      .environment(\.locale, variant.locale)
      .defaultAppStorage(defaults)
      .tint(.ember)
  }

  /// Returns a host of a view on the screen of a phone.
  func host(_ content: some View) throws -> ViewHost {
    try ViewHost(view(content), layout: variant.layout, traits: variant.traits)
  }

  /// Returns a host of the app on the screen of a phone.
  func host(_ path: Route...) throws -> ViewHost { try host(RootView(path: path)) }
}
