// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A gradient between two concentric ellipses with the aspect ratio of the area that it fills.
public struct EllipticalGradient: View, PrimitiveView, Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  nonisolated init(
    gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat,
    endRadiusFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient around a point of the area that it fills, with radii as fractions of the
  /// sides.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Creates a gradient from evenly spaced colors.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  private nonisolated func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    .ellipticalGradient(
      gradient.engine(in: environment), center: center.engine,
      startRadius: Length(Double(startRadiusFraction)),
      endRadius: Length(Double(endRadiusFraction)))
  }

  /// Returns the style of the engine.
  public nonisolated func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(paint(in: scope.environment)).multiplyingOpacity(by: scope.levelOpacity)
  }
}

extension EllipticalGradient {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.rectangle("EllipticalGradient", filledWith: self)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Returns a gradient of evenly spaced colors.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  // Variants: AnyGradient; some ShapeStyle -> Gradient; EllipticalGradient
  /// Returns a gradient around a point of the area that it fills, with radii as fractions of the
  /// sides.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
