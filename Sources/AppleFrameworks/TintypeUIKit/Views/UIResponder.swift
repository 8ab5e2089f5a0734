// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

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

  /// The commands of the keyboard, which are never performed; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The view in place of the keyboard; none by default.
  open var inputView: UIView? { nil }
  /// The object that undoes changes, that of the next responder by default.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Returns `false`, because there are no commands.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Called when a key is pressed, which does not happen.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Called when a key is released, which does not happen.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
