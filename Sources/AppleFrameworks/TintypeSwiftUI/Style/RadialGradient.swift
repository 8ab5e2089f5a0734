// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A gradient between two concentric circles.
public struct RadialGradient: View, PrimitiveView, Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  nonisolated init(
    gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  // Variants: around a point of the area that it fills, with radii in points; init( gradient:
  //   Gradient; AnyGradient(gradient -> from evenly spaced colors; init( colors: [Color];
  //   Gradient(colors: colors | from color stops; init( stops: [Gradient.Stop]; Gradient(stops:
  //   stops
  /// Creates a gradient around a point of the area that it fills, with radii in points.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  private nonisolated func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    .radialGradient(
      gradient.engine(in: environment), center: center.engine,
      startRadius: Length(Double(startRadius)), endRadius: Length(Double(endRadius)))
  }

  /// Returns the style of the engine.
  public nonisolated func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(paint(in: scope.environment)).multiplyingOpacity(by: scope.levelOpacity)
  }
}

extension RadialGradient {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.rectangle("RadialGradient", filledWith: self)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient around a point of the area that it fills, with radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Returns a gradient of evenly spaced colors.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient around a point of the area that it fills, with radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
