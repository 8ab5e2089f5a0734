// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension GraphicsContext {
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

    /// Returns a transform of the drawing.
    public static func projectionTransform(
      _ matrix: ProjectionTransform
    ) -> GraphicsContext.Filter {
      let projection = matrix.engine
      return Filter { _ in
        projection.isAffine ? .transform(projection.affine) : .projection(projection)
      }
    }

    /// Returns a linear transform of the colors.
    public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
      Filter { _ in .colorMatrix(matrix.engine) }
    }

    /// Returns a replacement of the pixels whose opacity is in a range, by a color.
    ///
    /// - Parameters:
    ///   - min: The least opacity, from 0 to 1.
    ///   - max: The greatest opacity, from 0 to 1.
    ///   - color: The color; other pixels become transparent.
    /// - Returns: The filter.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> GraphicsContext.Filter {
      Filter {
        .alphaThreshold(
          PaintCommand.AlphaThreshold(
            minimum: min, maximum: max, color: color.engineColor(in: $0)))
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
