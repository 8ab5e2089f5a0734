// SPDX-License-Identifier: MIT

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  private let style: any ShapeStyle

  /// Creates a style from another one.
  public init<S>(_ style: S) where S: ShapeStyle { self.style = style }

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    style._makeStyle(in: scope)
  }
}
