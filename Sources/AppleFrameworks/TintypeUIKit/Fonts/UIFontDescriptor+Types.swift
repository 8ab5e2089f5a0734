// SPDX-License-Identifier: MIT

internal import Foundation

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a name from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face, a string such as `Bold`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name to display, a string.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries of `FeatureKey`.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a string.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The fonts to substitute, an array of descriptors.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The transform of glyphs.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// The characters of the font.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fixed advance of glyphs, a number.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// The key of a trait in the dictionary of `AttributeName.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a key from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a `UIFont.Width` or its number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a feature in the dictionaries of `AttributeName.featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a key from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the feature, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The earlier name of `type`.
    @available(*, deprecated, renamed: "type")
    public static let featureIdentifier = type
    /// The earlier name of `selector`.
    @available(*, deprecated, renamed: "selector")
    public static let typeIdentifier = selector
  }

  /// The design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a design from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The style of a font as a set.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Fonts for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// A smaller distance between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// A larger distance between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

/// The type of the feature that determines the width of digits.
public var kNumberSpacingType: Int { 6 }
/// The selector for digits of the same width.
public var kMonospacedNumbersSelector: Int { 0 }
/// The selector for digits of different widths.
public var kProportionalNumbersSelector: Int { 1 }
