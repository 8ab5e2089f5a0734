// SPDX-License-Identifier: MIT

public import Foundation

/// A text of several lines, which receives no events.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput {
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
  /// A Boolean value that indicates whether the text is hidden, which has no effect.
  open var isSecureTextEntry: Bool = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text.
  open var textContentType: UITextContentType!
  /// The rules of a new password.
  open var passwordRules: UITextInputPasswordRules?
  /// A Boolean value that indicates whether the text has the size of other systems.
  open var usesStandardTextScaling: Bool = false
  /// A Boolean value that indicates whether there is a view for a search.
  open var isFindInteractionEnabled: Bool = false
  /// The border, which is not shown.
  open var borderStyle: BorderStyle = .none
  /// The attributes of marked text.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  /// A Boolean value that indicates whether tools change the text: always `false`.
  open var isWritingToolsActive: Bool { false }
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
  /// The kinds of texts that become links; they have no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// A Boolean value that indicates whether the text can be selected.
  open var isSelectable = true
  /// The selected range of the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The insets of the text in points, 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area of the text.
  public let textContainer: NSTextContainer
  /// The text, which can be changed in place.
  public let textStorage: NSTextStorage
  /// The object that lays out the text.
  public let layoutManager: NSLayoutManager
  /// The attributes of text that is added; they have no effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
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

  private var attributed: NSAttributedString {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      textStorage.setAttributedString(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a text view with a frame.
  ///
  /// Without an area that is connected with a text, the view creates both.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    (self.textContainer, layoutManager, textStorage) = Self.connected(textContainer)
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    (textContainer, layoutManager, textStorage) = Self.connected(nil)
    super.init(coder: coder)
  }

  private static func connected(
    _ container: NSTextContainer?
  ) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
    let container = container ?? NSTextContainer()
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    return (container, manager, storage)
  }

  /// The whole text.
  public var _content: String {
    get { attributed.string }
    set { text = newValue }
  }
  /// The selected range of the text.
  public var _selection: NSRange? {
    get { selectedRange }
    set { selectedRange = newValue ?? NSRange(location: attributed.length, length: 0) }
  }
  /// A Boolean value that indicates whether there is a text.
  open var hasText: Bool { attributed.length > 0 }
  /// Adds a text at the selection.
  open func insertText(_ text: String) { insert(text) }
  /// Removes the selection, or the character before it.
  open func deleteBackward() { deleteCharacter() }
  /// Returns the rectangle of the insertion point at a position, 2 points wide.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let padding = textContainer.lineFragmentPadding
    let insets = textContainerInset
    let width = bounds.width - insets.left - insets.right - 2 * padding
    var rect = TextLayout(text: textStorage, width: max(width, 0)).caret(position.offset)
    rect.size.width = 2
    return rect.offsetBy(dx: insets.left + padding, dy: insets.top)
  }
  /// Returns no rectangles, because the selection is not shown.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Has no effect.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// The size of the text in points; none if it is scrolled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : measuredSize
  }
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
  /// Returns a Boolean value that indicates whether editing can begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns a Boolean value that indicates whether editing can end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Returns a Boolean value that indicates whether a link can be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
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
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    true
  }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }
}
