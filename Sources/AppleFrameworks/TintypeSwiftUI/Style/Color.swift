// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A color that can depend on the environment.
public struct Color: Sendable {
  /// The source of the color.
  let provider: any ColorProvider

  init(provider: some ColorProvider) { self.provider = provider }

  /// Creates a color from red, green and blue.
  ///
  /// Components are from 0 to 1 and are clamped for painting.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = RGBComponents(red: red, green: green, blue: blue, in: colorSpace)
    provider = EngineColor(components.engineColor(opacity: opacity))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let components = RGBComponents(hue: hue, saturation: saturation, brightness: brightness)
    provider = EngineColor(components.engineColor(opacity: opacity))
  }

  /// Creates a color from a resolved color.
  public init(_ resolved: Color.Resolved) { provider = EngineColor(Engine.Color(resolved.engine)) }

  /// Creates a color from a value that resolves to a color in an environment.
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    provider = CustomColor(style: color)
  }

  /// Returns the color with its opacity multiplied by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    if let color = provider as? EngineColor {
      return Color(provider: EngineColor(color.color.opacity(opacity)))
    }
    return Color(provider: TranslucentColor(base: self, opacity: opacity))
  }

  /// Returns the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Resolved(engineColor(in: environment))
  }

  /// An RGB color space.
  public enum RGBColorSpace: Sendable {
    /// The extended sRGB color space.
    case sRGB
    /// The extended sRGB color space with linear components.
    case sRGBLinear
    /// The Display P3 color space.
    case displayP3
  }
}

extension Color: Hashable {
  /// Returns a Boolean value that indicates whether two values are equal.
  public static func == (lhs: Color, rhs: Color) -> Bool { lhs.provider.isEqual(to: rhs.provider) }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { provider.hash(into: &hasher) }
}

extension Color: CustomStringConvertible {
  /// A textual description.
  public var description: String { provider.colorDescription }
}

extension Color: ShapeStyle {
  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(.color(engineColor(in: scope.environment)))
      .multiplyingOpacity(by: scope.levelOpacity)
  }
}

extension Color: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    [scope.context.node("Color", .color(engineColor(in: scope.environment)))]
  }
}

extension Color {
  /// Returns the color as it is painted in an environment.
  func engineColor(in environment: EnvironmentValues) -> ResolvedColor {
    provider.color(in: environment)
  }

  /// Returns the color of the engine, with the values for all color schemes and contrasts.
  func engine(in environment: EnvironmentValues) -> Engine.Color {
    if let color = provider as? EngineColor { return color.color }
    func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> ResolvedColor {
      var environment = environment
      environment.base.colorScheme = scheme
      environment.base.colorSchemeContrast = contrast
      return engineColor(in: environment)
    }
    let light = value(.light, .standard)
    return Engine.Color(
      light.name, light: Engine.Color(light), dark: Engine.Color(value(.dark, .standard)),
      lightHighContrast: Engine.Color(value(.light, .increased)),
      darkHighContrast: Engine.Color(value(.dark, .increased)))
  }
}
