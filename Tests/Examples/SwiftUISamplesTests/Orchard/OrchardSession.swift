// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import WidgetKit

@testable import TintypeSampleOrchard

/// The models and the screens in the appearance of a variant.
@MainActor
struct OrchardSession {
  let container: ModelContainer
  let defaults = InMemoryUserDefaults()
  let variant: JourneysVariant

  init(_ variant: JourneysVariant = .light, isEmpty: Bool = false) throws {
    self.variant = variant
    container = try SampleOrchard.container(locale: variant.locale)
    if isEmpty { container.deleteAllData() }
  }

  /// Returns the saved and unsaved models of a type.
  func models<Model: PersistentModel>(_ type: Model.Type = Model.self) throws -> [Model] {
    try container.mainContext.fetch(FetchDescriptor<Model>())
  }

  /// Returns the tree that was planted first.
  func oldestTree() throws -> Tree? { try models(Tree.self).min { $0.planted < $1.planted } }

  /// Returns a view with the models and the day of the sample.
  func view(_ content: some View) -> some View {
    content
      .modelContainer(container)
      .environment(\.today, SampleOrchard.today)
      .environment(\.locale, variant.locale)
      .defaultAppStorage(defaults)
      .tint(.orchard)
  }

  /// Returns a host of a view on the screen of a phone.
  func host(_ content: some View) throws -> ViewHost {
    try ViewHost(view(content), layout: variant.layout, traits: variant.traits)
  }

  /// Returns a host of the app on the screen of a phone.
  func host(screen: RootView.Screen = .trees) throws -> ViewHost {
    try host(RootView(screen: screen))
  }

  /// Returns a host of the widget.
  func widget(_ family: WidgetFamily) throws -> ViewHost {
    let harvests = try models(Harvest.self)
    return try ViewHost(
      HarvestWidgetView(entry: HarvestEntry(date: SampleOrchard.today, harvests: harvests))
        .containerBackground(.background, for: .widget)
        .tint(.orchard)
        .previewContext(WidgetPreviewContext(family: family))
        .environment(\.locale, variant.locale),
      layout: .sizeThatFits, traits: variant.traits)
  }
}

extension JourneysVariant {
  /// The appearances, languages and text sizes of the orchard's screens.
  static let orchard = [
    light, dark, german, arabic,
    JourneysVariant(name: "accessibility-3", textSize: .accessibilityLarge),
    JourneysVariant(name: "accessibility-5", textSize: .accessibilityExtraExtraExtraLarge),
  ]
}
