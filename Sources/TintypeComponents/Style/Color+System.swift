// SPDX-License-Identifier: MIT

extension Color {
  /// Fully transparent black.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black in both schemes.
  public static let black = Color(white: 0)
  /// White in both schemes.
  public static let white = Color(white: 1)

  /// The colour of text and icons unless something else is said: near black, near white in dark.
  public static let primary = Color(
    "primary",
    light: Color(hex: 0x000000),
    dark: Color(hex: 0xFFFFFF)
  )
  /// The colour of text of second rank.
  public static let secondary = Color(
    "secondary",
    light: Color(hex: 0x3C3C43, opacity: 0.6),
    dark: Color(hex: 0xEBEBF5, opacity: 0.6),
    lightHighContrast: Color(hex: 0x3C3C43, opacity: 0.8),
    darkHighContrast: Color(hex: 0xEBEBF5, opacity: 0.7)
  )
  /// What a device's canvas starts as: white, black in dark.
  public static let systemBackground = Color(
    "systemBackground",
    light: Color(hex: 0xFFFFFF),
    dark: Color(hex: 0x000000)
  )
}
