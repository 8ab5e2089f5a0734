// SPDX-License-Identifier: MIT

// What each of these says holds for the parts of the text that do not say it themselves: in
// `(Text("a").bold() + Text("b")).fontWeight(.light)` only “b” is light.
extension Text {
  /// Sets the font; `nil` leaves it to the environment.
  public func font(_ font: Font?) -> Text { looking(TextLook(font: font)) }

  /// Sets the weight, whatever that of the font; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking(TextLook(weight: weight)) }

  /// Sets the text in bold, or in regular weight.
  public func bold(_ isActive: Bool = true) -> Text {
    looking(TextLook(weight: isActive ? .bold : .regular))
  }

  /// Sets the text in italic, or upright.
  public func italic(_ isActive: Bool = true) -> Text { looking(TextLook(isItalic: isActive)) }

  /// Sets what the characters are painted with; gradients span the whole text.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { looking(TextLook(style: style)) }

  /// Sets the colour; `nil` leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text { looking(TextLook(style: color)) }

  /// Sets what is added between characters, in points, 0 by default; ligatures are taken apart.
  ///
  /// Anything but a number of at most 4,096 either way stands for 0.
  public func tracking(_ tracking: Double) -> Text { looking(TextLook(tracking: tracking)) }

  /// The same as `tracking(_:)`: ligatures are taken apart here too.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// Moves the characters up, or down by a negative number, in points; 0 by default.
  ///
  /// Their line grows by it. Anything but a number of at most 4,096 either way stands for 0.
  public func baselineOffset(_ offset: Double) -> Text {
    looking(TextLook(baselineOffset: offset))
  }

  /// Draws a line below the characters, solid and in their colour by default.
  ///
  /// Its place and thickness are the font's, moved onto whole pixels, of which it has one at least.
  public func underline(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    looking(
      TextLook(underline: TextDecoration(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Draws a line through the characters, solid and in their colour by default.
  ///
  /// Its place and thickness are the font's, moved onto whole pixels, of which it has one at least.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    looking(
      TextLook(strikethrough: TextDecoration(isActive: isActive, pattern: pattern, color: color)))
  }
}
