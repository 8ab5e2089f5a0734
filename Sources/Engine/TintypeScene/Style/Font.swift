// SPDX-License-Identifier: MIT

/// A request for a typeface at a size.
///
/// The text measurer selects the file and the weight for the request.
public struct Font: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The family; `nil` requests the font book's default family.
  public var family: String?
  /// The size of the em square in points.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// A Boolean value that indicates whether the italic style is requested.
  public var isItalic: Bool
  /// The style that the size scales with; `nil` for a fixed size.
  public var textStyle: TextStyle?
  /// The design of a request without a family; `nil` for the default.
  ///
  /// A font book without a family for the design uses its default family, with a warning.
  public var design: Design?
  /// The typographic features; `nil` for none.
  public var features: Features?
  /// The Dynamic Type size that the font was resolved for; `nil` if `size` is the one for `.large`.
  public package(set) var dynamicTypeSize: DynamicTypeSize?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - family: The family's name; `nil`, the default, requests the default family.
  ///   - size: The size in points, at the Dynamic Type size `.large`.
  ///   - weight: The weight, regular by default.
  ///   - isItalic: A Boolean value that indicates whether the italic style is requested; `false` by
  ///     default.
  ///   - textStyle: The style that the size scales with; `nil`, the default, keeps the size fixed.
  public init(
    family: String? = nil,
    size: Double,
    weight: Weight = .regular,
    isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
  }

  /// The maximum size of text, 4,096 points.
  public static let maximumSize = 4096.0

  /// Returns the default family at a fixed size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns a named family at a size in points that scales with a style, by default with body.
  public static func custom(
    _ family: String,
    size: Double,
    relativeTo textStyle: TextStyle = .body
  ) -> Font {
    Font(family: family, size: size, textStyle: textStyle)
  }

  /// Returns a named family at a fixed size in points.
  public static func custom(_ family: String, fixedSize: Double) -> Font {
    Font(family: family, size: fixedSize)
  }

  /// Returns the same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the same font in italic.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The family, the style and the size: `Inter bold 16`.
  public var description: String {
    let style = weight.description + (isItalic ? " italic" : "")
    let name = family ?? design?.rawValue ?? "default"
    let features = features.map { " \($0)" } ?? ""
    return "\(name) \(style) \(size.pointText)\(features)"
  }

  /// The design of a typeface.
  public enum Design: String, Hashable, Codable, Sendable, CaseIterable {
    /// Letters with serifs.
    case serif
    /// Letters with rounded strokes.
    case rounded
    /// Characters of the same width.
    case monospaced
  }

  /// Typographic features, which have an effect if the font file has them.
  ///
  /// Small capitals that the font file does not have are a warning.
  public struct Features: OptionSet, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The bit mask of the set.
    public let rawValue: Int

    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Digits of the same width.
    public static let monospacedDigits = Features(rawValue: 1)
    /// Small capitals instead of lowercase letters.
    public static let lowercaseSmallCaps = Features(rawValue: 2)
    /// Small capitals instead of uppercase letters.
    public static let uppercaseSmallCaps = Features(rawValue: 4)

    /// The OpenType tags of the features, separated by commas.
    public var description: String {
      let tags: [(Features, String)] = [
        (.monospacedDigits, "tnum"), (.lowercaseSmallCaps, "smcp"), (.uppercaseSmallCaps, "c2sc"),
      ]
      return tags.filter { contains($0.0) }.map(\.1).joined(separator: ",")
    }
  }

  /// The weight of strokes, on the scale of OpenType's `usWeightClass`, 1 to 1,000.
  public struct Weight: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The number on the scale.
    public var value: Int

    /// Creates a weight; numbers outside of 1 to 1,000 are clamped.
    public init(_ value: Int) { self.value = min(max(value, 1), 1000) }

    /// A weight of 100.
    public static let ultraLight = Weight(100)
    /// A weight of 200.
    public static let thin = Weight(200)
    /// A weight of 300.
    public static let light = Weight(300)
    /// A weight of 400.
    public static let regular = Weight(400)
    /// A weight of 500.
    public static let medium = Weight(500)
    /// A weight of 600.
    public static let semibold = Weight(600)
    /// A weight of 700.
    public static let bold = Weight(700)
    /// A weight of 800.
    public static let heavy = Weight(800)
    /// A weight of 900.
    public static let black = Weight(900)

    /// The name of the weight, or its number if it has no name.
    public var description: String {
      let names = [
        100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium",
        600: "semibold", 700: "bold", 800: "heavy", 900: "black",
      ]
      return names[value] ?? String(value)
    }
  }
}
