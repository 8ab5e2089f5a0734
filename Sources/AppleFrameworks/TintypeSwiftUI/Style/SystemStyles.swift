// SPDX-License-Identifier: MIT

import TintypeComponents

/// A style with a system color for each level.
protocol SystemStyle: ShapeStyle where Resolved == Never {
  /// The colors from the primary level on; the last one is used for all further levels.
  static var colors: [Engine.Color] { get }
}

extension SystemStyle {
  func systemColor(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
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

// Variants: separators; SeparatorShapeStyle; separator
//   -> placeholders of text fields; PlaceholderTextShapeStyle; placeholderText
//   | the background of windows; WindowBackgroundShapeStyle; systemBackground
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

// Variants: backgrounds; BackgroundStyle; background -> fills of shapes; FillShapeStyle; fill
//   | separators; SeparatorShapeStyle; separator
//   | placeholders of text fields; PlaceholderTextShapeStyle; placeholder
//   | links; LinkShapeStyle; link
//   | the background of windows; WindowBackgroundShapeStyle; windowBackground
//   | selected content; SelectionShapeStyle; selection
extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
