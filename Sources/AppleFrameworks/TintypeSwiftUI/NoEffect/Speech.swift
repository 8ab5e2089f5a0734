// SPDX-License-Identifier: MIT

extension View {
  /// Sets the pitch of speech, which has no effect.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether speech includes punctuation, which has no effect.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Sets whether announcements wait for the current speech, which has no effect.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether speech spells out characters, which has no effect.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets whether the view keeps its colors if colors are inverted, which has no effect.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

extension Text {
  /// Sets the pitch of speech, which has no effect.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets whether speech includes punctuation, which has no effect.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets whether announcements wait for the current speech, which has no effect.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets whether speech spells out characters, which has no effect.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
