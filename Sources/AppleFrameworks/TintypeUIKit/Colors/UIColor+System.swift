// SPDX-License-Identifier: MIT

internal import TintypeComponents

// The values are the engine's.
extension UIColor {
  /// Red, for all schemes and contrasts.
  public class var systemRed: UIColor { UIColor(Color.red) }
  /// Green, for all schemes and contrasts.
  public class var systemGreen: UIColor { UIColor(Color.green) }
  /// Blue, for all schemes and contrasts.
  public class var systemBlue: UIColor { UIColor(Color.blue) }
  /// Orange, for all schemes and contrasts.
  public class var systemOrange: UIColor { UIColor(Color.orange) }
  /// Yellow, for all schemes and contrasts.
  public class var systemYellow: UIColor { UIColor(Color.yellow) }
  /// Pink, for all schemes and contrasts.
  public class var systemPink: UIColor { UIColor(Color.pink) }
  /// Purple, for all schemes and contrasts.
  public class var systemPurple: UIColor { UIColor(Color.purple) }
  /// Teal, for all schemes and contrasts.
  public class var systemTeal: UIColor { UIColor(Color.teal) }
  /// Indigo, for all schemes and contrasts.
  public class var systemIndigo: UIColor { UIColor(Color.indigo) }
  /// Brown, for all schemes and contrasts.
  public class var systemBrown: UIColor { UIColor(Color.brown) }
  /// Mint, for all schemes and contrasts.
  public class var systemMint: UIColor { UIColor(Color.mint) }
  /// Cyan, for all schemes and contrasts.
  public class var systemCyan: UIColor { UIColor(Color.cyan) }
  /// The medium gray.
  public class var systemGray: UIColor { UIColor(Color.gray) }
  /// Gray number 2 of 6, from medium to the background.
  public class var systemGray2: UIColor { UIColor(Color.gray2) }
  /// Gray number 3 of 6, from medium to the background.
  public class var systemGray3: UIColor { UIColor(Color.gray3) }
  /// Gray number 4 of 6, from medium to the background.
  public class var systemGray4: UIColor { UIColor(Color.gray4) }
  /// Gray number 5 of 6, from medium to the background.
  public class var systemGray5: UIColor { UIColor(Color.gray5) }
  /// Gray number 6 of 6, from medium to the background.
  public class var systemGray6: UIColor { UIColor(Color.gray6) }
  /// The default color of interactive and selected elements: the accent color of the app.
  public class var tintColor: UIColor { UIKitResources.accentColor ?? UIColor(Color.accentColor) }
}

extension UIColor {
  /// Primary text.
  public class var label: UIColor { UIColor(Color.primary) }
  /// Secondary text.
  public class var secondaryLabel: UIColor { UIColor(Color.secondary) }
  /// Tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(Color.tertiary) }
  /// Quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(Color.quaternary) }
  /// Placeholder text in an empty field.
  public class var placeholderText: UIColor { UIColor(Color.placeholderText) }
  /// Links.
  public class var link: UIColor { UIColor(Color.blue) }
  /// Thin translucent lines.
  public class var separator: UIColor { UIColor(Color.separator) }
  /// Thin opaque lines.
  public class var opaqueSeparator: UIColor { UIColor(Color.opaqueSeparator) }
  /// The main background.
  public class var systemBackground: UIColor { UIColor(Color.systemBackground) }
  /// Content on the main background.
  public class var secondarySystemBackground: UIColor { UIColor(Color.secondarySystemBackground) }
  /// Content on the secondary background.
  public class var tertiarySystemBackground: UIColor { UIColor(Color.tertiarySystemBackground) }
  /// The background of grouped content.
  public class var systemGroupedBackground: UIColor { UIColor(Color.systemGroupedBackground) }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(Color.secondarySystemGroupedBackground)
  }
  /// The background of content inside a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(Color.tertiarySystemGroupedBackground)
  }
  /// The fill of thin or small shapes.
  public class var systemFill: UIColor { UIColor(Color.systemFill) }
  /// The fill of medium-size shapes.
  public class var secondarySystemFill: UIColor { UIColor(Color.secondarySystemFill) }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(Color.tertiarySystemFill) }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { UIColor(Color.quaternarySystemFill) }
  /// The background of grouped tables.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
