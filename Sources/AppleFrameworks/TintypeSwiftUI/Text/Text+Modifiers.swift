// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// A modifier applies only to parts that do not set the attribute themselves.
extension Text {
  /// Sets the font; `nil` inherits the font of the environment.
  public nonisolated func font(_ font: Font?) -> Text { modified(font.map { .font($0) }) }

  /// Sets the weight; `nil` inherits it.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    modified(weight.map { .weight($0) })
  }

  /// Sets the width of the letters; `nil` inherits it.
  ///
  /// The font book has no files of other widths, so the width has no effect.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Sets the weight to bold.
  public nonisolated func bold() -> Text { modified(.bold) }

  /// Sets the weight to bold, if it is active.
  public nonisolated func bold(_ isActive: Bool) -> Text { modified(isActive ? .bold : nil) }

  /// Sets the text to italic.
  public nonisolated func italic() -> Text { modified(.italic) }

  /// Sets the text to italic, if it is active.
  public nonisolated func italic(_ isActive: Bool) -> Text { modified(isActive ? .italic : nil) }

  /// Sets the design of the font to monospaced, if it is active.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    modified(isActive ? .design(.monospaced) : nil)
  }

  /// Sets the design of the font; `nil` inherits it.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    modified(design.map { .design($0) })
  }

  /// Sets the same width for all digits.
  public nonisolated func monospacedDigit() -> Text { modified(.features(.monospacedDigits)) }

  /// Sets the color of the characters; `nil` inherits it.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    modified(color.map { .foregroundStyle($0) })
  }

  /// Sets the style of the characters.
  public nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    modified(.foregroundStyle(style))
  }

  /// Draws a line through the characters.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the characters.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive: isActive, LineStyle(pattern: pattern, color: color)))
  }

  /// Draws a line below the characters.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line below the characters.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive: isActive, LineStyle(pattern: pattern, color: color)))
  }

  /// Sets the extra space between characters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { modified(.tracking(kerning)) }

  /// Sets the extra space between characters, in points; ligatures are separated.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// Moves the characters up, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset))
  }

  /// Sets the size of the text relative to its font, if it is enabled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    modified(isEnabled ? .scale(scale) : nil)
  }

  /// Sets an attribute for text renderers, which do not affect the text itself.
  public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute { self }

  // Variants: Locale.Language -> TypesettingLanguage
  /// Sets the language for the metrics of the text.
  ///
  /// The metrics of text do not depend on the language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}

extension Text {
  // Variants: string(labelKey) | text(labelKey)
  /// Sets the accessibility label.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    modified(.accessibilityLabel(Text(labelKey)))
  }
}

extension Text {
  /// Makes the text a heading, with its level for audits.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    modified(level == .unspecified ? nil : .accessibilityHeading(level: Int(level.rawValue)))
  }
}

/// A value that can be attached to text for text renderers.
public protocol TextAttribute: Hashable {}

/// The language for the metrics of text.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?

  /// The language of the environment.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns a language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
