// SPDX-License-Identifier: MIT

/// The colors of controls, adjusted for a minimum contrast with their background.
///
/// The platform style of iOS keeps the colors. In the classic style, the page behind a control is
/// unknown, so the least favorable common background is assumed: the grays of groups. The contrast of text is at least 4.5, and that of graphics such as borders at
/// least 3. Source: WCAG 2.2, success criteria 1.4.3 and 1.4.11.
package struct ControlColors {
  private let environment: EnvironmentValues
  /// The background assumed for controls, the lightest or darkest one supported.
  let page: ResolvedColor

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    let page: Color =
      environment.colorScheme == .dark ? .tertiarySystemBackground : .systemGroupedBackground
    self.page = page.resolve(in: environment)
  }

  /// The minimum contrast of text.
  var textRatio: Double { environment.colorSchemeContrast == .increased ? 7 : 4.5 }

  private var adjusts: Bool { environment.platformMetrics.adjustsContrast }

  /// Returns a color for text on the page.
  package func text(_ color: Color) -> Color {
    adjusts ? readable(color, on: page, ratio: textRatio) : color
  }

  /// Returns a color for borders and icons on the page.
  package func mark(_ color: Color) -> Color {
    adjusts ? readable(color, on: page, ratio: 3) : color
  }

  /// Returns a fill of a color on which white or black text has the minimum contrast in every
  /// platform style, and the color of the text.
  package func legible(_ color: Color) -> (fill: Color, text: Color) {
    var classic = environment
    classic.platformStyle = .classic
    return ControlColors(classic).prominent(color)
  }

  /// Returns a color for text on a fill that is composited over the page.
  func text(_ color: Color, on fill: Color) -> Color {
    guard adjusts else { return color }
    return readable(
      color, on: fill.resolve(in: environment).composited(over: page), ratio: textRatio)
  }

  /// Returns a translucent fill of a color.
  ///
  /// In the dark scheme, the opacity is raised in steps of 1/100 until the fill has the platform
  /// style's minimum contrast with a black screen and with a card on it, so that the shape of the
  /// control is visible.
  package func fill(_ color: Color, opacity: Double) -> Color {
    let least = environment.platformMetrics.bezel.minimumDarkContrast
    guard environment.colorScheme == .dark, least > 1 else { return color.opacity(opacity) }
    let pages = [Color.black, .secondarySystemGroupedBackground]
      .map { $0.resolve(in: environment) }
    let opaque = color.resolve(in: environment)
    for step in Int((opacity * 100).rounded())..<100 {
      var layer = opaque
      layer.opacity = Double(step) / 100
      let isVisible = pages.allSatisfy {
        layer.composited(over: $0).contrast(with: $0) >= least
      }
      if isVisible {
        return color.opacity(Double(step) / 100 / max(opaque.opacity, 0.01))
      }
    }
    return color
  }

  /// The gray fill of a bezel without a tint.
  var grayFill: Color {
    let gray = Color("bezel", light: Color(hex: 0x787880), dark: Color(hex: 0x787880))
    return fill(gray, opacity: environment.colorScheme == .dark ? 0.32 : 0.16)
  }

  private var faintGrayFill: Color {
    let gray = Color("bezel", light: Color(hex: 0x767680), dark: Color(hex: 0x767680))
    return fill(gray, opacity: environment.colorScheme == .dark ? 0.24 : 0.12)
  }

  /// The fill of the bezel of a disabled control.
  package var disabledFill: Color {
    environment.platformStyle != .classic ? faintGrayFill : .tertiarySystemFill
  }

  /// Returns a color for text on a translucent bezel of the same color.
  ///
  /// The color is readable on the normal and on the pressed bezel, so that a press does not change
  /// the text.
  func faint(_ color: Color) -> Color {
    [0.15, 0.3].reduce(color) { text($0, on: color.opacity($1)) }
  }

  /// Returns a fill of a color, and the color of text on it.
  ///
  /// Text is white if the color can be darkened sufficiently without losing its hue. It is black on
  /// yellow and other pale colors.
  package func prominent(_ color: Color) -> (fill: Color, text: Color) {
    let opaque = color.resolve(in: environment).composited(over: page)
    let white = Color.white.resolve(in: environment)
    guard adjusts else {
      // As on iOS, text is white on all tints but those that it would be invisible on.
      return (color, white.contrast(with: opaque) >= 1.25 ? .white : .black)
    }
    guard white.contrast(with: opaque) >= 1.8 else {
      return (
        Self.color(opaque), readable(.black, on: opaque, ratio: textRatio)
      )
    }
    return (readable(color, on: white, ratio: textRatio), .white)
  }

  /// Returns a color moved toward black or white until it has a contrast with a background.
  ///
  /// The direction is the one of greater contrast, in steps of 1/100. If the contrast cannot be
  /// reached, the result is black or white.
  func readable(_ color: Color, on background: ResolvedColor, ratio: Double) -> Color {
    let original = color.resolve(in: environment)
    if original.contrast(with: background) >= ratio { return color }
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    let end = black.contrast(with: background) > white.contrast(with: background) ? black : white
    let opaque = original.composited(over: background)
    for step in 1...100 {
      var layer = end
      layer.opacity = Double(step) / 100
      var mixed = layer.composited(over: opaque)
      mixed.name = original.name
      if mixed.contrast(with: background) >= ratio { return Self.color(mixed) }
    }
    return Self.color(end)
  }

  /// Returns a color blended with a fraction of another color, from 0 to 1.
  func mixed(_ color: Color, with other: Color, share: Double) -> Color {
    let below = color.resolve(in: environment)
    var mixed = other.opacity(share).resolve(in: environment).composited(over: below)
    mixed.name = below.name
    return Self.color(mixed)
  }

  /// Returns a color that is the same in both schemes and keeps its name.
  private static func color(_ color: ResolvedColor) -> Color {
    let plain = Color(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    return color.name.map { Color($0, light: plain, dark: plain) } ?? plain
  }
}
