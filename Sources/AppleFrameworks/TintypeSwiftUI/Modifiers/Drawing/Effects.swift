// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Adds a shadow behind the view.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - radius: The radius of the blur in points.
  ///   - x: The distance to the right in points.
  ///   - y: The distance downward in points.
  /// - Returns: The modified view.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified { content, scope in
      content.shadow(
        color: color.engine(in: scope.environment), radius: Double(radius), x: Double(x),
        y: Double(y))
    }
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - opaque: Whether the blur is opaque; Tintype keeps the transparency.
  /// - Returns: The modified view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified { $0.blur(radius: Double(radius)) }
  }

  /// Sets the opacity of the view, from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modified { $0.opacity(opacity) }
  }

  /// Sets the blend mode of the view with the content behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modified { $0.blendMode(blendMode) }
  }

  /// Composites the view into one layer, to which later effects apply.
  public nonisolated func compositingGroup() -> some View { modified { $0.compositingGroup() } }

  /// Composites the view into one image.
  ///
  /// - Parameters:
  ///   - opaque: Whether the image is opaque; Tintype keeps the transparency.
  ///   - colorMode: The color space of the image.
  /// - Returns: The modified view.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modified { $0.compositingGroup() }
  }

  /// Isolates the geometry of the view from that of its container, which affects animations only.
  public nonisolated func geometryGroup() -> some View { self }
}

/// The color space in which a view is composited.
public enum ColorRenderingMode: Sendable, Hashable {
  /// The sRGB color space, in which all views are composited.
  case nonLinear
  /// The sRGB color space with linear components.
  case linear
  /// The extended sRGB color space with linear components.
  case extendedLinear
}

// Adjustments of colors.
extension View {
  /// Adds an amount to the colors of the view, from -1 to 1.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modified { $0.brightness(amount) }
  }

  /// Changes the contrast of the view; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modified { $0.contrast(amount) }
  }

  /// Changes the saturation of the view; 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modified { $0.saturation(amount) }
  }

  /// Removes a share of the color of the view, from 0 to 1.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modified { $0.grayscale(amount) }
  }

  /// Rotates the hues of the view.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modified { $0.hueRotation(angle.engine) }
  }

  /// Inverts the colors of the view.
  public nonisolated func colorInvert() -> some View { modified { $0.colorInvert() } }

  /// Multiplies the colors of the view by a color.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modified { content, scope in content.colorMultiply(color.engine(in: scope.environment)) }
  }

  /// Replaces the colors of the view by black whose opacity is their luminance.
  public nonisolated func luminanceToAlpha() -> some View { modified { $0.luminanceToAlpha() } }
}
