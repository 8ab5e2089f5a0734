// SPDX-License-Identifier: MIT

extension View {
  // Variants: ", isPresented: Binding<Bool>"; ", isPresented: isPresented";
  //   ", and binds the activity of the search" -> ""; ""; ""
  // Variants: public; LocalizedStringKey; Text(prompt); " with a prompt and"
  //   -> public; Text? = nil; prompt; " and"
  //   | @_disfavoredOverload public; some StringProtocol; Text(prompt); " with a prompt and"
  /// Adds a search field with a prompt and tokens that a user can edit to the screen, and binds the activity of the search.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, placement: placement, text: text, isPresented: isPresented,
      prompt: Text(prompt), tokens: SearchTokens(editableTokens) { token($0) })
  }
}
