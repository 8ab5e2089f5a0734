// SPDX-License-Identifier: MIT

extension Picker where Label == SwiftUI.Label<Text, Image> {
  // Variants: string(titleKey)
  /// Creates a picker with a title and an image of the asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, image: image),
      content: content())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title and an image of the asset catalog for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: SwiftUI.Label(titleKey, image: image),
      content: content())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title and an image of the asset catalog, and a view that a closed menu shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, image: image),
      content: content(),
      currentValueLabel: currentValueLabel())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title and an image of the asset catalog for several values, and a view that a closed menu shows.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: SwiftUI.Label(titleKey, image: image),
      content: content(),
      currentValueLabel: currentValueLabel())
  }
}
