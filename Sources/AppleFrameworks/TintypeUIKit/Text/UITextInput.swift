// SPDX-License-Identifier: MIT

public import Foundation

/// A position in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  let offset: Int

  init(offset: Int) { self.offset = offset }
}

/// A range of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// The first position.
  public let start: UITextPosition
  /// The position after the last one.
  public let end: UITextPosition
  /// A Boolean value that indicates whether the range has no characters.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(offset: range.lowerBound)
    end = UITextPosition(offset: range.upperBound)
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// The rectangle of a selected line.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// The rectangle in points.
  open var rect: CGRect { .zero }
}

/// An object with settings of the keyboard.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {}

/// An object that receives single characters of a keyboard, which does not happen.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is a text.
  var hasText: Bool { get }
  /// Adds a text at the selection.
  func insertText(_ text: String)
  /// Removes the selection, or the character before it.
  func deleteBackward()
}

/// A text with a selection.
///
/// Positions are numbers of UTF-16 code units.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The whole text.
  var _content: String { get set }
  /// The selected range of the text; `nil` for its end.
  var _selection: NSRange? { get set }
  /// Returns the rectangle of the insertion point at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of the lines in a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

extension UITextInput {
  /// The empty text.
  public var _content: String {
    get { "" }
    set {}
  }
  /// The end of the text.
  public var _selection: NSRange? {
    get { nil }
    set {}
  }

  private var length: Int { _content.utf16.count }
  private var end: NSRange { NSRange(location: length, length: 0) }
  private func limited(_ range: NSRange) -> NSRange {
    let start = min(max(range.lowerBound, 0), length)
    return NSRange(location: start, length: min(max(range.upperBound, start), length) - start)
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: length) }
  /// The range of characters that are not confirmed: always `nil`.
  public var markedTextRange: UITextRange? { nil }
  /// The selected range; `nil` if nothing was selected.
  public var selectedTextRange: UITextRange? {
    get { _selection.map { UITextRange(limited($0)) } }
    set { _selection = newValue.map { limited($0.range) } }
  }

  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  /// Returns the position at a distance; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflow) = position.offset.addingReportingOverflow(offset)
    return overflow || sum < 0 || sum > length ? nil : UITextPosition(offset: sum)
  }

  /// Returns the distance of two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two positions.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? {
    NSString(string: _content).substring(with: limited(range.range))
  }

  /// Replaces the text in a range, and selects the position after it.
  public func replace(_ range: UITextRange, withText text: String) {
    let range = limited(range.range)
    _content = NSString(string: _content).replacingCharacters(in: range, with: text)
    _selection = NSRange(location: range.lowerBound + text.utf16.count, length: 0)
  }

  /// Returns the rectangle of a range in its first line: that of the insertion points at its ends.
  public func firstRect(for range: UITextRange) -> CGRect {
    caretRect(for: range.start).union(caretRect(for: range.end))
  }

  func insert(_ text: String) {
    replace(UITextRange(_selection ?? end), withText: text)
  }

  func deleteCharacter() {
    let selection = limited(_selection ?? end)
    guard selection.length == 0 else { return replace(UITextRange(selection), withText: "") }
    guard selection.location > 0 else { return }
    let text = NSString(string: _content)
    replace(
      UITextRange(text.rangeOfComposedCharacterSequence(at: selection.location - 1)), withText: "")
  }
}
