// SPDX-License-Identifier: MIT

// So that a colour can be written as `.primary` wherever a style is asked for.
extension ShapeStyle where Self == Color {
  /// Fully transparent black.
  public static var clear: Color { Color.clear }
  /// Black in both schemes.
  public static var black: Color { Color.black }
  /// White in both schemes.
  public static var white: Color { Color.white }
  /// The colour of text and icons unless something else is said.
  public static var primary: Color { Color.primary }
  /// The colour of text of second rank.
  public static var secondary: Color { Color.secondary }
  /// What a device's canvas starts as.
  public static var systemBackground: Color { Color.systemBackground }
}
