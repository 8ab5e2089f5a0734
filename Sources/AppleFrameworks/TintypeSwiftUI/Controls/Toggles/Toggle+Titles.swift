// SPDX-License-Identifier: MIT

extension Toggle where Label == Text {
  // Variants: string(titleKey)
  /// Creates a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, isMixed: { false }, content: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a toggle with a title for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn, content: Text(titleKey))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  // Variants: string(titleKey)
  /// Creates a toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn, isMixed: { false }, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  // Variants: string(titleKey)
  /// Creates a toggle with a title and a symbol for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, isOn: isOn, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  // Variants: string(titleKey)
  /// Creates a toggle with a title and an image of the asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn, isMixed: { false }, content: SwiftUI.Label(titleKey, image: image))
  }

  // Variants: string(titleKey)
  /// Creates a toggle with a title and an image of the asset catalog for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, isOn: isOn, content: SwiftUI.Label(titleKey, image: image))
  }
}
