// SPDX-License-Identifier: MIT

extension Picker where Label == Text {
  // Variants: ", and a view that a closed menu shows"; ", currentValueLabel: currentValueLabel()";
  //   ", @ViewBuilder currentValueLabel: () -> some View" -> ""; ""; ""
  // Variants: string(titleKey)
  /// Creates a picker with a title, and a view that a closed menu shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey),
      content: content(), currentValueLabel: currentValueLabel())
  }

  // Variants: ", and a view that a closed menu shows"; ", currentValueLabel: currentValueLabel()";
  //   ", @ViewBuilder currentValueLabel: () -> some View" -> ""; ""; ""
  // Variants: string(titleKey)
  /// Creates a picker with a title for several values, and a view that a closed menu shows.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      PickerSelection(sources, selection), label: Text(titleKey),
      content: content(), currentValueLabel: currentValueLabel())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  // Variants: ", and a view that a closed menu shows"; ", currentValueLabel: currentValueLabel()";
  //   ", @ViewBuilder currentValueLabel: () -> some View" -> ""; ""; ""
  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: ImageResource; image: image; an image of the asset catalog
  // Variants: string(titleKey)
  /// Creates a picker with a title and a symbol, and a view that a closed menu shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content(), currentValueLabel: currentValueLabel())
  }

  // Variants: ", and a view that a closed menu shows"; ", currentValueLabel: currentValueLabel()";
  //   ", @ViewBuilder currentValueLabel: () -> some View" -> ""; ""; ""
  // Variants: systemImage: String; systemImage: systemImage; a symbol
  //   -> image: ImageResource; image: image; an image of the asset catalog
  // Variants: string(titleKey)
  /// Creates a picker with a title and a symbol for several values, and a view that a closed menu shows.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content(), currentValueLabel: currentValueLabel())
  }
}
