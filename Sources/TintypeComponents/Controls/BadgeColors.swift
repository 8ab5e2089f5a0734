// SPDX-License-Identifier: MIT

/// Colours that can be read on what they stand on, whatever tint they were made from.
///
/// Text keeps a contrast of 4.5, of 7 at increased contrast; marks such as icons keep 3. Source:
/// WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
struct BadgeColors {
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The least contrast of text.
  var textRatio: Double { environment.colorSchemeContrast == .increased ? 7 : 4.5 }

  /// An opaque fill in a colour, with the colour of text on it.
  ///
  /// White text where the fill can be darkened for it and still be told for the same hue; black on
  /// pale colours such as yellow.
  func prominent(_ color: Color) -> (fill: Color, text: Color) {
    let fill = opaque(color, on: Color.systemBackground)
    guard Self.white.contrast(with: fill) >= 2.5 else { return (Self.color(fill), .black) }
    return (Self.color(moved(fill, away: Self.white, ratio: textRatio)), .white)
  }

  /// A pale fill in a colour, as it looks on the system's background.
  func pale(_ color: Color) -> Color {
    let share = environment.colorScheme == .dark ? 0.22 : 0.12
    return Self.color(opaque(color.opacity(share), on: .systemBackground))
  }

  /// A colour for text on a background.
  func text(_ color: Color, on background: Color = .systemBackground) -> Color {
    legible(color, on: background, ratio: textRatio)
  }

  /// A colour for icons and lines on a background.
  func mark(_ color: Color, on background: Color = .systemBackground) -> Color {
    legible(color, on: background, ratio: 3)
  }

  /// The colour itself where it has the contrast, else the nearest one towards black or white.
  private func legible(_ color: Color, on background: Color, ratio: Double) -> Color {
    let ground = opaque(background, on: .systemBackground)
    let resolved = color.resolve(in: environment)
    if resolved.contrast(with: ground) >= ratio { return color }
    return Self.color(
      moved(resolved.composited(over: ground), away: ground, ratio: ratio, name: resolved.name))
  }

  private func opaque(_ color: Color, on backdrop: Color) -> ResolvedColor {
    var below = backdrop.resolve(in: environment)
    below.opacity = 1
    let resolved = color.resolve(in: environment)
    var seen = resolved.composited(over: below)
    seen.name = resolved.name
    return seen
  }

  /// An opaque colour mixed with as many hundredths of black or white as its contrast needs.
  private func moved(
    _ color: ResolvedColor, away from: ResolvedColor, ratio: Double, name: String? = nil
  ) -> ResolvedColor {
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let end = black.contrast(with: from) > Self.white.contrast(with: from) ? black : Self.white
    for step in 0...100 {
      var layer = end
      layer.opacity = Double(step) / 100
      var mixed = layer.composited(over: color)
      mixed.name = name ?? color.name
      if mixed.contrast(with: from) >= ratio { return mixed }
    }
    return end
  }

  private static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// A colour that is the same in both schemes and keeps its name.
  private static func color(_ resolved: ResolvedColor) -> Color {
    let plain = Color(
      red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity)
    return Color(resolved.name, light: plain, dark: plain)
  }
}

extension Color {
  /// Text of second rank in bars, cards and messages: darker than `secondary`, so that it keeps a
  /// contrast of 4.5 on the grey backgrounds of groups as well.
  static let supporting = Color(
    "supporting",
    light: Color(hex: 0x3C3C43, opacity: 0.76),
    dark: Color(hex: 0xEBEBF5, opacity: 0.66),
    lightHighContrast: Color(hex: 0x3C3C43, opacity: 0.95),
    darkHighContrast: Color(hex: 0xEBEBF5, opacity: 0.85))
}
