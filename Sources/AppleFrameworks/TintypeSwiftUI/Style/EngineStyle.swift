// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// A style of this module as a style of the engine, which resolves it where it is used.
struct EngineStyle: Engine.ShapeStyle {
  let style: any ShapeStyle

  func resolveStyle(in environment: Engine.EnvironmentValues) -> ResolvedStyle {
    style.value(in: EnvironmentValues(environment)).paint
  }
}

extension ShapeStyle {
  /// The style of the engine.
  ///
  /// It has no effects; see ``applyingEffects(to:in:)``.
  var engine: EngineStyle { EngineStyle(style: self) }

  /// Returns the paint and the effects of the style in an environment.
  func value(in environment: EnvironmentValues) -> _ShapeStyleValue {
    _makeStyle(in: _ShapeStyleScope(environment))
  }

  /// Returns a component that is painted with this style, with the effects of the style.
  func applyingEffects(
    to component: any Component, in environment: EnvironmentValues
  ) -> any Component {
    value(in: environment).effects.reduce(component) { $1.applied(to: $0) }
  }
}

extension StyleEffect {
  /// Returns a component with the effect.
  func applied(to component: any Component) -> any Component {
    switch self {
    case .opacity(let opacity): component.opacity(opacity)
    case .blendMode(let mode): component.blendMode(mode)
    case .shadow(let shadow):
      component.shadow(
        color: Engine.Color(shadow.color), radius: shadow.radius.points, x: shadow.x.points,
        y: shadow.y.points)
    }
  }
}

/// A style of the engine as a style of this module.
struct EngineBackedStyle: ShapeStyle {
  typealias Resolved = Never

  let style: any Engine.ShapeStyle

  func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    if let style = style as? CapturedStyle { return style.value(in: scope) }
    if let style = style as? EngineStyle { return style.style._makeStyle(in: scope) }
    if scope.level > 0, let color = style as? Engine.Color,
      let start = Self.labels.firstIndex(of: color)
    {
      let level = min(start + scope.level, Self.labels.count - 1)
      return _ShapeStyleValue(Self.labels[level].resolveStyle(in: scope.environment.base))
    }
    return _ShapeStyleValue(style.resolveStyle(in: scope.environment.base))
      .multiplyingOpacity(by: scope.levelOpacity)
  }

  /// The colors of labels by their level; the last one is used from there on.
  private static let labels: [Engine.Color] = [.primary, .secondary, .tertiary, .quaternary]
}

extension Engine.Color {
  /// Creates a color that is the same in every environment.
  init(_ color: ResolvedColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    name = color.name
  }
}
