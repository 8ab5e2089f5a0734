// SPDX-License-Identifier: MIT

/// A request for a typeface at a size.
///
/// Which file answers it, and with which weight, is decided by who measures the text.
public struct Font: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The family; `nil` asks for the font book's default family.
  public var family: String?
  /// The size of the em square in points.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// Whether the italic style is asked for.
  public var isItalic: Bool
  /// The style that the size grows with; `nil` for a size that is fixed.
  public var textStyle: TextStyle?
  /// The Dynamic Type size that the font has been resolved for; `nil` where `size` is still the one
  /// for `.large`.
  public package(set) var dynamicTypeSize: DynamicTypeSize?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - family: The family's name; `nil`, the default, asks for the default family.
  ///   - size: The size in points, at the Dynamic Type size `.large`.
  ///   - weight: The weight, regular by default.
  ///   - isItalic: Whether the italic style is asked for, not by default.
  ///   - textStyle: The style that the size grows with; `nil`, the default, keeps it fixed.
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

  /// The largest size that text is set in, 4,096 points.
  public static let maximumSize = 4096.0

  /// The default family at a fixed size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// A named family at a size in points, which grows with a style: with body by default.
  public static func custom(
    _ family: String,
    size: Double,
    relativeTo textStyle: TextStyle = .body
  ) -> Font {
    Font(family: family, size: size, textStyle: textStyle)
  }

  /// A named family at a fixed size in points.
  public static func custom(_ family: String, fixedSize: Double) -> Font {
    Font(family: family, size: fixedSize)
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font in italic.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Family, style and size: `Roboto bold 16`.
  public var description: String {
    let style = weight.description + (isItalic ? " italic" : "")
    return "\(family ?? "default") \(style) \(size.pointText)"
  }

  /// How heavy the strokes are, on the scale of OpenType's `usWeightClass`, 1 to 1,000.
  public struct Weight: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The number on the scale.
    public var value: Int

    /// Creates a weight; numbers outside of 1 to 1,000 are moved to the nearer end.
    public init(_ value: Int) {
      self.value = min(max(value, 1), 1000)
    }

    /// 100.
    public static let ultraLight = Weight(100)
    /// 200.
    public static let thin = Weight(200)
    /// 300.
    public static let light = Weight(300)
    /// 400.
    public static let regular = Weight(400)
    /// 500.
    public static let medium = Weight(500)
    /// 600.
    public static let semibold = Weight(600)
    /// 700.
    public static let bold = Weight(700)
    /// 800.
    public static let heavy = Weight(800)
    /// 900.
    public static let black = Weight(900)

    /// The name of the weight, or its number where it has none.
    public var description: String {
      let names = [
        100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium",
        600: "semibold", 700: "bold", 800: "heavy", 900: "black",
      ]
      return names[value] ?? String(value)
    }
  }
}
