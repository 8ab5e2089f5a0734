// SPDX-License-Identifier: MIT

/// The colors of the layers of a symbol.
public enum SymbolRenderingMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// All layers have the foreground style.
  case monochrome
  /// The layers have the foreground style with the opacities of their levels.
  case hierarchical
  /// Each level has a style of its own: those of the palette, or the foreground style.
  case palette
  /// The layers have the symbol's own colors, or the foreground style.
  case multicolor
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue = SymbolRenderingMode.monochrome
}

private enum SymbolPaletteKey: EnvironmentKey {
  static let defaultValue: [any ShapeStyle] = []
}

extension EnvironmentValues {
  /// The rendering mode of symbols; monochrome by default.
  public var symbolRenderingMode: SymbolRenderingMode {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The styles of the levels in the palette mode, from the primary one; the last one is also that
  /// of the levels after it.
  public var symbolPalette: [any ShapeStyle] {
    get { self[SymbolPaletteKey.self] }
    set { self[SymbolPaletteKey.self] = newValue }
  }
}

extension Component {
  /// Sets the rendering mode of the symbols inside the component.
  ///
  /// - Parameters:
  ///   - mode: The rendering mode.
  ///   - palette: The styles of the levels in the palette mode, from the primary one.
  /// - Returns: The component with the mode.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode, palette: any ShapeStyle...
  ) -> some Component {
    environment(\.symbolRenderingMode, mode).environment(\.symbolPalette, palette)
  }
}

extension SymbolDrawing {
  /// Returns the drawing in a rendering mode: marks are cut out if the symbol has one color.
  ///
  /// - Parameters:
  ///   - mode: The rendering mode.
  ///   - value: The value that makes variable layers active, from 0 to 1; `nil` for all layers.
  /// - Returns: The drawing without variable layers.
  package func painted(_ mode: SymbolRenderingMode, value: Double? = nil) -> SymbolDrawing {
    var drawing = self
    let hasColors = mode != .monochrome && (mode != .multicolor || hasColors)
    for index in layers.indices {
      if layers[index].mode == .mark { drawing.layers[index].mode = hasColors ? .paint : .erase }
      // A part that is cut out of a translucent level is cut out completely.
      if mode == .hierarchical, drawing.layers[index].mode != .erase {
        drawing.layers[index].opacity *= Self.opacity(ofLevel: layers[index].level)
      }
      if let threshold = layers[index].threshold {
        // A value that is not a number is no value.
        if let value, value <= threshold, layers[index].mode != .erase {
          drawing.layers[index].opacity *= Self.inactiveOpacity
        }
        drawing.layers[index].threshold = nil
      }
    }
    return drawing
  }

  /// The opacity of an inactive variable layer.
  ///
  /// No published value was found; the opacity was chosen by appearance.
  private static let inactiveOpacity = 0.3

  /// Returns the styles of all layers; none if all layers have the foreground style.
  func styles(_ style: ResolvedStyle, in environment: EnvironmentValues) -> [ResolvedStyle] {
    switch environment.symbolRenderingMode {
    case .monochrome, .hierarchical: return []
    case .multicolor:
      guard hasColors else { return [] }
      return layers.map { layer in
        layer.color.map { .color($0.color.resolve(in: environment)) } ?? style
      }
    case .palette:
      let palette = environment.symbolPalette.map { $0.resolveStyle(in: environment) }
      guard let last = palette.last else { return [] }
      // The levels that a symbol has take the styles in order.
      let levels = Set(layers.map(\.level)).sorted()
      return layers.map { layer in
        let index = levels.firstIndex(of: layer.level) ?? layer.level
        return palette.indices.contains(index) ? palette[index] : last
      }
    }
  }

  private var hasColors: Bool { layers.contains { $0.color != nil } }

  /// The opacity of a level: that of the levels of a color in SwiftUI.
  ///
  /// Recordings of iOS have the circle of `circle.fill` at 63 of 255, and the square of `3.square` at
  /// 127.
  private static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case 0: 1
    case 1: 0.5
    default: 0.25
    }
  }
}

extension SymbolDrawing.SystemColor {
  /// The color.
  fileprivate var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    case .white: .white
    case .black: .black
    }
  }
}
