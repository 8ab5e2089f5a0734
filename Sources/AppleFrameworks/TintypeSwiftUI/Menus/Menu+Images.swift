// SPDX-License-Identifier: MIT

extension Menu where Label == SwiftUI.Label<Text, Image> {
  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: ImageResource; image: image; an image resource
  // Variants: string(titleKey)
  /// Creates a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: ImageResource; image: image; an image resource
  /// Creates a menu with a title and a symbol, and an action to perform on a tap.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }
}
