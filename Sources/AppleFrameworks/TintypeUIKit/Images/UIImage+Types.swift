// SPDX-License-Identifier: MIT

extension UIImage {
  /// The orientation of an image's stored pixels relative to its display.
  @nonexhaustive(warn)
  public enum Orientation: Int, Sendable {
    /// The orientation of the display.
    case up = 0
    /// A half turn.
    case down = 1
    /// Pixels that are displayed after a quarter turn to the left.
    case left = 2
    /// Pixels that are displayed after a quarter turn to the right.
    case right = 3
    /// The mirror image.
    case upMirrored = 4
    /// The mirror image of a half turn.
    case downMirrored = 5
    /// The mirror image of a quarter turn to the left.
    case leftMirrored = 6
    /// The mirror image of a quarter turn to the right.
    case rightMirrored = 7
  }

  /// The source of an image's colors.
  @nonexhaustive(warn)
  public enum RenderingMode: Int, Sendable {
    /// The mode that the view chooses.
    case automatic = 0
    /// The image's own colors.
    case alwaysOriginal = 1
    /// The tint, wherever the image is opaque.
    case alwaysTemplate = 2
  }

  /// The mode of the area between an image's fixed edges when it is resized.
  @nonexhaustive(warn)
  public enum ResizingMode: Int, Sendable {
    /// The area is repeated.
    case tile = 0
    /// The area is stretched.
    case stretch = 1
  }

  /// The weight of a symbol.
  @nonexhaustive(warn)
  public enum SymbolWeight: Int, Sendable {
    /// No specified weight.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight = 1
    /// A weight between ultralight and light.
    case thin = 2
    /// A light weight.
    case light = 3
    /// The regular weight.
    case regular = 4
    /// A weight between regular and semibold.
    case medium = 5
    /// A weight between medium and bold.
    case semibold = 6
    /// A bold weight.
    case bold = 7
    /// A weight between bold and black.
    case heavy = 8
    /// The heaviest weight.
    case black = 9

    private static let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Returns the weight of fonts; regular if it is unspecified.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : Self.weights[rawValue - 1]
    }
  }

  /// The size of a symbol relative to its font.
  @nonexhaustive(warn)
  public enum SymbolScale: Int, Sendable {
    /// The default size, medium.
    case `default` = -1
    /// No specified size.
    case unspecified = 0
    /// A small size.
    case small = 1
    /// The standard size.
    case medium = 2
    /// A large size.
    case large = 3
  }
}

extension UIFont.Weight {
  /// Returns the weight of symbols that is closest.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: fontWeight.value / 100) ?? .regular
  }
}

/// Does nothing, because there is no library of photos.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object that is never called.
///   - completionSelector: Its method.
///   - contextInfo: A value for the method.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
