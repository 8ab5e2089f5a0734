// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

extension Image {
  /// The interpolation of an image that is painted in another size.
  public enum Interpolation: Sendable {
    /// No interpolation.
    case none
    /// The fastest interpolation.
    case low
    /// A medium interpolation.
    case medium
    /// The best interpolation.
    case high

    /// The interpolation of the engine.
    var engine: ImageInterpolation {
      switch self {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    }
  }

  /// The mode in which an image is resized.
  public enum ResizingMode: Sendable {
    /// The image is tiled.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The source of an image's colors.
  public enum TemplateRenderingMode: Sendable {
    /// The foreground style, wherever the image is opaque.
    case template
    /// The image's own colors.
    case original
  }

  /// The size of symbols relative to text.
  public enum Scale: Hashable, Sendable {
    /// A small size.
    case small
    /// The standard size.
    case medium
    /// A large size.
    case large

    /// The scale of the engine.
    var engine: TintypeComponents.ImageScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }

    init(_ scale: TintypeComponents.ImageScale) {
      switch scale {
      case .small: self = .small
      case .medium: self = .medium
      case .large: self = .large
      }
    }
  }

  /// The orientation of the pixels of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The pixels as they are.
    case up
    /// Mirrored horizontally.
    case upMirrored
    /// Rotated by 180°.
    case down
    /// Mirrored vertically.
    case downMirrored
    /// Rotated counterclockwise.
    case left
    /// Mirrored horizontally and rotated counterclockwise.
    case leftMirrored
    /// Rotated clockwise.
    case right
    /// Mirrored horizontally and rotated clockwise.
    case rightMirrored
  }

  /// The range of luminance in which an image is painted.
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int

    /// The standard range.
    public static let standard = DynamicRange(number: 0)
    /// A limited high range.
    public static let constrainedHigh = DynamicRange(number: 1)
    /// The high range.
    public static let high = DynamicRange(number: 2)
  }
}

/// The attributes of an image.
struct ImageAttributes: Equatable, Sendable {
  /// The resizing of an image.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: Image.ResizingMode
  }

  var resizing: Resizing?
  var interpolation = Image.Interpolation.medium
  var renderingMode: Image.TemplateRenderingMode?
  var symbolRenderingMode: TintypeComponents.SymbolRenderingMode?
}
