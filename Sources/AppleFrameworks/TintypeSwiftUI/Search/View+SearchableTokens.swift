// SPDX-License-Identifier: MIT

extension View {
  /// Adds a search field and tokens to the screen.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, prompt: prompt,
      tokens: SearchTokens(tokens) { token($0.wrappedValue) })
  }

  // Variants: trailingString(prompt)
  /// Adds a search field with a prompt and tokens to the screen.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, prompt: Text(prompt),
      tokens: SearchTokens(tokens) { token($0.wrappedValue) })
  }

  /// Adds a search field and tokens to the screen, and binds the activity of the search.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens) { token($0.wrappedValue) })
  }

  // Variants: trailingString(prompt)
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

  /// Adds a search field and suggested tokens to the screen.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    SearchableView(
      content: self, placement: placement, text: text, prompt: prompt,
      tokens: SearchTokens(tokens, suggestions: suggestedTokens) { token($0.wrappedValue) })
  }

  // Variants: trailingString(prompt)
  /// Adds a search field with a prompt and suggested tokens to the screen.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    SearchableView(
      content: self, placement: placement, text: text, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggestions: suggestedTokens) { token($0.wrappedValue) })
  }

  /// Adds a search field and suggested tokens to the screen, and binds the activity of the search.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggestions: suggestedTokens) { token($0.wrappedValue) })
  }

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
