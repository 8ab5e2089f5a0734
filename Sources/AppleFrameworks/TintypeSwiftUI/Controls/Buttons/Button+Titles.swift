// SPDX-License-Identifier: MIT

extension Button where Label == Text {
  // Variants: string(titleKey)
  /// Creates a button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, content: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: Text(titleKey))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: ImageResource; image: image; an image of the asset catalog
  // Variants: string(titleKey)
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: ImageResource; image: image; an image of the asset catalog
  // Variants: string(titleKey)
  /// Creates a button with a title, a symbol and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}
