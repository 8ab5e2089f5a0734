// SPDX-License-Identifier: MIT

extension Picker where Label == Text {
  // Variants: string(titleKey)
  /// Creates a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey), content: content())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      PickerSelection(sources, selection), label: Text(titleKey), content: content())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title, and a view that a closed menu shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey), content: content(),
      currentValueLabel: currentValueLabel())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title for several values, and a view that a closed menu shows.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      PickerSelection(sources, selection), label: Text(titleKey), content: content(),
      currentValueLabel: currentValueLabel())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  // Variants: string(titleKey)
  /// Creates a picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title and a symbol for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title and a symbol, and a view that a closed menu shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content(),
      currentValueLabel: currentValueLabel())
  }

  // Variants: string(titleKey)
  /// Creates a picker with a title and a symbol for several values, and a view that a closed menu shows.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content(),
      currentValueLabel: currentValueLabel())
  }
}
