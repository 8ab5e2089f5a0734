// SPDX-License-Identifier: MIT

// Source: the values of the `UIColor` properties of the same names on iOS 13 and later, at the base
// level and, for backgrounds, at the elevated level.
extension Color {
  /// UIKit's name of `primary`.
  public static let label = primary
  /// UIKit's name of `secondary`.
  public static let secondaryLabel = secondary
  /// The color of tertiary text.
  public static let tertiary = translucent(
    "tertiary", 0x3C3C43, 0xEBEBF5, (0.3, 0.3, 0.7, 0.55))
  /// UIKit's name of `tertiary`.
  public static let tertiaryLabel = tertiary
  /// The color of quaternary text.
  public static let quaternary = translucent(
    "quaternary", 0x3C3C43, 0xEBEBF5, (0.18, 0.16, 0.55, 0.4))
  /// UIKit's name of `quaternary`.
  public static let quaternaryLabel = quaternary
  /// The color of placeholder text in an empty field.
  public static let placeholderText = translucent(
    "placeholderText", 0x3C3C43, 0xEBEBF5, (0.3, 0.3, 0.7, 0.55))

  /// The background of content on the system background: light gray, or dark gray in the dark
  /// scheme.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426,
    elevated: (0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638))
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638,
    elevated: (0xFFFFFF, 0x3A3A3C, 0xFFFFFF, 0x444446))
  /// The background of grouped content: light gray, or black in the dark scheme.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000,
    elevated: (0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426))
  /// The background of a group.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426,
    elevated: (0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638))
  /// The background of content inside a group.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638,
    elevated: (0xF2F2F7, 0x3A3A3C, 0xEBEBF0, 0x444446))

  /// The color of thin translucent lines.
  public static let separator = translucent(
    "separator", 0x3C3C43, 0x545458, (0.29, 0.6, 0.37, 0.75))
  /// The color of thin opaque lines.
  public static let opaqueSeparator = system(
    "opaqueSeparator", 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

  /// The fill of thin or small shapes.
  public static let systemFill = translucent(
    "systemFill", 0x787880, 0x787880, (0.2, 0.36, 0.28, 0.44))
  /// The fill of medium-size shapes.
  public static let secondarySystemFill = translucent(
    "secondarySystemFill", 0x787880, 0x787880, (0.16, 0.32, 0.24, 0.4))
  /// The fill of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = translucent(
    "tertiarySystemFill", 0x767680, 0x767680, (0.12, 0.24, 0.2, 0.32))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = translucent(
    "quaternarySystemFill", 0x747480, 0x767680, (0.08, 0.18, 0.16, 0.26))

  /// Returns a color of two base colors, with opacities in light, in dark, and in both at increased
  /// contrast.
  private static func translucent(
    _ name: String,
    _ light: UInt32,
    _ dark: UInt32,
    _ opacities: (Double, Double, Double, Double)
  ) -> Color {
    Color(
      name,
      light: Color(hex: light, opacity: opacities.0),
      dark: Color(hex: dark, opacity: opacities.1),
      lightHighContrast: Color(hex: light, opacity: opacities.2),
      darkHighContrast: Color(hex: dark, opacity: opacities.3)
    )
  }
}

// Sources: Apple's Human Interface Guidelines, Color, “Specifications: System colors” and “iOS,
// iPadOS system gray colors”. The first four values are those of iOS 15 to 18. The four values of
// the classic platform style are those of June 2025.
extension Color {
  /// Red.
  public static let red = system(
    "red", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961,
    classic: (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165))
  /// Orange.
  public static let orange = system(
    "orange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340,
    classic: (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056))
  /// Yellow.
  public static let yellow = system(
    "yellow", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426,
    classic: (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43))
  /// Green.
  public static let green = system(
    "green", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B,
    classic: (0x34C759, 0x30D158, 0x008932, 0x4AD968))
  /// Mint.
  public static let mint = system(
    "mint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF,
    classic: (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB))
  /// Teal.
  public static let teal = system(
    "teal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF,
    classic: (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC))
  /// Cyan.
  public static let cyan = system(
    "cyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF,
    classic: (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF))
  /// Blue.
  public static let blue = system(
    "blue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF,
    classic: (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF))
  /// Indigo.
  public static let indigo = system(
    "indigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF,
    classic: (0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF))
  /// Purple.
  public static let purple = system(
    "purple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF,
    classic: (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF))
  /// Pink.
  public static let pink = system(
    "pink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482,
    classic: (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4))
  /// Brown.
  public static let brown = system(
    "brown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469,
    classic: (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679))

  /// The medium gray.
  public static let gray = system("gray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  /// The gray four steps away from `gray6`.
  public static let gray2 = system("gray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  /// The gray three steps away from `gray6`.
  public static let gray3 = system("gray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  /// The gray two steps away from `gray6`.
  public static let gray4 = system("gray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  /// The gray one step away from `gray6`.
  public static let gray5 = system("gray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  /// The gray closest to the background.
  public static let gray6 = system("gray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  /// The default color of interactive and selected elements: blue.
  ///
  /// This color does not depend on the tint. The tint at a component's position is
  /// `EnvironmentValues.tint`.
  public static let accentColor = system(
    "accentColor", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF,
    classic: (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF))

  /// Returns an opaque color with values in light, in dark, and in both at increased contrast, and
  /// with values of the classic platform style and the elevated level that differ.
  static func system(
    _ name: String,
    _ light: UInt32,
    _ dark: UInt32,
    _ lightHighContrast: UInt32,
    _ darkHighContrast: UInt32,
    classic: (UInt32, UInt32, UInt32, UInt32)? = nil,
    elevated: (UInt32, UInt32, UInt32, UInt32)? = nil
  ) -> Color {
    var color = Color(
      name,
      light: Color(hex: light),
      dark: Color(hex: dark),
      lightHighContrast: Color(hex: lightHighContrast),
      darkHighContrast: Color(hex: darkHighContrast)
    )
    color.classic = classic.map { values in
      [values.0, values.1, values.2, values.3].map { Color(hex: $0).light }
    }
    color.elevated = elevated.map { values in
      [values.0, values.1, values.2, values.3].map { Color(hex: $0).light }
    }
    return color
  }
}
