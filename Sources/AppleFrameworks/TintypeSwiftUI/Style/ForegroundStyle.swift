// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// The foreground style in the current environment.
public struct ForegroundStyle: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    scope.environment.foregroundStyle._makeStyle(in: scope)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in the current environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A foreground style, whose references to the foreground style mean that of the outer environment.
struct CapturedStyle: Engine.ShapeStyle {
  /// The styles of the levels that are set, from the primary one.
  let styles: [any ShapeStyle]
  /// The foreground style of the outer environment.
  let outer: any Engine.ShapeStyle

  func resolveStyle(in environment: Engine.EnvironmentValues) -> ResolvedStyle {
    value(in: _ShapeStyleScope(EnvironmentValues(environment))).paint
  }

  /// Returns the paint and effects.
  ///
  /// A level that is not set is derived from the last one that is set.
  func value(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    var scope = scope
    scope.environment.base.foregroundStyle = outer
    let index = min(scope.level, styles.count - 1)
    scope.level -= index
    return styles[index]._makeStyle(in: scope)
  }
}

extension EnvironmentValues {
  /// The foreground style.
  var foregroundStyle: any ShapeStyle { EngineBackedStyle(style: base.foregroundStyle) }

  /// Sets the foreground style of up to three levels.
  mutating func setForegroundStyle(_ styles: [any ShapeStyle]) {
    base.foregroundStyle = CapturedStyle(styles: styles, outer: levelStyle)
  }

  /// The style to which levels such as `primary` are relative.
  ///
  /// A container, such as the header of a section, gives its content the secondary level of the
  /// primary style, so that `primary` is more prominent than the style of the content.
  var levelStyle: any Engine.ShapeStyle {
    let isContainers = base.explicitForegroundStyle == nil
    return isContainers && base.foregroundStyle as? Engine.Color == .secondary
      ? Engine.Color.primary : base.foregroundStyle
  }

  /// Sets the foreground style to the style of the outermost view.
  mutating func resetForegroundStyle() { base.contentForegroundStyle = Engine.Color.primary }
}

extension View {
  /// Sets the style of the foreground elements of the view.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    transformingEnvironment { $0.setForegroundStyle([style]) }
  }

  /// Sets the primary and secondary levels of the foreground style of the view.
  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    transformingEnvironment { $0.setForegroundStyle([primary, secondary]) }
  }

  /// Sets the primary, secondary and tertiary levels of the foreground style of the view.
  public nonisolated func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    transformingEnvironment { $0.setForegroundStyle([primary, secondary, tertiary]) }
  }

  /// Sets the color of the foreground elements of the view; `nil` restores the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment { values in
      if let color { values.setForegroundStyle([color]) } else { values.resetForegroundStyle() }
    }
  }
}
