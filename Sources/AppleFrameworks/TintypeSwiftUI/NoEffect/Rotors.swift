// SPDX-License-Identifier: MIT

extension View {
  /// Has no effect, because snapshots contain no rotors.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { self }

  /// Has no effect, because snapshots contain no rotors.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, EntryModel, ID>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, ID: Hashable { self }

  /// Has no effect, because snapshots contain no rotors.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, EntryModel>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable { self }

  /// Has no effect, because snapshots contain no rotors.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View where L: StringProtocol { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>])
    -> some View
  { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Has no effect, because snapshots contain no rotors.
  public nonisolated func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID)
    -> some View where ID: Hashable
  { self }
}

/// The entries of a rotor, which snapshots do not contain.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

extension Never: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates entries of identifiable elements.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Creates entries of elements, whose identifiers a key path returns.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates a group of entries.
  public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A result builder of the entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Several entries.
  public struct Entries: AccessibilityRotorContent {}

  /// Returns the entries.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> Entries { Entries() }

  /// Returns the entries of a condition.
  public static func buildIf(_ content: (some AccessibilityRotorContent)?) -> Entries { Entries() }

  /// Returns the entries of the first branch.
  public static func buildEither(first: some AccessibilityRotorContent) -> Entries { Entries() }

  /// Returns the entries of the second branch.
  public static func buildEither(second: some AccessibilityRotorContent) -> Entries { Entries() }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
  /// Creates an entry.
  public init(
    _ label: Text? = nil, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a localized label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a string as its label.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a view in a namespace.
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a view in a namespace, with a localized label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a view in a namespace, with a string as its label.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Sendable {
  /// Returns the rotor of headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// Returns the rotor of links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// The rotor `boldText`.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `headings`.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `images`.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `italicText`.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `landmarks`.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `links`.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `lists`.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `misspelledWords`.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `tables`.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `textFields`.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The rotor `underlineText`.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
