// SPDX-License-Identifier: MIT

// Variants: extension View; <Self, AccessibilityAttachmentModifier>
//   -> extension ModifiedContent where Modifier == AccessibilityAttachmentModifier;
//   <Content, Modifier>
extension View {
  // Variants: label; accessibilityLabel -> hint; accessibilityHint | value; accessibilityValue
  /// Sets the accessibility label.
  @available(iOS, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  /// Hides the view from accessibility, or shows it.
  @available(iOS, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  /// Sets an identifier for tests.
  @available(iOS, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  // Variants: Adds; addTraits; accessibilityAddTraits
  //   -> Removes; removeTraits; accessibilityRemoveTraits
  /// Adds accessibility traits.
  @available(iOS, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits)
  }

  /// Sets the order in which assistive technologies read the view.
  @available(iOS, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets the names of the view for voice input, which a snapshot does not contain.
  @available(iOS, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }
}
