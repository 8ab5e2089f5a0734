// SPDX-License-Identifier: MIT

public import Foundation

/// A text of several lines, which receives no events.
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
  /// The kinds of texts that become links; they have no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
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

  private var attributed = NSAttributedString(string: "") {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates a text view with a frame.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

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

/// The kinds of texts that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 2)
  /// Addresses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}
