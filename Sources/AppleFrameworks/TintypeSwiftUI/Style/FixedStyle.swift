// SPDX-License-Identifier: MIT

/// A style whose references to other styles of the environment mean those of another environment.
///
/// Without it, a style of the environment that refers to itself would never end.
struct FixedStyle: ShapeStyle {
  typealias Resolved = Never

  private let style: any ShapeStyle
  private let foreground: any Engine.ShapeStyle
  private let tint: Engine.Color
  private let tintStyle: (any ShapeStyle)?
  private let background: AnyShapeStyle?

  init(style: any ShapeStyle, environment: EnvironmentValues) {
    self.style = style
    foreground = environment.base.foregroundStyle
    tint = environment.base.tint
    tintStyle = environment.tintStyle
    background = environment.backgroundStyle
  }

  func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    var scope = scope
    scope.environment.base.foregroundStyle = foreground
    scope.environment.base.tint = tint
    scope.environment.tintStyle = tintStyle
    scope.environment.backgroundStyle = background
    return style._makeStyle(in: scope)
  }
}
