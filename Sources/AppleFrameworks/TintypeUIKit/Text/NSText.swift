// SPDX-License-Identifier: MIT

/// The alignment of the lines of a text.
@nonexhaustive(warn)
public enum NSTextAlignment: Int, Sendable {
  /// The left edge.
  case left = 0
  /// The center.
  case center = 1
  /// The right edge.
  case right = 2
  /// Both edges.
  case justified = 3
  /// The leading edge of the text's direction.
  case natural = 4
}

/// The handling of text that does not fit.
@nonexhaustive(warn)
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Text is clipped.
  case byClipping = 2
  /// The start is omitted.
  case byTruncatingHead = 3
  /// The end is omitted.
  case byTruncatingTail = 4
  /// The middle is omitted.
  case byTruncatingMiddle = 5
}

/// The direction of text.
@nonexhaustive(warn)
public enum NSWritingDirection: Int, Sendable {
  /// The direction that the text has by Unicode's algorithm.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The style of an underline or a strikethrough.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Lines below words, without the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
