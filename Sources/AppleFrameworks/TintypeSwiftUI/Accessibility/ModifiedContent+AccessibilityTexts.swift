// SPDX-License-Identifier: MIT

import TintypeComponents

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the accessibility label.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Content, Modifier> {
    adding(label) { $0.accessibilityLabel($1) }
  }

  /// Sets the accessibility label, unless it is disabled.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    adding(label, isEnabled: isEnabled) { $0.accessibilityLabel($1) }
  }

  // Variants: string(labelKey)
  /// Sets the accessibility label.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(Text(labelKey))
  }

  // Variants: string(labelKey)
  /// Sets the accessibility label, unless it is disabled.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the accessibility value.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Content, Modifier> {
    adding(valueDescription) { $0.accessibilityValue($1) }
  }

  /// Sets the accessibility value, unless it is disabled.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    adding(valueDescription, isEnabled: isEnabled) { $0.accessibilityValue($1) }
  }

  // Variants: string(valueKey)
  /// Sets the accessibility value.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(Text(valueKey))
  }

  // Variants: string(valueKey)
  /// Sets the accessibility value, unless it is disabled.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the accessibility hint, which describes the result of an action.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Content, Modifier> {
    adding(hint) { $0.accessibilityHint($1) }
  }

  /// Sets the accessibility hint, which describes the result of an action, unless it is disabled.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    adding(hint, isEnabled: isEnabled) { $0.accessibilityHint($1) }
  }

  // Variants: string(hintKey)
  /// Sets the accessibility hint, which describes the result of an action.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(Text(hintKey))
  }

  // Variants: string(hintKey)
  /// Sets the accessibility hint, which describes the result of an action, unless it is disabled.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
}
