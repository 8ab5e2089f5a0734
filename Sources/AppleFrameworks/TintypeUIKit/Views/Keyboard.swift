// SPDX-License-Identifier: MIT

public import Foundation

extension UIResponder {
  /// The key of a Boolean value: the keyboard belongs to the app.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
  /// The notification that the keyboard appears, which is never posted.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// The notification that the keyboard appeared, which is never posted.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// The notification that the keyboard disappears, which is never posted.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// The notification that the keyboard disappeared, which is never posted.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// The notification that the keyboard's frame changes, which is never posted.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The notification that the keyboard's frame changed, which is never posted.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The key of the keyboard's frame before a change.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The key of the keyboard's frame after a change.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The key of the duration of a change in seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the timing of a change.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
}

extension NSValue {
  /// The rectangle of the value.
  public var cgRectValue: CGRect { rectValue }
  /// The point of the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of the value.
  public var cgSizeValue: CGSize { sizeValue }
}
