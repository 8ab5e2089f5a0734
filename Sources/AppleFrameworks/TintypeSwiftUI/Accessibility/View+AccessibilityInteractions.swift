// SPDX-License-Identifier: MIT

import Foundation

// Variants: extension View; <Self, AccessibilityAttachmentModifier>
//   -> extension ModifiedContent where Modifier == AccessibilityAttachmentModifier;
//   <Content, Modifier>
extension View {
  // Variants: ", isEnabled: Bool" -> ""
  // Variants: CGPoint -> UnitPoint
  /// Sets the point at which an assistive technology taps the view, which a snapshot does not contain.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }

  // Variants: accessibilityDragPoint; starts a drag -> accessibilityDropPoint; drops items
  // Variants: ", isEnabled: Bool" -> ""
  // Variants: string(description) | text(description)
  /// Adds a point at which an assistive technology starts a drag, which a snapshot does not contain.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }

  /// Sets whether touches reach the view directly, which a snapshot does not contain.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }

  /// Adds an action for a scroll by an assistive technology, which a snapshot does not contain.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }

  /// Adds an action for a zoom by an assistive technology, which a snapshot does not contain.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }
}

extension View {
  /// Sets the type of the text of the view, which a snapshot does not contain.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessible { content, _ in content }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the type of the text of the view, which a snapshot does not contain.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Content, Modifier> {
    accessible { content, _ in content }
  }
}
