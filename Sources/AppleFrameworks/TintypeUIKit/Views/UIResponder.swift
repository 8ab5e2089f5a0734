// SPDX-License-Identifier: MIT

import Foundation
public import TintypeFoundation

/// An object that handles events; there are none in snapshots.
@MainActor @preconcurrency
open class UIResponder: _UIAccessibilityObject, UIUserActivityRestoring,
  UIResponderStandardEditActions
{
  /// The types that can be pasted.
  open var pasteConfiguration: UIPasteConfiguration?
  /// The values that can be shared.
  open var activityItemsConfiguration: Any?
  /// Called to paste items, which does not happen.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns `false`, because nothing is pasted.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
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
  /// Called when properties of touches are known, which does not happen.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when a key is pressed, which does not happen.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the force on a key changes, which does not happen.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a key is released, which does not happen.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the system ends presses, which does not happen.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the device is shaken, which does not happen.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called after the device was shaken, which does not happen.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the system ends a motion, which does not happen.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called for a button of headphones, which does not happen.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// The commands of the keyboard, which are never performed; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The view in place of the keyboard; none by default.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; none by default.
  open var inputAccessoryView: UIView? { nil }
  /// The controller in place of the keyboard; none by default.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller above the keyboard; none by default.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The buttons above the keyboard, which are not shown.
  public let inputAssistantItem = UITextInputAssistantItem()
  /// The language of the keyboard; none by default.
  open var textInputMode: UITextInputMode? { nil }
  /// The name by which the language of the keyboard is stored; none by default.
  open var textInputContextIdentifier: String? { nil }
  /// Has no effect, because there is no keyboard.
  open func reloadInputViews() {}

  /// The object that undoes changes, that of the next responder by default.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The gestures of editing; the default ones.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Returns `false`, because there are no commands.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Returns `nil`, because there are no commands.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Called to change the menus, which does not happen.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is shown, which does not happen.
  open func validate(_ command: UICommand) {}

  /// The activity of the user.
  open var userActivity: NSUserActivity?
  /// Called before the activity is stored, which does not happen.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to continue an activity, which does not happen.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Has no effect, because there is no selection.
  open func cut(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func copy(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func paste(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func select(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func selectAll(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func delete(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func toggleBoldface(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func toggleItalics(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func toggleUnderline(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func increaseSize(_ sender: Any?) {}
  /// Has no effect, because there is no selection.
  open func decreaseSize(_ sender: Any?) {}
}
