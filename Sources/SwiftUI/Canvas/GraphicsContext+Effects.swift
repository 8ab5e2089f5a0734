// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension GraphicsContext {
  /// A mode for blending colors with the content behind them.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode from its number; an unknown number counts as normal.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private static let modes: [SwiftUI.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .plusLighter, .sourceAtop,
      .destinationOver, .destinationOut,
    ]

    private init(_ mode: SwiftUI.BlendMode) {
      rawValue = Int32(Self.modes.firstIndex(of: mode) ?? 0)
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
  }

  /// An effect on drawing.
  public struct Filter: Sendable {
    private let make: @Sendable (EnvironmentValues) -> PaintCommand.Effect

    /// Returns the effect in an environment.
    func effect(in environment: EnvironmentValues) -> PaintCommand.Effect { make(environment) }

    private static func color(_ effect: ColorEffect) -> GraphicsContext.Filter {
      Filter { _ in .colorMatrix(effect.matrix) }
    }

    private static func number(_ value: Double, or other: Double) -> Length {
      Length(value.isFinite ? value : other)
    }

    /// Returns a shadow.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - radius: The radius of the blur in points.
    ///   - x: The distance to the right in points.
    ///   - y: The distance downward in points.
    ///   - blendMode: The blend mode; only `normal` can be painted.
    ///   - options: The options, none of which can be painted.
    /// - Returns: The filter.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
      options: GraphicsContext.ShadowOptions = ShadowOptions()
    ) -> GraphicsContext.Filter {
      Filter {
        if blendMode != .normal || !options.isEmpty { ViewTree.reportCurrent(.shadowOptions) }
        return .shadow(
          PaintCommand.Shadow(
            color: color.engineColor(in: $0), radius: max(Double(radius), 0), x: Double(x),
            y: Double(y)))
      }
    }

    /// Returns a multiplication of the colors by a color.
    public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
      Filter { .colorMatrix(ColorEffect.multiply(color.engineColor(in: $0)).matrix) }
    }

    /// Returns a rotation of the hues.
    public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
      color(.hueRotation(degrees: number(angle.degrees, or: 0)))
    }

    /// Returns a change of the saturation; 1 changes nothing.
    public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
      color(.saturation(number(amount, or: 1)))
    }

    /// Returns an amount that is added to the colors, from -1 to 1.
    public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
      color(.brightness(number(amount, or: 0)))
    }

    /// Returns a change of the contrast; 1 changes nothing.
    public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
      color(.contrast(number(amount, or: 1)))
    }

    /// Returns a share of the color that is removed, from 0 to 1.
    public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
      color(.grayscale(number(amount, or: 0)))
    }

    /// Returns an inversion of a share of the colors, from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
      // The contrast from 1, which changes nothing, to -1, which inverts.
      color(.contrast(number(1 - 2 * amount, or: -1)))
    }

    /// Black whose opacity is the luminance of the colors.
    public static var luminanceToAlpha: GraphicsContext.Filter { color(.luminanceToAlpha) }

    /// Returns a blur of a radius in points.
    public static func blur(
      radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
    ) -> GraphicsContext.Filter {
      Filter { _ in .blur(radius: radius.isFinite ? max(Double(radius), 0) : 0) }
    }
  }
}
