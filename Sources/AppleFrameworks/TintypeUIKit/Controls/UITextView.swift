// SPDX-License-Identifier: MIT

public import Foundation

/// A text of several lines, which receives no events and is not painted.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { attributed.string }
    set { attributed = NSAttributedString(string: newValue ?? "") }
  }
  /// The text with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributed }
    set { attributed = newValue ?? NSAttributedString(string: "") }
  }
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value that indicates whether the text can be edited.
  open var isEditable = true
  /// A Boolean value that indicates whether the text can be selected.
  open var isSelectable = true
  /// The selected range of the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The insets of the text in points, 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area of the text.
  public let textContainer = NSTextContainer()
  /// The attributes of links.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// A Boolean value that indicates whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  open var autocorrectionType = UITextAutocorrectionType.default

  private var attributed = NSAttributedString(string: "")
}

/// An object that follows a text view; its methods are never called.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called after the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether a part of the text can be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }
}

/// The area of a text.
open class NSTextContainer: NSObject {
  /// The inset of lines in points, 5 by default.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The handling of lines that do not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates an area.
  public override init() {
    super.init()
  }
}

/// A text of one line, which receives no events and is not painted.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The text of an empty field.
  open var placeholder: String?
  /// The text of an empty field with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The border.
  open var borderStyle = BorderStyle.none
  /// The delegate; none by default.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The appearance of the button that clears the text.
  open var clearButtonMode = ViewMode.never
  /// The view before the text.
  open var leftView: UIView?
  /// The appearance of the view before the text.
  open var leftViewMode = ViewMode.never
  /// The view after the text.
  open var rightView: UIView?
  /// The appearance of the view after the text.
  open var rightViewMode = ViewMode.never
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// A Boolean value that indicates whether the text is hidden.
  open var isSecureTextEntry = false
  /// The meaning of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// A Boolean value that indicates whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// A Boolean value that indicates whether the text is being edited: always `false`.
  open var isEditing: Bool { false }

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
}

/// An object that follows a text field; its methods are never called.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether the return key is handled.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether a part of the text can be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    true
  }
}
