// SPDX-License-Identifier: MIT

/// A colour that knows what it is in light and in dark, at standard and increased contrast, with an
/// optional name.
///
/// ```swift
/// let accent = Color("accent", light: Color(hex: 0x0A5CD6), dark: Color(hex: 0x5AA2FF))
/// ```
///
/// A name is what makes a changed colour readable in a report: `accent #0A5CD6 → #0B60DD`.
public struct Color: Hashable, Codable, Sendable {
  /// The token's name, where the colour has one.
  public var name: String?
  /// The colour in the light scheme.
  var light: Components
  /// The colour in the dark scheme.
  var dark: Components
  /// The colour in the light scheme at increased contrast; `nil` where it is that at standard.
  var lightHighContrast: Components?
  /// The colour in the dark scheme at increased contrast; `nil` where it is that at standard.
  var darkHighContrast: Components?

  /// Creates a colour of the sRGB space that is the same in light and dark.
  ///
  /// Each number is from 0 to 1; what lies outside is moved to the nearer end, NaN to 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let components = Components(red: red, green: green, blue: blue, opacity: opacity)
    let isInvalid = red.isNaN || green.isNaN || blue.isNaN || opacity.isNaN
    self.init(
      name: isInvalid ? ResolvedColor.invalidName : nil, light: components, dark: components)
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from a number such as `0x0A5CD6`: red, green and blue, 8 bits each.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      opacity: opacity
    )
  }

  /// Creates a colour that differs between the schemes, with an optional name.
  public init(_ name: String? = nil, light: Color, dark: Color) {
    let isInvalid = [light.name, dark.name].contains(ResolvedColor.invalidName)
    self.init(
      name: isInvalid ? ResolvedColor.invalidName : name, light: light.light, dark: dark.dark)
    lightHighContrast = light.lightHighContrast
    darkHighContrast = dark.darkHighContrast
  }

  /// Creates a colour that differs between the schemes and their contrasts, with an optional name.
  public init(
    _ name: String? = nil,
    light: Color,
    dark: Color,
    lightHighContrast: Color,
    darkHighContrast: Color
  ) {
    let isInvalid = [light.name, dark.name].contains(ResolvedColor.invalidName)
    self.init(
      name: isInvalid ? ResolvedColor.invalidName : name, light: light.light, dark: dark.dark)
    self.lightHighContrast = lightHighContrast.lightHighContrast ?? lightHighContrast.light
    self.darkHighContrast = darkHighContrast.darkHighContrast ?? darkHighContrast.dark
  }

  private init(name: String?, light: Components, dark: Components) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  /// The colour with its opacity multiplied, from 0 to 1; the name stays.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    if opacity.isNaN { color.name = ResolvedColor.invalidName }
    color.light = light.multiplied(by: opacity)
    color.dark = dark.multiplied(by: opacity)
    color.lightHighContrast = lightHighContrast?.multiplied(by: opacity)
    color.darkHighContrast = darkHighContrast?.multiplied(by: opacity)
    return color
  }

  /// What the colour is in an environment: in its scheme and at its contrast.
  public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let standard = environment.colorScheme == .dark ? dark : light
    let increased = environment.colorScheme == .dark ? darkHighContrast : lightHighContrast
    let components =
      environment.colorSchemeContrast == .increased ? increased ?? standard : standard
    return ResolvedColor(
      name: name,
      red: components.red,
      green: components.green,
      blue: components.blue,
      opacity: components.opacity
    )
  }

  /// The four numbers of a colour.
  struct Components: Hashable, Codable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    init(red: Double, green: Double, blue: Double, opacity: Double) {
      self.red = red.clampedToUnit
      self.green = green.clampedToUnit
      self.blue = blue.clampedToUnit
      self.opacity = opacity.clampedToUnit
    }

    func multiplied(by opacity: Double) -> Components {
      Components(
        red: red,
        green: green,
        blue: blue,
        opacity: self.opacity * opacity.clampedToUnit
      )
    }
  }
}

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
