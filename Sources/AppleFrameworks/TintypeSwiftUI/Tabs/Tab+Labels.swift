// SPDX-License-Identifier: MIT

extension Tab where Value == Never, Content: View, Label: View {
  // Variants: ", role: TabRole?"; ", role: role" -> ""; ""
  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: String; image: image; an image of the asset catalog
  // Variants: string(titleKey)
  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role,
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)), content: content())
  }

  /// Creates a tab without a label.
  public init(
    @ViewBuilder content: () -> Content
  )
  where Label == EmptyView {
    self.init(value: nil, label: EmptyView(), content: content())
  }

  /// Creates a tab with a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, label: label(), content: content())
  }

  /// Creates a tab with the label of a role.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content
  )
  where Label == DefaultTabLabel {
    self.init(value: nil, role: role, label: DefaultTabLabel(), content: content())
  }

  /// Creates a tab with a role and a label.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, label: label(), content: content())
  }
}
