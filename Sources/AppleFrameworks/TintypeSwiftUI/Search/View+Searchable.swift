// SPDX-License-Identifier: MIT

extension View {
  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text of the search.
  ///   - placement: The preferred placement of the field.
  ///   - prompt: The text that an empty field shows; `nil`, the default, for “Search”.
  /// - Returns: The modified view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, placement: placement, text: text, prompt: prompt)
  }

  // Variants: string(prompt)
  /// Adds a search field with a prompt to the screen.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, placement: placement, text: text, prompt: Text(prompt))
  }

  // Variants: string(prompt) | LocalizedStringKey; Text(prompt); " with a prompt to"
  //   -> Text? = nil; prompt; " to"
  /// Adds a search field with a prompt to the screen, and binds the activity of the search.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented,
      prompt: Text(prompt))
  }

  // Variants: LocalizedStringKey; Text(prompt); " with a prompt and"
  //   -> Text? = nil; prompt; " and"
  /// Adds a search field with a prompt and suggestions to the screen.
  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:) instead."
  )
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    SearchableView(
      content: self, placement: placement, text: text, prompt: Text(prompt),
      suggestions: suggestions())
  }

  /// Adds a search field with a prompt and suggestions to the screen.
  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:) instead."
  )
  @_disfavoredOverload
  public nonisolated func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol {
    SearchableView(
      content: self, placement: placement, text: text, prompt: Text(prompt),
      suggestions: suggestions())
  }
}
