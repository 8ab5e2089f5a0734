// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeScene
public import TintypeUIKit

/// The formats of pixels.
public struct CIFormat: Hashable, Sendable {
  private let name: String

  /// Red, green, blue and alpha in a byte each.
  public static let RGBA8 = CIFormat(name: "RGBA8")
  /// Blue, green, red and alpha in a byte each.
  public static let BGRA8 = CIFormat(name: "BGRA8")
  /// Alpha, red, green and blue in a byte each.
  public static let ARGB8 = CIFormat(name: "ARGB8")
}

/// An option of a context, which has no effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The software that paints.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The color space in which filters work.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The color space of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// The conversion of images with filters into other images.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context; options have no effect.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  /// Creates a context.
  public convenience override init() { self.init(options: nil) }

  /// Returns the pixels in a rectangle; `nil` if it is empty or over 16,384 pixels on a side.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let part = image.sampled(in: fromRect)
    return ImageData(pixelWidth: part.width, pixelHeight: part.height, pixels: part.pixels)
      .map { CGImage($0) }
  }

  /// Returns the pixels in a rectangle; the format and the color space have no effect.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Writes the pixels in a rectangle, in rows from the top; the color space has no effect.
  ///
  /// Nothing is written if a row is longer than `rowBytes`.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let part = image.sampled(in: bounds)
    guard rowBytes >= part.width * 4 else { return }
    // The shifts of the bytes in memory.
    let shifts: [UInt32] =
      switch format {
      case .BGRA8: [0, 8, 16, 24]
      case .ARGB8: [24, 16, 8, 0]
      default: [16, 8, 0, 24]
      }
    for (index, pixel) in part.pixels.enumerated() {
      let offset = index / part.width * rowBytes + index % part.width * 4
      for (byte, shift) in shifts.enumerated() {
        data.storeBytes(
          of: UInt8(truncatingIfNeeded: pixel >> shift), toByteOffset: offset + byte,
          as: UInt8.self)
      }
    }
  }
}

extension UIImage {
  /// Creates an image from one with filters at one pixel per point; an image without pixels if its
  /// rectangle is infinite.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image from one with filters; an image without pixels if its rectangle is infinite.
  public convenience init(
    ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// The image with filters that this one was created from: `nil`, because the pixels are kept
  /// instead.
  public var ciImage: CIImage? { nil }
}
