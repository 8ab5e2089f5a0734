// SPDX-License-Identifier: MIT

/// A color with values for the light and dark schemes at standard and increased contrast, and an
/// optional name.
///
/// ```swift
/// let accent = Color("accent", light: Color(hex: 0x0A5CD6), dark: Color(hex: 0x5AA2FF))
/// ```
///
/// The name makes a changed color readable in a report: `accent #0A5CD6 → #0B60DD`.
public struct Color: Hashable, Codable, Sendable {
  /// The name of the color token, if any.
  public var name: String?
  /// The color in the light scheme.
  var light: Components
  /// The color in the dark scheme.
  var dark: Components
  /// The color in the light scheme at increased contrast; `nil` uses the standard value.
  var lightHighContrast: Components?
  /// The color in the dark scheme at increased contrast; `nil` uses the standard value.
  var darkHighContrast: Components?
  /// The four values in the platform styles `classic` and `iOS26`, which have the colors of June
  /// 2025; `nil` for the same values.
  var classic: [Components]?

  /// The four values at the elevated level of the user interface; `nil` for the same values.
  var elevated: [Components]?

  /// Creates a color of the sRGB space that is the same in light and dark.
  ///
  /// Each number is from 0 to 1. Numbers outside that range are clamped; NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let components = Components(red: red, green: green, blue: blue, opacity: opacity)
    let isInvalid = red.isNaN || green.isNaN || blue.isNaN || opacity.isNaN
    self.init(
      name: isInvalid ? ResolvedColor.invalidName : nil, light: components, dark: components)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from a number such as `0x0A5CD6`: red, green and blue, 8 bits each.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      opacity: opacity
    )
  }

  /// Creates a color that differs between the schemes, with an optional name.
  public init(_ name: String? = nil, light: Color, dark: Color) {
    let isInvalid = [light.name, dark.name].contains(ResolvedColor.invalidName)
    self.init(
      name: isInvalid ? ResolvedColor.invalidName : name, light: light.light, dark: dark.dark)
    lightHighContrast = light.lightHighContrast
    darkHighContrast = dark.darkHighContrast
    elevate(light, dark, light, dark)
  }

  /// Creates a color that differs between schemes and contrasts, with an optional name.
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
    elevate(light, dark, lightHighContrast, darkHighContrast)
  }

  /// Sets the values at the elevated level from the colors of the four values, if they differ.
  private mutating func elevate(
    _ light: Color, _ dark: Color, _ lightHighContrast: Color, _ darkHighContrast: Color
  ) {
    let colors = [light, dark, lightHighContrast, darkHighContrast]
    guard colors.contains(where: { $0.elevated != nil }) else { return }
    elevated = colors.enumerated().map { index, color in
      color.elevated.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? color.base[index]
    }
  }

  /// The four values at the base level: light, dark, and both at increased contrast.
  private var base: [Components] {
    [light, dark, lightHighContrast ?? light, darkHighContrast ?? dark]
  }

  /// A Boolean value that indicates whether the color differs at the elevated level.
  package var hasElevatedValues: Bool { elevated != nil }

  /// Returns the color with the values of another color at the elevated level.
  package func elevated(_ other: Color) -> Color {
    var color = self
    color.elevated = other.base == base ? nil : other.base
    return color
  }

  private init(name: String?, light: Components, dark: Components) {
    (self.name, self.light, self.dark) = (name, light, dark)
  }

  /// Returns the color with its opacity multiplied by a number from 0 to 1; the name is kept.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    if opacity.isNaN { color.name = ResolvedColor.invalidName }
    color.light = light.multiplied(by: opacity)
    color.dark = dark.multiplied(by: opacity)
    color.lightHighContrast = lightHighContrast?.multiplied(by: opacity)
    color.darkHighContrast = darkHighContrast?.multiplied(by: opacity)
    color.classic = classic?.map { $0.multiplied(by: opacity) }
    color.elevated = elevated?.map { $0.multiplied(by: opacity) }
    return color
  }

  /// Returns the color for an environment's color scheme, contrast and level.
  public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let standard = environment.colorScheme == .dark ? dark : light
    let increased = environment.colorScheme == .dark ? darkHighContrast : lightHighContrast
    let isIncreased = environment.colorSchemeContrast == .increased
    var components = isIncreased ? increased ?? standard : standard
    let index = (environment.colorScheme == .dark ? 1 : 0) + (isIncreased ? 2 : 0)
    if environment.platformStyle != .iOS, let classic, classic.indices.contains(index) {
      components = classic[index]
    } else if environment.userInterfaceLevel == .elevated, let elevated,
      elevated.indices.contains(index)
    {
      components = elevated[index]
    }
    return ResolvedColor(
      name: name,
      red: components.red,
      green: components.green,
      blue: components.blue,
      opacity: components.opacity
    )
  }

  /// The red, green, blue and opacity of a color.
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

  /// The default color of text and icons: black, or white in the dark scheme.
  public static let primary = Color(
    "primary",
    light: Color(hex: 0x000000),
    dark: Color(hex: 0xFFFFFF)
  )
  /// The color of secondary text.
  public static let secondary = Color(
    "secondary",
    light: Color(hex: 0x3C3C43, opacity: 0.6),
    dark: Color(hex: 0xEBEBF5, opacity: 0.6),
    lightHighContrast: Color(hex: 0x3C3C43, opacity: 0.8),
    darkHighContrast: Color(hex: 0xEBEBF5, opacity: 0.7)
  )
  /// The default background of a device's canvas: white, or black in the dark scheme.
  public static let systemBackground = Color(
    "systemBackground",
    light: Color(hex: 0xFFFFFF),
    dark: Color(hex: 0x000000)
  )
  .elevated(system("", 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426))
}
