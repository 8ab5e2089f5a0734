// SPDX-License-Identifier: MIT

import TintypeComponents

/// A style with a system color for each level.
private protocol SystemStyle: ShapeStyle where Resolved == Never {
  /// The colors from the primary level on; the last one is used for all further levels.
  static var colors: [Engine.Color] { get }
}

extension SystemStyle {
  fileprivate func systemColor(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    let colors = Self.colors
    let color = colors[min(scope.level, colors.count - 1)]
    return _ShapeStyleValue(.color(color.resolve(in: scope.environment.base)))
  }
}

/// The style of backgrounds: the style of ``SwiftUI/View/backgroundStyle(_:)``, or else the system
/// background.
public struct BackgroundStyle: SystemStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  static let colors: [Engine.Color] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
  ]

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    guard let style = scope.environment.backgroundStyle else { return systemColor(in: scope) }
    var scope = scope
    // Within its own style, the background is that of the system.
    scope.environment.backgroundStyle = nil
    return style._makeStyle(in: scope)
  }
}

/// The style of fills of shapes.
public struct FillShapeStyle: SystemStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  static let colors: [Engine.Color] = [
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ]

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue { systemColor(in: scope) }
}

/// The style of separators.
public struct SeparatorShapeStyle: SystemStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  static let colors: [Engine.Color] = [.separator]

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue { systemColor(in: scope) }
}

/// The style of placeholders of text fields.
public struct PlaceholderTextShapeStyle: SystemStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  static let colors: [Engine.Color] = [.placeholderText]

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue { systemColor(in: scope) }
}

/// The style of links.
public struct LinkShapeStyle: SystemStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  // Source: the values of `UIColor.link`.
  static let colors: [Engine.Color] = [
    Engine.Color(
      "link", light: Engine.Color(hex: 0x007AFF), dark: Engine.Color(hex: 0x0984FF))
  ]

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue { systemColor(in: scope) }
}

/// The style of the background of windows.
public struct WindowBackgroundShapeStyle: SystemStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  static let colors: [Engine.Color] = [.systemBackground]

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue { systemColor(in: scope) }
}

/// The style of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    TintShapeStyle()._makeStyle(in: scope)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of fills of shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders of text fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
