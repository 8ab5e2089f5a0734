// SPDX-License-Identifier: MIT

@available(*, unavailable, message: "Snapshots contain no rotors. Use #if !os(Linux).")
extension View {
  /// Adds a rotor with a string as its label, and entries from a builder.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, Content>(
    _ label: L, entries: @escaping () -> Content
  ) -> some View where L: StringProtocol { self }

  /// Adds a rotor with a string as its label, and an entry for each identified element.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, EntryModel, ID>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, ID: Hashable { self }

  /// Adds a rotor with a string as its label, and an entry for each `Identifiable` element.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, EntryModel>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable { self }

  /// Adds a rotor with a string as its label, and the ranges of a text as its entries.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View where L: StringProtocol { self }

  /// Adds a rotor with a text as its label, and the ranges of a text as its entries.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>])
    -> some View
  { self }

  /// Adds a rotor with a localized label, and the ranges of a text as its entries.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Adds a rotor with the label of a system rotor, and the ranges of a text as its entries.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Adds a rotor with a text as its label, and entries from a builder.
  public nonisolated func accessibilityRotor<Content>(
    _ label: Text, entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a localized label, and entries from a builder.
  public nonisolated func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with the label of a system rotor, and entries from a builder.
  public nonisolated func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor, entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a text as its label, and an entry for each identified element.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Adds a rotor with a localized label, and an entry for each identified element.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Adds a rotor with the label of a system rotor, and an entry for each identified element.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Adds a rotor with a text as its label, and an entry for each `Identifiable` element.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Adds a rotor with a localized label, and an entry for each `Identifiable` element.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Adds a rotor with the label of a system rotor, and an entry for each `Identifiable` element.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Adds the view to a rotor.
  public nonisolated func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID)
    -> some View where ID: Hashable
  { self }
}

/// The entries of a rotor.
@available(*, unavailable, message: "Snapshots contain no rotors. Use #if !os(Linux).")
public protocol AccessibilityRotorContent {}

/// A result builder of the entries of a rotor.
@available(*, unavailable, message: "Snapshots contain no rotors. Use #if !os(Linux).")
public struct AccessibilityRotorContentBuilder {}

/// An entry of a rotor.
@available(*, unavailable, message: "Snapshots contain no rotors. Use #if !os(Linux).")
public struct AccessibilityRotorEntry<ID> {
  /// Creates an entry.
  public init(_ label: Any, id: ID) {}
}

/// A rotor of the system.
@available(*, unavailable, message: "Snapshots contain no rotors. Use #if !os(Linux).")
public struct AccessibilitySystemRotor {
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
