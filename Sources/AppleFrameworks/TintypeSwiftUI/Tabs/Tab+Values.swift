// SPDX-License-Identifier: MIT

extension Tab where Value: Hashable, Content: View, Label: View {
  // Variants: ", role: TabRole?"; ", role: role" -> ""; ""
  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: String; image: image; an image of the asset catalog
  // Variants: string(titleKey)
  /// Creates a tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where Label == DefaultTabLabel {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)), content: content())
  }

  // Variants: ", role: TabRole?"; ", role: role" -> ""; ""
  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: String; image: image; an image of the asset catalog
  // Variants: string(titleKey)
  /// Creates a tab with a title and a symbol, selected by an optional value.
  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)), content: content())
  }

  /// Creates a tab without a label.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content)
  where Label == EmptyView {
    self.init(value: value, label: EmptyView(), content: content())
  }

  /// Creates a tab with the label of a role.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: value, role: role, label: DefaultTabLabel(), content: content())
  }

  // Variants: ", role: TabRole?"; ", role: role"; a role and a label -> ""; ""; a label
  /// Creates a tab with a role and a label.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, label: label(), content: content())
  }

  /// Creates a tab without a label, selected by an optional value.
  public nonisolated init<V>(value: V, @ViewBuilder content: () -> Content)
  where Value == V?, Label == EmptyView, V: Hashable {
    self.init(value: value, label: EmptyView(), content: content())
  }

  /// Creates a tab with the label of a role, selected by an optional value.
  public nonisolated init<V>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V?, Label == DefaultTabLabel, V: Hashable {
    self.init(value: value, role: role, label: DefaultTabLabel(), content: content())
  }

  // Variants: ", role: TabRole?"; ", role: role"; a role and a label -> ""; ""; a label
  /// Creates a tab with a role and a label, selected by an optional value.
  public nonisolated init<V>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V?, V: Hashable {
    self.init(value: value, role: role, label: label(), content: content())
  }
}
