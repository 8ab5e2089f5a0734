// SPDX-License-Identifier: MIT

/// What an area or a text can be filled with: a colour, a gradient, an image or a material.
public protocol ShapeStyle: Sendable {
  /// What the style is in an environment.
  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension Color: ShapeStyle {
  /// The colour of the environment's scheme and contrast.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(resolve(in: environment))
  }
}

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
  /// The grey of middle lightness.
  public static var gray: Color { Color.gray }
  /// The grey next to the background by four steps.
  public static var gray2: Color { Color.gray2 }
  /// The grey next to the background by three steps.
  public static var gray3: Color { Color.gray3 }
  /// The grey next to the background by two steps.
  public static var gray4: Color { Color.gray4 }
  /// The grey next to the background by one step.
  public static var gray5: Color { Color.gray5 }
  /// The grey nearest to the background.
  public static var gray6: Color { Color.gray6 }
  /// The colour of what can be operated or is chosen, unless a tint says something else: blue.
  public static var accentColor: Color { Color.accentColor }
  /// UIKit's name of `primary`.
  public static var label: Color { Color.label }
  /// UIKit's name of `secondary`.
  public static var secondaryLabel: Color { Color.secondaryLabel }
  /// The colour of text of third rank.
  public static var tertiary: Color { Color.tertiary }
  /// UIKit's name of `tertiary`.
  public static var tertiaryLabel: Color { Color.tertiaryLabel }
  /// The colour of text of fourth rank.
  public static var quaternary: Color { Color.quaternary }
  /// UIKit's name of `quaternary`.
  public static var quaternaryLabel: Color { Color.quaternaryLabel }
  /// The colour of text that stands in an empty field.
  public static var placeholderText: Color { Color.placeholderText }
  /// What lies on the background: a faint grey, a dark grey in dark.
  public static var secondarySystemBackground: Color { Color.secondarySystemBackground }
  /// What lies on the secondary background.
  public static var tertiarySystemBackground: Color { Color.tertiarySystemBackground }
  /// The background of grouped content: a faint grey, black in dark.
  public static var systemGroupedBackground: Color { Color.systemGroupedBackground }
  /// The background of a group.
  public static var secondarySystemGroupedBackground: Color {
    Color.secondarySystemGroupedBackground
  }
  /// What lies on the background of a group.
  public static var tertiarySystemGroupedBackground: Color { Color.tertiarySystemGroupedBackground }
  /// Thin lines that let shine through what they lie on.
  public static var separator: Color { Color.separator }
  /// Thin lines that hide what they lie on.
  public static var opaqueSeparator: Color { Color.opaqueSeparator }
  /// The fill of thin and small shapes.
  public static var systemFill: Color { Color.systemFill }
  /// The fill of shapes of medium size.
  public static var secondarySystemFill: Color { Color.secondarySystemFill }
  /// The fill of large shapes, such as fields and buttons.
  public static var tertiarySystemFill: Color { Color.tertiarySystemFill }
  /// The fill of large areas with much content.
  public static var quaternarySystemFill: Color { Color.quaternarySystemFill }
}
