// SPDX-License-Identifier: MIT

extension View {
  /// Sets the help text of the view, which is its accessibility hint.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Sets the localized help text of the view, which is its accessibility hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }

  /// Sets the help text of the view, which is its accessibility hint.
  @_disfavoredOverload
  public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
    accessibilityHint(Text(text))
  }
}
