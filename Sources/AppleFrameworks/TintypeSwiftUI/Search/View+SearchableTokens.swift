// SPDX-License-Identifier: MIT

extension View {
  // Variants: ", isPresented: Binding<Bool>"; ", isPresented: isPresented";
  //   ", and binds the activity of the search" -> ""; ""; ""
  // Variants: trailingString(prompt) | LocalizedStringKey; Text(prompt); " with a prompt and"
  //   -> Text? = nil; prompt; " and"
  /// Adds a search field with a prompt and tokens to the screen, and binds the activity of the search.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(tokens) { token($0.wrappedValue) })
  }

  // Variants: ", isPresented: Binding<Bool>"; ", isPresented: isPresented"; where;
  //   ", and binds the activity of the search" -> ""; ""; where C: MutableCollection,; ""
  // Variants: LocalizedStringKey; Text(prompt); " with a prompt and"
  //   -> Text? = nil; prompt; " and"
  /// Adds a search field with a prompt and suggested tokens to the screen, and binds the activity of the search.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggestions: suggestedTokens) { token($0.wrappedValue) })
  }

  // Variants: ", isPresented: Binding<Bool>"; ", isPresented: isPresented";
  //   ", and binds the activity of the search" -> ""; ""; ""
  /// Adds a search field with a prompt and suggested tokens to the screen, and binds the activity of the search.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    S: StringProtocol, C.Element: Identifiable
  {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggestions: suggestedTokens) { token($0.wrappedValue) })
  }
}
