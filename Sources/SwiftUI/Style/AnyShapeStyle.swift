// SPDX-License-Identifier: MIT

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  private let style: any ShapeStyle

  /// Creates a style from another one.
  public init<S>(_ style: S) where S: ShapeStyle { self.style = style }

  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    style._makeStyle(in: scope)
  }
}
