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
  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: ImageResource; image: image; an image of the asset catalog
  // Variants: string(titleKey)
  /// Creates a toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn, isMixed: { false }, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: ImageResource; image: image; an image of the asset catalog
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
