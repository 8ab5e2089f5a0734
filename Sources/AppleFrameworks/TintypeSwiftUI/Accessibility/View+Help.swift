// SPDX-License-Identifier: MIT

extension View {
  // Variants: string(textKey) | text(textKey)
  /// Sets the help text of the view, which is its accessibility hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }
}
