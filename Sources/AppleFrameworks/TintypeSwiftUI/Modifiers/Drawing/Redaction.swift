// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Sets the color scheme of the presentation that contains the view; `nil` for no preference.
  ///
  /// If the canvas is a screen, its bars and its background have the color scheme too. A canvas as
  /// large as its view keeps the color scheme of the snapshot, and a sheet that of the screen.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modified { $0.preferredColorScheme(colorScheme) }
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the color scheme of the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modified { $0.colorScheme(colorScheme) }
  }

  /// Adds reasons to redact the content of the view.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modified { $0.redacted(reason: reason) }
  }

  /// Removes the reasons to redact the content of the view.
  public nonisolated func unredacted() -> some View { modified { $0.unredacted() } }

  /// Marks the content of the view as sensitive, which is redacted for the reason of privacy.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformingEnvironment { environment in
      guard sensitive, environment.base.redactionReasons.contains(.privacy) else { return }
      environment.base.redactionReasons.insert(.placeholder)
    }
  }
}
