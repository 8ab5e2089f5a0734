// SPDX-License-Identifier: MIT

internal import TintypeComponents
internal import TintypeScene

/// The color of a variant, as `Contents.json` represents it.
struct AssetColorValue: Decodable {
  var space: String?
  var components: [String: AssetNumber]?
  var platform: String?
  var reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, platform, reference
    case space = "color-space"
  }

  /// Returns the color.
  ///
  /// - Throws: `AssetColorError` if the color space, a component or the reference is unknown.
  func color() throws(AssetColorError) -> Color {
    if let reference {
      guard let color = Self.references[reference] else { throw .reference(reference) }
      return color
    }
    let alpha = try number("alpha", isOpacity: true) ?? 1
    let sRGB: [Double]
    switch space {
    case "srgb", "extended-srgb", nil: sRGB = try rgb()
    case "extended-linear-srgb": sRGB = try rgb().map(TransferFunction.encoded)
    case "display-p3":
      let components = try rgb()
      sRGB = DisplayP3.sRGB(red: components[0], green: components[1], blue: components[2])
    // As for grays that code creates, UIKit uses the number for each component.
    case "gray-gamma-22", "extended-gray": sRGB = Array(repeating: try required("white"), count: 3)
    case let space?: throw .space(space)
    }
    return Color(red: sRGB[0], green: sRGB[1], blue: sRGB[2], opacity: alpha)
  }

  private func rgb() throws(AssetColorError) -> [Double] {
    [try required("red"), try required("green"), try required("blue")]
  }

  private func required(_ name: String) throws(AssetColorError) -> Double {
    guard let number = try number(name) else { throw .component(name, "") }
    return number
  }

  private func number(
    _ name: String, isOpacity: Bool = false
  ) throws(AssetColorError) -> Double? {
    guard let value = components?[name] else { return nil }
    guard let number = value.number(isOpacity: isOpacity), number.isFinite else {
      throw .component(name, value.text)
    }
    return number
  }
}

/// A component of a color: a fraction, or a number of 8 bits.
struct AssetNumber: Decodable {
  var text: String
  /// A Boolean value that indicates whether the component is a number of JSON instead of a string.
  private var isFraction = false

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      text = "\(number)"
      isFraction = true
    } else {
      text = try container.decode(String.self)
    }
  }

  /// Returns a fraction: `0.5` is one, and `128` and `0x80` are divided by 255.
  ///
  /// An opacity without a decimal point, such as `1`, is a fraction too.
  func number(isOpacity: Bool) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    if isFraction || text.contains(".") || (isOpacity && number <= 1) { return number }
    return number / 255
  }
}

/// An error in the color of a variant.
package enum AssetColorError: Error, Hashable, Sendable {
  /// A color space is unknown.
  case space(String)
  /// A component is not a number; an empty text is a missing component.
  case component(String, String)
  /// A system color is unknown.
  case reference(String)
}

extension AssetColorError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .space(let name): "the color space “\(name)” is unknown"
    case .component(let name, ""): "the component “\(name)” is missing"
    case .component(let name, let text): "the component “\(name)” is “\(text)”, not a number"
    case .reference(let name): "the system color “\(name)” is unknown"
    }
  }
}

extension AssetColorValue {
  /// The system colors of iOS by the names of catalogs.
  static let references: [String: Color] = [
    "systemRedColor": .red, "systemGreenColor": .green, "systemBlueColor": .blue,
    "systemOrangeColor": .orange, "systemYellowColor": .yellow, "systemPinkColor": .pink,
    "systemPurpleColor": .purple, "systemTealColor": .teal, "systemIndigoColor": .indigo,
    "systemBrownColor": .brown, "systemMintColor": .mint, "systemCyanColor": .cyan,
    "systemGrayColor": .gray, "systemGray2Color": .gray2, "systemGray3Color": .gray3,
    "systemGray4Color": .gray4, "systemGray5Color": .gray5, "systemGray6Color": .gray6,
    "labelColor": .primary, "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary,
    "quaternaryLabelColor": .quaternary, "placeholderTextColor": .placeholderText,
    "linkColor": .blue, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "tintColor": .accentColor,
    "blackColor": Color(white: 0), "whiteColor": Color(white: 1), "clearColor": .clear,
    "darkTextColor": Color(white: 0), "lightTextColor": Color(white: 1, opacity: 0.6),
  ]
}
