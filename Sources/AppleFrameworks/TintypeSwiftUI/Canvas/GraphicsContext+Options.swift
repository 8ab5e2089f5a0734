// SPDX-License-Identifier: MIT

extension GraphicsContext {
  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The clip shows what is outside of it.
    public static var inverse: GraphicsContext.ClipOptions { Self(rawValue: 1) }
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The filter works in a linear color space, which Tintype cannot paint: the option has no effect, with a warning.
    public static var linearColor: GraphicsContext.FilterOptions { Self(rawValue: 1) }
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The result is opaque; Tintype keeps the transparency.
    public static var opaque: GraphicsContext.BlurOptions { Self(rawValue: 1) }
    /// The result is dithered, which has no effect.
    public static var dithersResult: GraphicsContext.BlurOptions { Self(rawValue: 2) }
  }

  /// Options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient repeats beyond its ends.
    public static var `repeat`: GraphicsContext.GradientOptions { Self(rawValue: 1) }
    /// The gradient repeats beyond its ends, forth and back.
    public static var mirror: GraphicsContext.GradientOptions { Self(rawValue: 2) }
    /// The colors are interpolated in a linear color space.
    public static var linearColor: GraphicsContext.GradientOptions { Self(rawValue: 4) }
  }
}

extension GraphicsContext {
  /// Options of the shadow of a filter.
  @frozen
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow is in front of the content.
    public static var shadowAbove: GraphicsContext.ShadowOptions { Self(rawValue: 1) }
    /// The content is not painted.
    public static var shadowOnly: GraphicsContext.ShadowOptions { Self(rawValue: 2) }
    /// The shadow is that of the inverse of the content.
    public static var invertsAlpha: GraphicsContext.ShadowOptions { Self(rawValue: 4) }
    /// The content is not composited into a layer.
    public static var disablesGroup: GraphicsContext.ShadowOptions { Self(rawValue: 8) }
  }
}
