// SPDX-License-Identifier: MIT

public import Foundation

extension UITextField {
  /// The border of a text field.
  @nonexhaustive(warn)
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// The appearance of a view beside the text.
  @nonexhaustive(warn)
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// During editing.
    case whileEditing = 1
    /// Except during editing.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason that editing ended.
  @nonexhaustive(warn)
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed = 0
    /// Editing was canceled.
    case cancelled = 1
  }

  /// The notification that editing began, which is never posted.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// The notification that editing ended, which is never posted.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The notification that the text changed, which is never posted.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The key of the reason that editing ended.
  public nonisolated class var didEndEditingReasonKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }
}

extension UITextView {
  /// The notification that editing began, which is never posted.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// The notification that editing ended, which is never posted.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// The notification that the text changed, which is never posted.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
}
