// SPDX-License-Identifier: MIT

extension Menu where Label == SwiftUI.Label<Text, Image> {
  // Variants: string(titleKey)
  /// Creates a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a menu with a title and a symbol, and an action to perform on a tap.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  // Variants: string(titleKey)
  /// Creates a menu with a title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, image: image), content: content())
  }

  /// Creates a menu with a title and an image resource, and an action to perform on a tap.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, image: image), content: content(),
      primaryAction: primaryAction)
  }
}
