// SPDX-License-Identifier: MIT

import TintypeComponents

// Variants: extension View; <Self, AccessibilityAttachmentModifier>
//   -> extension ModifiedContent where Modifier == AccessibilityAttachmentModifier;
//   <Content, Modifier>
extension View {
  // Variants: ", isEnabled: Bool"; ", isEnabled: isEnabled"; ", unless it is disabled"
  //   -> ""; ""; ""
  // Variants: string(labelKey) | text(labelKey)
  /// Sets the accessibility label, unless it is disabled.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(Text(labelKey), isEnabled: isEnabled) { $0.accessibilityLabel($1) }
  }

  // Variants: ", isEnabled: Bool"; ", isEnabled: isEnabled"; ", unless it is disabled"
  //   -> ""; ""; ""
  // Variants: string(valueKey) | text(valueKey, valueDescription)
  /// Sets the accessibility value, unless it is disabled.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(Text(valueKey), isEnabled: isEnabled) { $0.accessibilityValue($1) }
  }

  // Variants: ", isEnabled: Bool"; ", isEnabled: isEnabled"; ", unless it is disabled"
  //   -> ""; ""; ""
  // Variants: string(hintKey) | text(hintKey)
  /// Sets the accessibility hint, which describes the result of an action, unless it is disabled.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(Text(hintKey), isEnabled: isEnabled) { $0.accessibilityHint($1) }
  }
}
