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

  /// Sets the accessibility label.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label, unless it is disabled.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label, unless it is disabled.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
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

  /// Sets the accessibility value.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value, unless it is disabled.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility value, unless it is disabled.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    accessibilityValue(Text(value), isEnabled: isEnabled)
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

  /// Sets the accessibility hint, which describes the result of an action.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint, which describes the result of an action, unless it is disabled.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint, which describes the result of an action.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// Sets the accessibility hint, which describes the result of an action, unless it is disabled.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}
