// SPDX-License-Identifier: MIT

import Foundation

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the point at which an assistive technology taps the view, which a snapshot does not contain.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint)
    -> ModifiedContent<Content, Modifier>
  {
    adding { content, _ in content }
  }

  /// Sets the point at which an assistive technology taps the view, which a snapshot does not contain.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    adding { content, _ in content }
  }

  /// Sets the point at which an assistive technology taps the view, which a snapshot does not contain.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint)
    -> ModifiedContent<Content, Modifier>
  {
    adding { content, _ in content }
  }

  /// Sets the point at which an assistive technology taps the view, which a snapshot does not contain.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    adding { content, _ in content }
  }

  // Variants: string(description) | text(description)
  /// Adds a point at which an assistive technology starts a drag, which a snapshot does not contain.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    adding { content, _ in content }
  }

  // Variants: string(description) | text(description)
  /// Adds a point at which an assistive technology starts a drag, which a snapshot does not contain.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    adding { content, _ in content }
  }

  // Variants: string(description) | text(description)
  /// Adds a point at which an assistive technology drops items, which a snapshot does not contain.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    adding { content, _ in content }
  }

  // Variants: string(description) | text(description)
  /// Adds a point at which an assistive technology drops items, which a snapshot does not contain.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    adding { content, _ in content }
  }

  /// Sets whether touches reach the view directly, which a snapshot does not contain.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier> {
    adding { content, _ in content }
  }

  /// Adds an action for a scroll by an assistive technology, which a snapshot does not contain.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    adding { content, _ in content }
  }

  /// Sets the type of the text of the view, which a snapshot does not contain.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Content, Modifier> {
    adding { content, _ in content }
  }

  /// Adds an action for a zoom by an assistive technology, which a snapshot does not contain.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    adding { content, _ in content }
  }
}
