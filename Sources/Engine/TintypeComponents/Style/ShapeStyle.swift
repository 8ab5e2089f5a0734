// SPDX-License-Identifier: MIT

/// A style that fills a shape or text: a color, a gradient, an image or a material.
public protocol ShapeStyle: Sendable {
  /// Returns the style resolved in an environment.
  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension Color: ShapeStyle {
  /// Returns the color for the environment's color scheme and contrast.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(resolve(in: environment))
  }
}

// Allows colors to be written as `.primary` wherever a style is expected.
extension ShapeStyle where Self == Color {
  /// Fully transparent black.
  public static var clear: Color { Color.clear }
  /// Black in both schemes.
  public static var black: Color { Color.black }
  /// White in both schemes.
  public static var white: Color { Color.white }
  /// The default color of text and icons.
  public static var primary: Color { Color.primary }
  /// The color of secondary text.
  public static var secondary: Color { Color.secondary }
  /// The default background of a device's canvas.
  public static var systemBackground: Color { Color.systemBackground }
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// The medium gray.
  public static var gray: Color { Color.gray }
  /// The gray four steps away from `gray6`.
  public static var gray2: Color { Color.gray2 }
  /// The gray three steps away from `gray6`.
  public static var gray3: Color { Color.gray3 }
  /// The gray two steps away from `gray6`.
  public static var gray4: Color { Color.gray4 }
  /// The gray one step away from `gray6`.
  public static var gray5: Color { Color.gray5 }
  /// The gray closest to the background.
  public static var gray6: Color { Color.gray6 }
  /// The default color of interactive and selected elements: blue.
  public static var accentColor: Color { Color.accentColor }
  /// UIKit's name of `primary`.
  public static var label: Color { Color.label }
  /// UIKit's name of `secondary`.
  public static var secondaryLabel: Color { Color.secondaryLabel }
  /// The color of tertiary text.
  public static var tertiary: Color { Color.tertiary }
  /// UIKit's name of `tertiary`.
  public static var tertiaryLabel: Color { Color.tertiaryLabel }
  /// The color of quaternary text.
  public static var quaternary: Color { Color.quaternary }
  /// UIKit's name of `quaternary`.
  public static var quaternaryLabel: Color { Color.quaternaryLabel }
  /// The color of placeholder text in an empty field.
  public static var placeholderText: Color { Color.placeholderText }
  /// The background of content on the system background: light gray, or dark gray in the dark
  /// scheme.
  public static var secondarySystemBackground: Color { Color.secondarySystemBackground }
  /// The background of content on the secondary background.
  public static var tertiarySystemBackground: Color { Color.tertiarySystemBackground }
  /// The background of grouped content: light gray, or black in the dark scheme.
  public static var systemGroupedBackground: Color { Color.systemGroupedBackground }
  /// The background of a group.
  public static var secondarySystemGroupedBackground: Color {
    Color.secondarySystemGroupedBackground
  }
  /// The background of content inside a group.
  public static var tertiarySystemGroupedBackground: Color { Color.tertiarySystemGroupedBackground }
  /// The color of thin translucent lines.
  public static var separator: Color { Color.separator }
  /// The color of thin opaque lines.
  public static var opaqueSeparator: Color { Color.opaqueSeparator }
  /// The fill of thin or small shapes.
  public static var systemFill: Color { Color.systemFill }
  /// The fill of medium-size shapes.
  public static var secondarySystemFill: Color { Color.secondarySystemFill }
  /// The fill of large shapes, such as fields and buttons.
  public static var tertiarySystemFill: Color { Color.tertiarySystemFill }
  /// The fill of large areas with complex content.
  public static var quaternarySystemFill: Color { Color.quaternarySystemFill }
}
