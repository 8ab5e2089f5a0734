// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// The source of a color.
protocol ColorProvider: Hashable, Sendable {
  /// Returns the color in an environment.
  func color(in environment: EnvironmentValues) -> ResolvedColor

  /// The description of the color for debugging.
  var colorDescription: String { get }
}

extension ColorProvider {
  /// Returns a Boolean value that indicates whether another provider is equal to this one.
  func isEqual(to other: any ColorProvider) -> Bool { (other as? Self) == self }
}

/// A color of the engine.
struct EngineColor: ColorProvider {
  let color: Engine.Color

  init(_ color: Engine.Color) { self.color = color }

  func color(in environment: EnvironmentValues) -> ResolvedColor {
    color.resolve(in: environment.base)
  }

  var colorDescription: String {
    if let name = color.name { return name }
    let description = color.resolve(in: Engine.EnvironmentValues()).description
    return description.count == 7 ? description + "FF" : description
  }
}

/// A color with its opacity multiplied by a factor.
struct TranslucentColor: ColorProvider {
  let base: Color
  let opacity: Double

  func color(in environment: EnvironmentValues) -> ResolvedColor {
    base.engineColor(in: environment).multiplyingOpacity(by: opacity)
  }

  var colorDescription: String { "\((opacity.clampedToUnit * 100).rounded())% \(base)" }
}

/// A color that a value of another type resolves to.
struct CustomColor<Style: Hashable & ShapeStyle>: ColorProvider
where Style.Resolved == Color.Resolved {
  let style: Style

  func color(in environment: EnvironmentValues) -> ResolvedColor {
    style.resolve(in: environment).engine
  }

  var colorDescription: String { String(describing: style) }
}

/// A mixture of two colors.
struct MixedColor: ColorProvider {
  let first: Color
  let second: Color
  let fraction: Double
  let space: Gradient.ColorSpace

  func color(in environment: EnvironmentValues) -> ResolvedColor {
    first.engineColor(in: environment)
      .mixed(with: second.engineColor(in: environment), by: fraction, in: space)
  }

  var colorDescription: String { "mix(\(first), \(second), \(fraction))" }
}

/// The accent color of the environment.
struct AccentColor: ColorProvider {
  func color(in environment: EnvironmentValues) -> ResolvedColor {
    // An accent color that contains the accent color means the one without the modifier.
    var outer = environment
    outer.accentColor = nil
    return (environment.accentColor ?? Color(provider: EngineColor(environment.base.accentColor)))
      .engineColor(in: outer)
  }

  var colorDescription: String { "accent" }
}

extension Color {
  /// Returns the color between this one and another.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The share of the other color, from 0 to 1.
  ///   - colorSpace: The color space in which the colors are mixed.
  /// - Returns: The mixture.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(provider: MixedColor(first: self, second: rhs, fraction: fraction, space: colorSpace))
  }
}
