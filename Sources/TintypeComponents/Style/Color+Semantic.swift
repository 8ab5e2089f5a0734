// SPDX-License-Identifier: MIT

// Source: what `UIColor` of the same name resolves to on iOS 13 and later, at the base level.
extension Color {
  /// UIKit's name of `primary`.
  public static let label = primary
  /// UIKit's name of `secondary`.
  public static let secondaryLabel = secondary
  /// The colour of text of third rank.
  public static let tertiary = translucent(
    "tertiary", 0x3C3C43, 0xEBEBF5, (0.3, 0.3, 0.7, 0.55))
  /// UIKit's name of `tertiary`.
  public static let tertiaryLabel = tertiary
  /// The colour of text of fourth rank.
  public static let quaternary = translucent(
    "quaternary", 0x3C3C43, 0xEBEBF5, (0.18, 0.16, 0.55, 0.4))
  /// UIKit's name of `quaternary`.
  public static let quaternaryLabel = quaternary
  /// The colour of text that stands in an empty field.
  public static let placeholderText = translucent(
    "placeholderText", 0x3C3C43, 0xEBEBF5, (0.3, 0.3, 0.7, 0.55))

  /// What lies on the background: a faint grey, a dark grey in dark.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
  /// What lies on the secondary background.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
  /// The background of grouped content: a faint grey, black in dark.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
  /// What lies on the background of a group.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)

  /// Thin lines that let shine through what they lie on.
  public static let separator = translucent(
    "separator", 0x3C3C43, 0x545458, (0.29, 0.6, 0.37, 0.75))
  /// Thin lines that hide what they lie on.
  public static let opaqueSeparator = system(
    "opaqueSeparator", 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

  /// The fill of thin and small shapes.
  public static let systemFill = translucent(
    "systemFill", 0x787880, 0x787880, (0.2, 0.36, 0.28, 0.44))
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = translucent(
    "secondarySystemFill", 0x787880, 0x787880, (0.16, 0.32, 0.24, 0.4))
  /// The fill of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = translucent(
    "tertiarySystemFill", 0x767680, 0x767680, (0.12, 0.24, 0.2, 0.32))
  /// The fill of large areas with much content.
  public static let quaternarySystemFill = translucent(
    "quaternarySystemFill", 0x747480, 0x767680, (0.08, 0.18, 0.16, 0.26))

  /// A colour of two hues, with opacities in light, in dark, and in both at increased contrast.
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
