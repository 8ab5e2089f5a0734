// SPDX-License-Identifier: MIT

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that can be collapsed.
  ///
  /// A user expands and collapses it in a list with the style `sidebar`.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  // Variants: string(titleKey)
  /// Creates a section that can be collapsed, with a text as its header.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
