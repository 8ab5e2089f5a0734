// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// The variants of symbols, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  /// The shape around a symbol.
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  private init() {}

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// No variant.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// With a slash.
  public static let slash = none.slash

  /// The variant in a circle.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// The variant in a square.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// The filled variant.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The variant with a slash.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Returns a Boolean value that indicates whether these variants contain all of others.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// Returns the name of a symbol with as many of the variants as the symbol set has.
  func name(of symbol: String, in environment: EnvironmentValues) -> String {
    guard self != .none else { return symbol }
    func name(_ slash: Bool, _ shape: Bool, _ fill: Bool) -> String? {
      var parts = symbol.split(separator: ".").map(String.init)
      var wanted: [String] = []
      if slash, isSlashed { wanted.append("slash") }
      if shape, let shape = self.shape { wanted.append(shape.rawValue) }
      let isFilled = parts.last == "fill" || (fill && isFilled)
      if parts.last == "fill" { parts.removeLast() }
      for part in wanted where !parts.dropFirst().contains(part) { parts.append(part) }
      if isFilled { parts.append("fill") }
      let name = parts.joined(separator: ".")
      return environment.base.symbolSet.contains(name) ? name : nil
    }
    return name(true, true, true) ?? name(true, true, false) ?? name(false, true, true)
      ?? name(true, false, true) ?? name(false, false, true) ?? symbol
  }
}

/// The colors of a symbol.
public struct SymbolRenderingMode: Sendable {
  /// The mode of the engine, by which images compare their attributes.
  let engine: TintypeComponents.SymbolRenderingMode

  /// One color.
  public static let monochrome = SymbolRenderingMode(engine: .monochrome)
  /// The symbol's own colors.
  public static let multicolor = SymbolRenderingMode(engine: .multicolor)
  /// One color with several opacities.
  public static let hierarchical = SymbolRenderingMode(engine: .hierarchical)
  /// The levels of the foreground style.
  public static let palette = SymbolRenderingMode(engine: .palette)
}

extension Component {
  /// Sets the rendering mode of a symbol, with the levels of the foreground style as a palette.
  func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, in environment: EnvironmentValues
  ) -> some Component {
    let style = environment.base.foregroundStyle as? CapturedStyle
    let hasLevels = style.map { $0.styles.count > 1 } ?? false
    let mode = mode?.engine ?? (hasLevels ? .palette : .monochrome)
    let palette: [any Engine.ShapeStyle] =
      mode == .palette ? (0..<3).map { LevelStyle(style: style, level: $0) } : []
    return self.environment(\.symbolRenderingMode, mode)
      .environment(\.symbolPalette, palette)
  }
}

/// A level of the foreground style.
private struct LevelStyle: Engine.ShapeStyle {
  let style: CapturedStyle?
  let level: Int

  func resolveStyle(in environment: Engine.EnvironmentValues) -> ResolvedStyle {
    let scope = _ShapeStyleScope(EnvironmentValues(environment)).lowered(by: level)
    guard let style else { return HierarchicalShapeStyle.primary._makeStyle(in: scope).paint }
    return style.value(in: scope).paint
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The variants of symbols; none by default.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The rendering mode of symbols; `nil`, the default, is a palette if the foreground style has
  /// several levels, and one color otherwise.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The size of symbols relative to text; medium by default.
  public var imageScale: Image.Scale {
    get { Image.Scale(base.imageScale) }
    set { base.imageScale = newValue.engine }
  }
}

extension View {
  /// Adds a variant to the symbols in the view.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }

  /// Sets the rendering mode of the symbols in the view; `nil` is a palette if the foreground style
  /// has several levels, and one color otherwise.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    transformingEnvironment { $0.symbolRenderingMode = mode }
  }

  /// Sets the size of the symbols in the view relative to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    transformingEnvironment { $0.imageScale = scale }
  }
}

extension SymbolVariants {
  /// Returns the variants with those of another value.
  fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
    changed { variants in
      variants.shape = other.shape ?? shape
      variants.isFilled = isFilled || other.isFilled
      variants.isSlashed = isSlashed || other.isSlashed
    }
  }
}
