// SPDX-License-Identifier: MIT

import TintypeComponents

// Variants: extension View; <Self, AccessibilityAttachmentModifier>
//   -> extension ModifiedContent where Modifier == AccessibilityAttachmentModifier;
//   <Content, Modifier>
extension View {
  // Variants: ", isEnabled: Bool"; "(isEnabled: isEnabled)"; ", unless it is disabled"
  //   -> ""; ""; ""
  /// Sets an identifier for tests, which assistive technologies do not read, unless it is disabled.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(isEnabled: isEnabled) { content, _ in content.accessibilityIdentifier(identifier) }
  }

  // Variants: ", isEnabled: Bool"; "(isEnabled: isEnabled)"; ", unless the modifier is disabled"
  //   -> ""; ""; ""
  /// Hides the view from accessibility, or shows it, unless the modifier is disabled.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(isEnabled: isEnabled) { content, _ in content.accessibilityHidden(hidden) }
  }

  /// Adds accessibility traits.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content.accessibilityAddTraits(traits.engine) }
  }

  /// Removes accessibility traits.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content.accessibilityRemoveTraits(traits.engine) }
  }

  /// Sets the order in which assistive technologies read the view among its siblings, the highest first; the
  /// default is 0.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content.accessibilitySortPriority(sortPriority) }
  }

  /// Makes the view a heading, with its level for audits.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in
      level == .unspecified ? content : content.accessibilityHeading(level: Int(level.rawValue))
    }
  }
}

// Variants: extension View; <Self, AccessibilityAttachmentModifier>
//   -> extension ModifiedContent where Modifier == AccessibilityAttachmentModifier;
//   <Content, Modifier>
extension View {
  /// Sets whether the view responds to user interaction, which a snapshot does not contain.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }

  /// Sets whether the view responds to user interaction, which a snapshot does not contain.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }

  // Variants: ", isEnabled: Bool" -> ""
  // Variants: inputLabelKeys: [LocalizedStringKey] -> inputLabels: [Text]
  /// Sets the names of the view for voice input, which a snapshot does not contain.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }

  // Variants: ", isEnabled: Bool" -> ""
  /// Sets the names of the view for voice input, which a snapshot does not contain.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessible { content, _ in content }
  }
}
