// SPDX-License-Identifier: MIT

import Foundation

/// A style with a modified paint or an effect.
struct ModifiedStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let modify: @Sendable (inout _ShapeStyleValue, EnvironmentValues) -> Void

  func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    var value = base._makeStyle(in: scope)
    modify(&value, scope.environment)
    return value
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedStyle(base: self) { value, _ in value = value.multiplyingOpacity(by: opacity) }
  }

  /// Returns the style with a blend mode with the content behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedStyle(base: self) { value, _ in value.effects.append(.blendMode(mode)) }
  }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedStyle(base: self) { value, environment in
      if let shadow = style.content(in: environment) { value.effects.append(.shadow(shadow)) }
    }
  }

  /// Returns the style in a rectangle, in points from the top left corner of what it fills, instead
  /// of in the frame.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ModifiedStyle(base: self) { value, _ in value.paint = .placed(value.paint, rect.rect) }
  }

  /// Returns the style with the appearance of its materials in inactive windows.
  ///
  /// Windows of snapshots are active, so the appearance has no effect.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    self
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with its opacity multiplied by a number from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Returns the foreground style with a blend mode with the content behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
