// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleJourneys

/// The appearance, language and text size in which a screen is shown.
struct JourneysVariant {
  var name: String
  var style = UIUserInterfaceStyle.light
  var language = "en_US"
  var textSize = UIContentSizeCategory.large

  static let light = JourneysVariant(name: "light")
  static let dark = JourneysVariant(name: "dark", style: .dark)
  static let german = JourneysVariant(name: "german", language: "de")
  static let arabic = JourneysVariant(name: "arabic", language: "ar_EG")
  static let all: [JourneysVariant] = [
    light, dark, german, arabic,
    JourneysVariant(name: "extra-large", textSize: .extraExtraExtraLarge),
    JourneysVariant(name: "accessibility", textSize: .accessibilityLarge),
  ]

  var locale: Locale { Locale(identifier: language) }
  var direction: LayoutDirection { language.hasPrefix("ar") ? .rightToLeft : .leftToRight }

  /// The screen of a phone.
  var layout: SwiftUISnapshotLayout { .device(config: screen) }

  var screen: ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      size: CGSize(width: 390, height: 844))
  }

  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(
        layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
    ])
  }
}

/// The app with the objects in its environment.
@MainActor
struct JourneysSession {
  let journal: Journal
  let preferences = Preferences()
  let router = Router()
  let variant: JourneysVariant

  init(_ variant: JourneysVariant = .light, journal: Journal? = nil) {
    self.variant = variant
    self.journal = journal ?? .sample(locale: variant.locale)
  }

  var app: some View {
    RootView()
      .environment(journal)
      .environment(preferences)
      .environment(router)
      .environment(\.locale, variant.locale)
  }

  /// Returns a host of the app on the screen of a phone.
  func host() throws -> ViewHost {
    try ViewHost(app, layout: variant.layout, traits: variant.traits)
  }
}
