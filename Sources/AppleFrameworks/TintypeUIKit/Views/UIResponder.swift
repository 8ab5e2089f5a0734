// SPDX-License-Identifier: MIT

public import Foundation

/// An object that handles events; there are none in snapshots.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder, none by default.
  open var next: UIResponder? { nil }
  /// A Boolean value that indicates whether the object can become the first responder; `false` by
  /// default.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the object can resign as the first responder; `true`
  /// by default.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the object is the first responder: always `false`.
  open var isFirstResponder: Bool { false }

  /// Returns `false`, because no object becomes the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Returns `true`.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called when fingers touch the screen, which does not happen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move, which does not happen.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers leave the screen, which does not happen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the system ends touches, which does not happen.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
