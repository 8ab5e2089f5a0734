// SPDX-License-Identifier: MIT

@_exported public import Foundation
internal import CTintypeImageFilters
@_exported public import TintypeUIKit
internal import TintypeScene

// All stored properties are constants.
/// An image that filters change, in a coordinate system whose origin is at the bottom left.
///
/// Unlike on Apple's systems, the pixels are computed when the image is created, and colors are
/// those of sRGB.
open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels, premultiplied, in rows from the top.
  let pixels: [UInt32]
  /// The left side of the pixels.
  let left: Int
  /// The bottom side of the pixels.
  let bottom: Int
  let width: Int
  let height: Int
  /// A Boolean value that indicates whether the edges are repeated without an end.
  let isClamped: Bool
  /// A Boolean value that indicates whether the colors of a scaled image are interpolated.
  let isLinear: Bool

  init(
    pixels: [UInt32], left: Int, bottom: Int, width: Int, height: Int, isClamped: Bool = false,
    isLinear: Bool = true
  ) {
    // No pixels without a side, so that kernels receive no empty image.
    let isEmpty = width <= 0 || height <= 0 || pixels.count != width * height
    self.pixels = isEmpty ? [] : pixels
    (self.left, self.bottom) = (left, bottom)
    (self.width, self.height) = isEmpty ? (0, 0) : (width, height)
    (self.isClamped, self.isLinear) = (isClamped && !isEmpty, isLinear)
    super.init()
  }

  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage image: CGImage) {
    self.init(
      pixels: image.pixels.pixels, left: 0, bottom: 0, width: image.width, height: image.height)
  }

  /// Creates an image from one of UIKit, in the orientation of its stored pixels; `nil` for a symbol.
  public convenience init?(image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }

  /// Creates an image from the data of a file; `nil` if it is no image.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates an image from a file; `nil` if it is no image.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an image of one color without an end.
  public convenience init(color: CIColor) {
    self.init(
      pixels: [color.pixel], left: 0, bottom: 0, width: 1, height: 1, isClamped: true)
  }

  /// Returns an image without pixels.
  open class func empty() -> CIImage {
    CIImage(pixels: [], left: 0, bottom: 0, width: 0, height: 0)
  }

  /// The rectangle of the image; infinite if the edges are repeated.
  open var extent: CGRect {
    if isClamped { return .infinite }
    return width > 0 ? CGRect(x: left, y: bottom, width: width, height: height) : .null
  }

  /// The image as it was created: `nil`, because the pixels are kept instead.
  open var cgImage: CGImage? { nil }
}

extension CIColor {
  /// The color as a premultiplied pixel.
  var pixel: UInt32 {
    func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    let opacity = min(max(alpha, 0), 1)
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
      | byte(blue * opacity)
  }

  /// Creates components from a text such as `0.2 0.4 0.6 1`.
  public convenience init(string representation: String) {
    let values = representation.split(separator: " ").compactMap { Double($0) }
    func value(_ index: Int) -> Double { index < values.count ? values[index] : index == 3 ? 1 : 0 }
    self.init(red: value(0), green: value(1), blue: value(2), alpha: value(3))
  }
}
