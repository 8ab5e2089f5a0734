// SPDX-License-Identifier: MIT

import TintypeComponents

// Variants: extension View; <Self, AccessibilityAttachmentModifier>
//   -> extension ModifiedContent where Modifier == AccessibilityAttachmentModifier;
//   <Content, Modifier>
extension View {
  /// Adds an accessibility action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, scope in
      content.accessibilityAction(actionKind.engine(in: scope), perform: scope.action(handler))
    }
  }

  // Variants: string(nameKey) | text(nameKey)
  /// Adds an accessibility action with a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, scope in
      content.accessibilityAction(
        named: scope.string(Text(nameKey)), perform: scope.action(handler))
    }
  }

  /// Adds an action that increments and decrements the value of the view by one step.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, scope in
      let (up, down): (() -> Void, () -> Void) = (
        { handler(.increment) }, { handler(.decrement) }
      )
      return content.accessibilityAddTraits(.isAdjustable)
        .accessibilityAdjustableAction(
          increment: scope.action(up), decrement: scope.action(down))
    }
  }
}
