// SPDX-License-Identifier: MIT

public import Foundation

/// The alignment and the distances of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  /// The values of a style.
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  var values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates the default style.
  public override init() {
    values = Values()
    super.init()
  }

  /// Returns `nil`, because paragraph styles cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because paragraph styles cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// Returns a Boolean value that indicates whether an object is a style with equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The additional distance between lines in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance below the paragraph in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance of lines other than the first from the leading edge in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of the ends of lines from the leading edge, or from the trailing one if it is not
  /// positive, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The distance of the first line from the leading edge in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The minimum height of lines in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines in points; 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The handling of text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of the text.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The factor of the line height; 0 is the natural height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The distance above the paragraph in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The threshold of hyphenation, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// A Boolean value that indicates whether the system hyphenates.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The default distance between tabs in points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// A Boolean value that indicates whether letters are moved together before text is omitted.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
}

extension NSParagraphStyle {
  /// The strategy of line breaks, which has no effect.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line has more than one word.
    public static let pushOut = Self(rawValue: 1)
    /// Words of Korean remain whole.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// The strategy of the system.
    public static let standard = Self(rawValue: 0xFFFF)
  }

  /// The strategy of line breaks: always none.
  public var lineBreakStrategy: LineBreakStrategy { [] }
}
