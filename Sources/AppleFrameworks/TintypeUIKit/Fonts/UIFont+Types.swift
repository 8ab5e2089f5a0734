// SPDX-License-Identifier: MIT

public import Foundation
package import TintypeScene

extension UIFont {
  /// The weight of strokes, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number on UIKit's scale, 0 for regular.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A weight between ultralight and light.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// A weight between regular and semibold.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(0.3)
    /// A bold weight.
    public static let bold = Weight(0.4)
    /// A weight between bold and black.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The width of letters, from −1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number on UIKit's scale, 0 for standard.
    public var rawValue: CGFloat

    /// Creates a width from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)
    /// The narrowest letters.
    public static let compressed = Width(rawValue: -0.3)
  }

  /// The purpose of a text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's identifier of the style.
    public var rawValue: String

    /// Creates a style from UIKit's identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading above body text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.Weight {
  /// The nine named weights in the engine's order.
  private static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Creates the named weight that is closest to the engine's representation.
  package init(_ weight: Font.Weight) {
    let index = Int((Double(weight.value) / 100).rounded()) - 1
    self = Self.named[min(max(index, 0), Self.named.count - 1)]
  }

  /// The engine's representation of the closest named weight.
  package var fontWeight: Font.Weight {
    let distances = Self.named.map { abs($0.rawValue - rawValue) }
    let closest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    return Font.Weight((closest + 1) * 100)
  }
}

extension UIFont.TextStyle {
  private static let styles: [(UIFont.TextStyle, Font.TextStyle)] = [
    (.largeTitle, .largeTitle), (.title1, .title), (.title2, .title2), (.title3, .title3),
    (.headline, .headline), (.subheadline, .subheadline), (.body, .body), (.callout, .callout),
    (.footnote, .footnote), (.caption1, .caption), (.caption2, .caption2),
  ]

  /// Creates a style from the engine's representation.
  package init(_ textStyle: Font.TextStyle) {
    self = Self.styles.first { $0.1 == textStyle }?.0 ?? .body
  }

  /// The engine's representation; body for an unknown identifier.
  package var textStyle: Font.TextStyle { Self.styles.first { $0.0 == self }?.1 ?? .body }
}
