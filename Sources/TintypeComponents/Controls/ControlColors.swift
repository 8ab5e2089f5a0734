// SPDX-License-Identifier: MIT

/// Colours of controls, changed as far as it takes to be read on what they stand on.
///
/// The page behind a control is not known, so the least favourable of the usual backgrounds counts:
/// the greys of groups. Text keeps a contrast of 4.5, marks such as borders one of 3. Source: WCAG
/// 2.2, success criteria 1.4.3 and 1.4.11.
package struct ControlColors {
  private let environment: EnvironmentValues
  /// The lightest or darkest background that controls are made for.
  let page: ResolvedColor

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    let page: Color =
      environment.colorScheme == .dark ? .tertiarySystemBackground : .systemGroupedBackground
    self.page = page.resolve(in: environment)
  }

  /// The least contrast of text.
  var textRatio: Double { environment.colorSchemeContrast == .increased ? 7 : 4.5 }

  /// A colour for text on the page.
  package func text(_ color: Color) -> Color { readable(color, on: page, ratio: textRatio) }

  /// A colour for borders and icons on the page.
  package func mark(_ color: Color) -> Color { readable(color, on: page, ratio: 3) }

  /// A colour for text on a fill that lies on the page.
  func text(_ color: Color, on fill: Color) -> Color {
    readable(
      color, on: fill.resolve(in: environment).composited(over: page), ratio: textRatio)
  }

  /// A colour for text on a faint bezel in the same colour: one for the bezel at rest and pressed,
  /// so that a press does not change the text.
  func faint(_ color: Color) -> Color {
    [0.15, 0.3].reduce(color) { text($0, on: color.opacity($1)) }
  }

  /// A fill in a colour, and what text on it is painted in.
  ///
  /// White text where the colour can be darkened for it without losing its hue; black on yellow
  /// and other pale colours.
  package func prominent(_ color: Color) -> (fill: Color, text: Color) {
    let opaque = color.resolve(in: environment).composited(over: page)
    let white = Color.white.resolve(in: environment)
    guard white.contrast(with: opaque) >= 1.8 else {
      return (
        Self.color(opaque), readable(.black, on: opaque, ratio: textRatio)
      )
    }
    return (readable(color, on: white, ratio: textRatio), .white)
  }

  /// A colour moved towards black or white, whichever is farther from a background, by as many
  /// hundredths as it takes to reach a contrast; the end itself where even that is not enough.
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

  /// A colour with a share of another one over it, from 0 to 1.
  func mixed(_ color: Color, with other: Color, share: Double) -> Color {
    let below = color.resolve(in: environment)
    var mixed = other.opacity(share).resolve(in: environment).composited(over: below)
    mixed.name = below.name
    return Self.color(mixed)
  }

  /// The same in both schemes, with the name that it has.
  private static func color(_ color: ResolvedColor) -> Color {
    let plain = Color(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    return color.name.map { Color($0, light: plain, dark: plain) } ?? plain
  }
}

extension EnvironmentValues {
  /// The colours of controls here.
  package var controlColors: ControlColors { ControlColors(self) }
}
