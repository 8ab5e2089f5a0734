// SPDX-License-Identifier: MIT

// Tintype has none of SwiftUI's options, so that code with one does not compile.
extension GraphicsContext {
  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
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
