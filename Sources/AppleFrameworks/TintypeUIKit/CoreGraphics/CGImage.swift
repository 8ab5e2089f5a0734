// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation
package import TintypeImaging
package import TintypeScene

/// An image of pixels.
public final class CGImage: Hashable, Sendable {
  /// The pixels, at one pixel per point.
  package let pixels: ImageData

  /// Creates an image from the engine's representation; the scale is ignored.
  package init(_ pixels: ImageData) {
    self.pixels = pixels
  }

  /// Creates an image from a bitmap; the result is `nil` if a side is over
  /// `ImageData.maximumSide`.
  package convenience init?(_ bitmap: Bitmap) {
    let pixels = ImageData(
      pixelWidth: bitmap.width, pixelHeight: bitmap.height, pixels: bitmap.pixels)
    guard let pixels else { return nil }
    self.init(pixels)
  }

  /// The width in pixels.
  public var width: Int { pixels.reference.pixelWidth }
  /// The height in pixels.
  public var height: Int { pixels.reference.pixelHeight }
  /// The bits of each component, 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of each pixel, 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of each row.
  public var bytesPerRow: Int { width * 4 }
  /// The color space, sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(.sRGB) }

  /// A Boolean value that indicates whether the image is a mask: always `false`.
  public var isMask: Bool { false }
  /// A Boolean value that indicates whether the image is smooth if it is enlarged: always `true`.
  public var shouldInterpolate: Bool { true }
  /// The change of colors, that of the color space by default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The type of the file: always `nil`.
  public var utType: CFString? { nil }

  /// Returns a copy.
  public func copy() -> CGImage? { self }
  /// Returns a copy, because colors are those of sRGB.
  public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

  /// Returns the part of the image in a rectangle in pixels, which is extended to whole pixels; the
  /// result is `nil` if the rectangle is outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return nil
    }
    let part = rect.integral.intersection(bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, right) = (Int(part.minX), Int(part.maxX))
    var cropped: [UInt32] = []
    cropped.reserveCapacity((right - left) * Int(part.height))
    for row in Int(part.minY)..<Int(part.maxY) {
      cropped += pixels.pixels[row * width + left..<row * width + right]
    }
    return ImageData(
      pixelWidth: right - left, pixelHeight: Int(part.height), pixels: cropped
    ).map { CGImage($0) }
  }

  /// Returns a Boolean value that indicates whether both images have the same pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs.pixels.reference == rhs.pixels.reference
  }

  /// Hashes the digest of the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels.reference) }

  /// The bitmap, for the PNG encoder; `nil` if it is too large.
  package var bitmap: Bitmap? {
    try? Bitmap(width: width, height: height, pixels: pixels.pixels)
  }
}

/// The orientation of an image's stored pixels relative to its display.
@nonexhaustive(warn)
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The orientation of the display.
  case up = 1
  /// The mirror image.
  case upMirrored = 2
  /// A half turn.
  case down = 3
  /// The mirror image of a half turn.
  case downMirrored = 4
  /// The mirror image of a quarter turn to the left.
  case leftMirrored = 5
  /// A quarter turn to the right.
  case right = 6
  /// The mirror image of a quarter turn to the right.
  case rightMirrored = 7
  /// A quarter turn to the left.
  case left = 8
}
