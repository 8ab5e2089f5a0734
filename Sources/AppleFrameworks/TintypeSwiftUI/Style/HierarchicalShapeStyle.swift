// SPDX-License-Identifier: MIT

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// The level, 0 for primary.
  let level: Int

  /// The first level of the current foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the current foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the current foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the current foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the current foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    EngineBackedStyle(style: scope.environment.levelStyle)
      ._makeStyle(in: scope.lowered(by: level))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style.
public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  let base: Base
  let level: Int

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    base._makeStyle(in: scope.lowered(by: level))
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
