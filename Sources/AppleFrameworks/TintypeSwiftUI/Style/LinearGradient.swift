// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// A gradient along a line.
public struct LinearGradient: View, PrimitiveView, Sendable {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  nonisolated init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient between two points of the area that it fills.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Creates a gradient from evenly spaced colors.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  private nonisolated func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    .linearGradient(
      gradient.engine(in: environment), start: startPoint.engine, end: endPoint.engine)
  }

  /// Returns the style of the engine.
  public nonisolated func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(paint(in: scope.environment)).multiplyingOpacity(by: scope.levelOpacity)
  }
}

extension LinearGradient {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.rectangle("LinearGradient", filledWith: self)
  }
}

extension ShapeStyle where Self == LinearGradient {
  // Variants: evenly spaced colors; colors; Color -> color stops; stops; Gradient.Stop
  /// Returns a gradient of evenly spaced colors.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  // Variants: AnyGradient; some ShapeStyle -> Gradient; LinearGradient
  /// Returns a gradient between two points of the area that it fills.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
