// SPDX-License-Identifier: MIT

package import Foundation
package import TintypeScene

/// The values of a `UIFont` and of a `UIFontDescriptor`.
package struct FontValues: Hashable, Sendable {
  /// The family; `nil` for the system font.
  package var family: String?
  /// The name that the font was requested with.
  package var name: String?
  /// The size in points.
  package var size: CGFloat = 0
  /// The weight.
  package var weight = UIFont.Weight.regular
  /// The width.
  package var width = UIFont.Width.standard
  /// A Boolean value that indicates whether the italic style is requested.
  package var isItalic = false
  /// The design of the system font.
  package var design = UIFontDescriptor.SystemDesign.default
  /// A Boolean value that indicates whether all digits have the same width.
  package var hasMonospacedDigits = false
  /// The style whose size the font was created with.
  package var textStyle: UIFont.TextStyle?

  /// The engine's representation in a fixed size, without the design, the width and the width of digits.
  package var font: Font {
    Font(
      family: family, size: Double(size), weight: weight.fontWeight, isItalic: isItalic)
  }

  /// Returns the values of a font that was requested by name; `nil` if there is none.
  static func named(_ name: String, size: CGFloat) -> FontValues? {
    guard let font = UIKitEnvironment.current.resources.font(name) else { return nil }
    var values = FontValues(font)
    values.name = name
    values.size = size
    return values
  }

  /// Creates the values of the system font in regular weight.
  init(size: CGFloat) {
    self.size = size
  }

  /// Creates values from the engine's representation.
  package init(_ font: Font) {
    family = font.family
    size = CGFloat(font.size)
    weight = UIFont.Weight(font.weight)
    isItalic = font.isItalic
    textStyle = font.textStyle.map { UIFont.TextStyle($0) }
  }

  /// The PostScript name: the requested one, or one in the form of San Francisco's.
  var postScriptName: String {
    if let name { return name }
    let style = Self.styleName(weight) + (isItalic ? "Italic" : "")
    let shortStyle = style == "RegularItalic" ? "Italic" : style
    guard let family else { return "\(design.postScriptPrefix)-\(shortStyle)" }
    return "\(family.replacingOccurrences(of: " ", with: ""))-\(shortStyle)"
  }

  /// The family, or the name of the system font's family.
  var familyName: String { family ?? design.familyName }

  /// The name of the closest named weight, as PostScript names contain it.
  private static func styleName(_ weight: UIFont.Weight) -> String {
    let name = weight.fontWeight.description
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var postScriptPrefix: String {
    switch self {
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    default: ".SFUI"
    }
  }

  fileprivate var familyName: String {
    switch self {
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    default: ".AppleSystemUIFont"
    }
  }
}
