// SPDX-License-Identifier: MIT

public import Foundation

/// A text with attributes that a text view shows.
open class NSTextStorage: NSMutableAttributedString {
  // Proof of safety: the class is not sendable, so that one thread at a time uses an object.
  private nonisolated(unsafe) var managers: [NSLayoutManager] = []
  private nonisolated(unsafe) weak var ownDelegate: (any NSTextStorageDelegate)?

  /// The objects that lay out the text.
  open var layoutManagers: [NSLayoutManager] { managers }
  /// The object that is called for changes.
  open weak var delegate: (any NSTextStorageDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }

  /// Adds an object that lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes an object that lays out the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// The kinds of changes.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Informs the delegate about a change of a subclass, and processes it.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    processEditing()
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }

  /// Called for each change of a subclass; does nothing by default.
  open func processEditing() {}
}

/// An object that is called for changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before a change is processed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after a change was processed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// The area of a text.
open class NSTextContainer: NSObject {
  /// The size in points; 0 for no limit.
  open var size: CGSize
  /// The inset of lines in points, 5 by default.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The handling of lines that do not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The areas without text; they have no effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// A Boolean value that indicates whether the width is that of the text view; it has no effect.
  open var widthTracksTextView = false
  /// A Boolean value that indicates whether the height is that of the text view; it has no effect.
  open var heightTracksTextView = false
  /// The object that lays out the text.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates an area with a size.
  public init(size: CGSize) { self.size = size }

  /// Creates an area without a limit.
  public override convenience init() { self.init(size: .zero) }
}
