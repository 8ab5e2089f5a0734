// SPDX-License-Identifier: MIT

extension View {
  /// Adds a search field and tokens that a user can edit to the screen.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, prompt: prompt,
      tokens: SearchTokens(editableTokens) { token($0) })
  }

  /// Adds a search field with a localized prompt and tokens that a user can edit to the screen.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, prompt: Text(prompt),
      tokens: SearchTokens(editableTokens) { token($0) })
  }

  /// Adds a search field with a prompt and tokens that a user can edit to the screen.
  @_disfavoredOverload
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, prompt: Text(prompt),
      tokens: SearchTokens(editableTokens) { token($0) })
  }

  /// Adds a search field and tokens that a user can edit to the screen, and binds the activity of the search.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(editableTokens) { token($0) })
  }

  /// Adds a search field with a localized prompt and tokens that a user can edit to the screen, and binds the activity of the search.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(editableTokens) { token($0) })
  }

  /// Adds a search field with a prompt and tokens that a user can edit to the screen, and binds the activity of the search.
  @_disfavoredOverload
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(editableTokens) { token($0) })
  }
}
