// SPDX-License-Identifier: MIT

public import Foundation

/// A text of one line, which receives no events.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
  /// The spell checking.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// The replacement of quotation marks.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// The replacement of hyphens.
  open var smartDashesType: UITextSmartDashesType = .default
  /// The spaces around text that is pasted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// The suggestions in the text.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// The results of calculations in the text.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// A Boolean value that indicates whether the return key needs a text.
  open var enablesReturnKeyAutomatically: Bool = false
  /// The tools that change the text.
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  /// The rules of a new password.
  open var passwordRules: UITextInputPasswordRules?
  /// A Boolean value that indicates whether editing begins without a text.
  open var clearsOnBeginEditing: Bool = false
  /// The smallest font size in points.
  open var minimumFontSize: CGFloat = 0
  /// The image of the background of a disabled field.
  open var disabledBackground: UIImage?
  /// The attributes of text that is added.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The object that changes pasted text; its methods are never called.
  open var pasteDelegate: (any UITextPasteDelegate)?
  /// A Boolean value that indicates whether attributes can be edited.
  open var allowsEditingTextAttributes: Bool = false
  /// A Boolean value that indicates whether text that is added replaces the text.
  open var clearsOnInsertion: Bool = false
  /// The state of editing, which is not stored.
  open var interactionState: Any {
    get { NSObject() }
    set {}
  }
  /// The object that follows the input; its methods are never called.
  open var inputDelegate: (any UITextInputDelegate)?
  /// The view in place of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?
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
  /// The image of the background.
  open var background: UIImage?
  /// A Boolean value that indicates whether the font becomes smaller if the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The size of the text with its border in points.
  open override var intrinsicContentSize: CGSize { measuredSize }

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .roundedRect ? bounds.insetBy(dx: 7, dy: 2) : bounds
  }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the button that clears the text; it has no effect.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Returns the rectangle of the view before the text; it has no effect.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the view after the text; it has no effect.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Called to paint the text, which does not happen.
  open func drawText(in rect: CGRect) {}
  /// Called to paint the text of an empty field, which does not happen.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Returns the rectangle of the text of an empty field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the text that is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The whole text.
  public var _content: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// The selected range of the text; `nil` if nothing was selected.
  public var _selection: NSRange?
  /// A Boolean value that indicates whether there is a text.
  open var hasText: Bool { !_content.isEmpty }
  /// Adds a text at the selection.
  open func insertText(_ text: String) { insert(text) }
  /// Removes the selection, or the character before it.
  open func deleteBackward() { deleteCharacter() }
  /// Returns the rectangle of the insertion point at a position, 2 points wide.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let rect = editingRect(forBounds: bounds)
    let attributes = [NSAttributedString.Key.font: font ?? .systemFont(ofSize: 17)]
    let text = NSAttributedString(string: _content, attributes: attributes)
    let x = TextLayout(text: text, width: .greatestFiniteMagnitude).caret(position.offset).minX
    return CGRect(x: rect.minX + x, y: rect.minY, width: 2, height: rect.height)
  }
  /// Returns no rectangles, because the selection is not shown.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// A Boolean value that indicates whether the text is being edited: always `false`.
  open var isEditing: Bool { false }
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
  /// Returns a Boolean value that indicates whether editing can begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether editing can end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether the text can be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
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
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
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
