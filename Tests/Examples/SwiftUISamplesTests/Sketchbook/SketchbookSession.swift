// SPDX-License-Identifier: MIT

import Observation
import SwiftUI
@testable import TintypeSampleSketchbook

/// The app with the objects in its environment.
@MainActor
struct SketchbookSession {
  /// A clock that tests set.
  @Observable
  final class Clock {
    var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  }

  /// Passes the date of a clock to a view.
  private struct Clocked<Content: View>: View {
    let clock: Clock
    let content: Content

    var body: some View { content.environment(\.currentDate, clock.now) }
  }

  let studio: Studio
  let palette = Palette()
  let preferences = Preferences()
  let router = Router()
  let clock = Clock()
  let variant: JourneysVariant

  init(_ variant: JourneysVariant = .light, studio: Studio? = nil) {
    self.variant = variant
    self.studio = studio ?? .sample(locale: variant.locale)
  }

  var app: some View { view(RootView()) }

  func view(_ content: some View) -> some View {
    Clocked(clock: clock, content: content)
      .environment(studio)
      .environment(palette)
      .environment(preferences)
      .environment(router)
      .environment(\.locale, variant.locale)
  }

  /// Returns a host of the app on the screen of a phone.
  func host() throws -> ViewHost {
    try ViewHost(app, layout: variant.layout, traits: variant.traits)
  }

  /// Moves the clock, after which the host updates its views.
  func advance(_ host: ViewHost, by seconds: Double) throws {
    clock.now += seconds
    try host.update()
  }
}

extension ViewHost {
  /// Draws a line of several segments on the paper, from a point in the coordinates of the paper.
  func draw(from start: CGPoint, _ translations: [CGSize]) throws {
    for (index, translation) in translations.enumerated() {
      try drag(
        "paper", from: start, by: translation, releases: index == translations.count - 1)
    }
  }
}
