// SPDX-License-Identifier: MIT

public import Foundation

/// A text of one line, which receives no events.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
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
