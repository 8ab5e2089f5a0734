// SPDX-License-Identifier: MIT

public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The style of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The color of text, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The color behind text, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The use of ligatures, a number.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The additional distance between letters in points, a number.
  public static let kern = Self(rawValue: "NSKern")
  /// The additional distance between letters in points, a number.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The style of the strikethrough, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The style of the underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of outlines, a `UIColor`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of outlines in percent of the font size, a number.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The text effect, a string.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// The attachment.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The link, a URL or a string.
  public static let link = Self(rawValue: "NSLink")
  /// The distance above the baseline in points, a number.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The color of the underline, a `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The color of the strikethrough, a `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The slant of letters, a number.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The logarithm of the factor of letters' width, a number.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The directions of embedded text, an array of numbers.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}

extension NSAttributedString.Key {
  /// A property of the spoken text, which has no effect.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// A property of the spoken text, which has no effect.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// A property of the spoken text, which has no effect.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// A property of the spoken text, which has no effect.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// A property of the spoken text, which has no effect.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A property of the spoken text, which has no effect.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// A property of the spoken text, which has no effect.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// A property of the spoken text, which has no effect.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}
