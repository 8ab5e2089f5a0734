// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    let isDimmed = scope.environment.base.isTintDimmed
    if let style = scope.environment.tintStyle, !isDimmed { return style._makeStyle(in: scope) }
    return EngineBackedStyle(style: scope.environment.base.tint)._makeStyle(in: scope)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct TintStyleKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

extension EnvironmentValues {
  /// The color of the modifier `accentColor`; `nil` for the default.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// The tint, if it is not a color of the engine.
  var tintStyle: (any ShapeStyle)? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// Sets the tint; `nil` restores the default.
  mutating func setTint(_ color: Color?) {
    tintStyle = nil
    base.tint = color?.engine(in: self) ?? .accentColor
  }

  /// Sets the tint to a style; `nil` restores the default.
  ///
  /// Controls use the color of the style, or that of the first stop of a gradient.
  mutating func setTint(style: (any ShapeStyle)?) {
    if let color = style as? Color { return setTint(color) }
    guard let style else { return setTint(nil) }
    guard !(style is TintShapeStyle) else { return }
    if let color = style.value(in: self).paint.tint { base.tint = Engine.Color(color) }
    tintStyle = FixedStyle(style: style, environment: self)
  }
}

extension ResolvedStyle {
  /// The color of controls with the style; `nil` for images.
  fileprivate var tint: ResolvedColor? {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      gradient.stops.first?.color
    case .material(let material): material.tint
    case .mesh(let mesh): mesh.colors.first
    case .placed(let style, _): style.tint
    case .image: nil
    }
  }
}

extension View {
  /// Sets the tint of the view; `nil` restores the default.
  public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    transformingEnvironment { $0.setTint(style: tint) }
  }

  /// Sets the tint of the view; `nil` restores the default.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    transformingEnvironment { $0.setTint(tint) }
  }

  /// Sets the accent color and the tint of the view; `nil` restores the default.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    transformingEnvironment {
      $0.accentColor = accentColor
      $0.setTint(accentColor)
    }
  }
}
