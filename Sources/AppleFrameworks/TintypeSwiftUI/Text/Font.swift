// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// A font that can depend on the environment.
public struct Font: Hashable, Sendable {
  /// The typeface and the size.
  var source: Source
  /// The changes to the typeface.
  var style = FontStyle()

  /// The typeface and the size of a font.
  enum Source: Hashable, Sendable {
    /// The system font in the size of a text style.
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    /// The system font in a size.
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// A named font in a size, which scales with a text style unless it is `nil`.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  init(_ source: Source) { self.source = source }

  private static func style(_ style: TextStyle) -> Font {
    Font(.textStyle(style, design: nil, weight: nil))
  }

  /// The font of large titles.
  public static let largeTitle = style(.largeTitle)
  /// The font of first-level titles.
  public static let title = style(.title)
  /// The font of second-level titles.
  public static let title2 = style(.title2)
  /// The font of third-level titles.
  public static let title3 = style(.title3)
  /// The font of headings.
  public static let headline = style(.headline)
  /// The font of subheadings.
  public static let subheadline = style(.subheadline)
  /// The font of body text.
  public static let body = style(.body)
  /// The font of callouts.
  public static let callout = style(.callout)
  /// The font of footnotes.
  public static let footnote = style(.footnote)
  /// The font of captions.
  public static let caption = style(.caption)
  /// The font of smaller captions.
  public static let caption2 = style(.caption2)

  /// Returns the system font in the size of a text style.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(.textStyle(style, design: design, weight: weight))
  }

  /// Returns the system font in the size of a text style.
  @_disfavoredOverload
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(.textStyle(style, design: design, weight: nil))
  }

  /// Returns the system font in a size in points.
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// Returns the system font in a size in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// Returns a font by its name, in a size in points that scales with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// Returns a font by its name, in a size in points that scales with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// Returns a font by its name, in a size in points that does not scale.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  private func changed(_ change: (inout FontStyle) -> Void) -> Font {
    var font = self
    change(&font.style)
    return font
  }

  /// Returns the font in italic.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// Returns the font with small capitals.
  ///
  /// If the font file has no small capitals, as Inter, they are a warning and have no effect.
  public func smallCaps() -> Font { changed { $0.smallCaps = [.lowercase, .uppercase] } }

  /// Returns the font with small capitals instead of lowercase letters.
  ///
  /// If the font file has no small capitals, as Inter, they are a warning and have no effect.
  public func lowercaseSmallCaps() -> Font { changed { $0.smallCaps.insert(.lowercase) } }

  /// Returns the font with small capitals instead of uppercase letters.
  ///
  /// If the font file has no small capitals, as Inter, they are a warning and have no effect.
  public func uppercaseSmallCaps() -> Font { changed { $0.smallCaps.insert(.uppercase) } }

  /// Returns the font with digits of the same width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// Returns the font in another weight.
  public func weight(_ weight: Font.Weight) -> Font { changed { $0.weight = weight } }

  /// Returns the font in another width.
  public func width(_ width: Font.Width) -> Font { changed { $0.width = width } }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the monospaced font of the same family.
  public func monospaced() -> Font { changed { $0.isMonospaced = true } }

  /// Returns the font with another distance between lines.
  public func leading(_ leading: Font.Leading) -> Font { changed { $0.leading = leading } }
}
