// SPDX-License-Identifier: MIT

/// A color, gradient, material or other style that fills shapes and text.
///
/// A custom style returns another style in ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this style resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint of the style; the default is the paint of ``resolve(in:)``.
  ///
  /// Only styles of this module implement it.
  func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue
}

extension ShapeStyle {
  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    resolve(in: scope.environment)._makeStyle(in: scope)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Ends the process: the style has a paint of its own, and no other style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    // The result type has no values, and this module does not call it.
    preconditionFailure("\(Self.self) resolves to no other style. Use the style itself.")
  }

  // A type that conforms to the protocol without an implementation paints nothing.
  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(.color(Engine.Color.clear.resolve(in: scope.environment.base)))
  }
}

extension Never: ShapeStyle {}

/// The environment and hierarchical level for which a style is resolved.
public struct _ShapeStyleScope {
  /// The environment values where the style is used.
  var environment: EnvironmentValues
  /// The level of the hierarchy, 0 for primary.
  var level: Int

  init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }

  /// Returns the scope at a level below this one.
  func lowered(by levels: Int) -> _ShapeStyleScope {
    _ShapeStyleScope(environment, level: level + levels)
  }

  /// The opacity of a color at the level; the primary level is opaque.
  ///
  /// Source: the values of SwiftUI for colors other than those of labels.
  var levelOpacity: Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }
}
