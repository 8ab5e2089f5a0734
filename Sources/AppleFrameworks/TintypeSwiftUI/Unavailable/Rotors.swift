// SPDX-License-Identifier: MIT

@available(*, unavailable, message: "Snapshots contain no rotors. Use #if !os(Linux).")
extension View {
  // Variants: string(labelKey) | text(labelKey, label) | labelKey: LocalizedStringKey -> systemRotor: AccessibilitySystemRotor
  /// Adds a rotor with a label, and entries from a builder.
  public nonisolated func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, entries: @escaping () -> Content
  ) -> some View { self }

  // Variants: string(labelKey) | text(labelKey, label) | labelKey: LocalizedStringKey -> systemRotor: AccessibilitySystemRotor
  /// Adds a rotor with a label, and the ranges of a text as its entries.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  // Variants: string(rotorLabelKey) | text(rotorLabelKey, rotorLabel) | rotorLabelKey: LocalizedStringKey -> systemRotor: AccessibilitySystemRotor
  /// Adds a rotor with a label, and an entry for each identified element.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  // Variants: string(rotorLabelKey) | text(rotorLabelKey, rotorLabel) | rotorLabelKey: LocalizedStringKey -> systemRotor: AccessibilitySystemRotor
  /// Adds a rotor with a label, and an entry for each `Identifiable` element.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
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
  // Variants: boldText -> headings | images | italicText | landmarks | links | lists |
  //   misspelledWords | tables | textFields | underlineText
  /// The rotor `boldText`.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
