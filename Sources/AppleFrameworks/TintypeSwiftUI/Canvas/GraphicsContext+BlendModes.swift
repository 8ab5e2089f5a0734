// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension GraphicsContext {
  /// A mode for blending colors with the content behind them.
  ///
  /// The modes `clear`, `copy`, `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop` also
  /// change the content behind transparent parts of the source: in the area of a filled or stroked
  /// path, in the frame of a text, an image or a symbol, and in the whole clip of a layer.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode from its number; an unknown number counts as normal.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private static let modes: [SwiftUI.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .plusLighter, .sourceAtop,
      .destinationOver, .destinationOut, .hue, .saturation, .color, .luminosity, .plusDarker,
    ]
    private static let operators: [PaintCommand.CompositeOperator] = [
      .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor,
    ]
    /// The number of the first operator.
    private static let firstOperator = 1000

    private init(_ mode: SwiftUI.BlendMode) {
      rawValue = Int32(Self.modes.firstIndex(of: mode) ?? 0)
    }

    private init(_ composite: PaintCommand.CompositeOperator) {
      rawValue = Int32(Self.firstOperator + (Self.operators.firstIndex(of: composite) ?? 0))
    }

    /// The operator of the engine; `nil` for modes that affect only the pixels of the source.
    var composite: PaintCommand.CompositeOperator? {
      let index = Int(rawValue) - Self.firstOperator
      return Self.operators.indices.contains(index) ? Self.operators[index] : nil
    }

    /// The mode of the engine.
    var engine: SwiftUI.BlendMode {
      Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal
    }

    /// The source in front of the backdrop.
    public static var normal: GraphicsContext.BlendMode { BlendMode(.normal) }
    /// The product of both.
    public static var multiply: GraphicsContext.BlendMode { BlendMode(.multiply) }
    /// The inverted product of the inverted colors.
    public static var screen: GraphicsContext.BlendMode { BlendMode(.screen) }
    /// Multiply for dark backdrop colors, screen for light ones.
    public static var overlay: GraphicsContext.BlendMode { BlendMode(.overlay) }
    /// The darker of both.
    public static var darken: GraphicsContext.BlendMode { BlendMode(.darken) }
    /// The lighter of both.
    public static var lighten: GraphicsContext.BlendMode { BlendMode(.lighten) }
    /// The backdrop, brightened by the source.
    public static var colorDodge: GraphicsContext.BlendMode { BlendMode(.colorDodge) }
    /// The backdrop, darkened by the source.
    public static var colorBurn: GraphicsContext.BlendMode { BlendMode(.colorBurn) }
    /// A weaker form of overlay.
    public static var softLight: GraphicsContext.BlendMode { BlendMode(.softLight) }
    /// Overlay with source and backdrop exchanged.
    public static var hardLight: GraphicsContext.BlendMode { BlendMode(.hardLight) }
    /// The absolute difference of both.
    public static var difference: GraphicsContext.BlendMode { BlendMode(.difference) }
    /// The absolute difference of both, with less contrast.
    public static var exclusion: GraphicsContext.BlendMode { BlendMode(.exclusion) }
    /// The sum, up to white.
    public static var plusLighter: GraphicsContext.BlendMode { BlendMode(.plusLighter) }
    /// The source, only where the backdrop is opaque.
    public static var sourceAtop: GraphicsContext.BlendMode { BlendMode(.sourceAtop) }
    /// The source behind the backdrop.
    public static var destinationOver: GraphicsContext.BlendMode { BlendMode(.destinationOver) }
    /// The backdrop, only where the source is transparent.
    public static var destinationOut: GraphicsContext.BlendMode { BlendMode(.destinationOut) }
    /// The hue of the source with the saturation and the luminosity of the backdrop.
    public static var hue: GraphicsContext.BlendMode { BlendMode(SwiftUI.BlendMode.hue) }
    /// The saturation of the source with the hue and the luminosity of the backdrop.
    public static var saturation: GraphicsContext.BlendMode {
      BlendMode(SwiftUI.BlendMode.saturation)
    }
    /// The hue and the saturation of the source with the luminosity of the backdrop.
    public static var color: GraphicsContext.BlendMode { BlendMode(SwiftUI.BlendMode.color) }
    /// The luminosity of the source with the hue and the saturation of the backdrop.
    public static var luminosity: GraphicsContext.BlendMode {
      BlendMode(SwiftUI.BlendMode.luminosity)
    }
    /// The sum of the inverted colors, inverted: down to black.
    public static var plusDarker: GraphicsContext.BlendMode {
      BlendMode(SwiftUI.BlendMode.plusDarker)
    }
    /// Nothing: the source is an eraser.
    public static var clear: GraphicsContext.BlendMode { BlendMode(.clear) }
    /// The source, also where it is transparent.
    public static var copy: GraphicsContext.BlendMode { BlendMode(.copy) }
    /// The source, where the backdrop is opaque.
    public static var sourceIn: GraphicsContext.BlendMode { BlendMode(.sourceIn) }
    /// The source, where the backdrop is transparent.
    public static var sourceOut: GraphicsContext.BlendMode { BlendMode(.sourceOut) }
    /// The backdrop, where the source is opaque.
    public static var destinationIn: GraphicsContext.BlendMode { BlendMode(.destinationIn) }
    /// The source behind the backdrop, where the source is opaque.
    public static var destinationAtop: GraphicsContext.BlendMode { BlendMode(.destinationAtop) }
    /// The source and the backdrop, each where the other is transparent.
    public static var xor: GraphicsContext.BlendMode { BlendMode(.xor) }
  }
}
