// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// A gradient around a center point.
public struct AngularGradient: View, PrimitiveView, Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  nonisolated init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  nonisolated init(gradient: AnyGradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient between two angles, clockwise from the positive x-axis.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Creates a gradient from evenly spaced colors between two angles.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of a full turn that starts at an angle.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: AnyGradient(gradient), center: center, angle: angle)
  }

  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Creates a gradient from evenly spaced colors around a full turn.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: AnyGradient(Gradient(colors: colors)), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  private nonisolated func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    .angularGradient(
      gradient.engine(in: environment), center: center.engine,
      start: Length(startAngle.engine.degrees), end: Length(endAngle.engine.degrees))
  }

  /// Returns the style of the engine.
  public nonisolated func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(paint(in: scope.environment)).multiplyingOpacity(by: scope.levelOpacity)
  }
}

extension AngularGradient {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.rectangle("AngularGradient", filledWith: self)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient between two angles, clockwise from the positive x-axis.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Returns a gradient of evenly spaced colors between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient between two angles, clockwise from the positive x-axis.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of a full turn that starts at an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Returns a gradient of evenly spaced colors around a full turn.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient of a full turn that starts at an angle.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}
