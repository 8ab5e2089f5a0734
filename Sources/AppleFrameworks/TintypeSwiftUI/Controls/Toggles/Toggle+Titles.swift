// SPDX-License-Identifier: MIT

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, isMixed: { false }, content: Text(titleKey))
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, isMixed: { false }, content: Text(title))
  }

  /// Creates a toggle with a title for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn, content: Text(titleKey))
  }

  /// Creates a toggle with a title for several values.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn, content: Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn, isMixed: { false }, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(
      isOn: isOn, isMixed: { false }, content: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// Creates a toggle with a title and a symbol for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, isOn: isOn, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a title and a symbol for several values.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(
      sources: sources, isOn: isOn, content: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and an image of the asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn, isMixed: { false }, content: SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a toggle with a title and an image of the asset catalog.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(
      isOn: isOn, isMixed: { false }, content: SwiftUI.Label(title, image: image))
  }

  /// Creates a toggle with a title and an image of the asset catalog for several values.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, isOn: isOn, content: SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a toggle with a title and an image of the asset catalog for several values.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(
      sources: sources, isOn: isOn, content: SwiftUI.Label(title, image: image))
  }
}
