// SPDX-License-Identifier: MIT

internal import CTintypeImageFilters
public import Foundation
public import TintypeUIKit

extension CIImage {
  /// The greatest number of pixels of an image; a larger result is empty.
  static var maximumCount: Int { 1 << 28 }

  /// Returns the image with other pixels in the same rectangle.
  func replacing(_ pixels: [UInt32]) -> CIImage {
    CIImage(
      pixels: pixels, left: left, bottom: bottom, width: width, height: height,
      isClamped: isClamped, isLinear: isLinear)
  }

  /// Returns the image after a change of a copy of its pixels.
  func changing(_ change: (_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) -> Void) -> CIImage
  {
    var copy = pixels
    copy.withUnsafeMutableBufferPointer { buffer in
      if let address = buffer.baseAddress { change(address, buffer.count) }
    }
    return replacing(copy)
  }

  /// Returns the image with the pixels that a kernel writes.
  func filtered(
    _ kernel: (_ source: tintype_source, _ result: UnsafeMutablePointer<UInt32>) -> Void
  ) -> CIImage {
    pixels.withUnsafeBufferPointer { source in
      changing { result, _ in
        let (width, height) = (Int32(clamping: width), Int32(clamping: height))
        kernel(tintype_source(pixels: source.baseAddress, width: width, height: height), result)
      }
    }
  }

  /// Returns the pixels in a rectangle that a transform maps to this image.
  func resampled(
    _ inverse: CGAffineTransform, left: Int, bottom: Int, width: Int, height: Int
  ) -> CIImage {
    guard width > 0, height > 0, width <= Self.maximumCount / height, !pixels.isEmpty else {
      return .empty()
    }
    // From rows of the result, from the top, to coordinates, and to rows of the image.
    let matrix =
      CGAffineTransform(1, 0, 0, -1, CGFloat(left), CGFloat(bottom + height))
      .concatenating(inverse)
      .concatenating(
        CGAffineTransform(1, 0, 0, -1, CGFloat(-self.left), CGFloat(self.bottom + self.height)))
    let values = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Double($0) }
    var result = [UInt32](repeating: 0, count: width * height)
    let isWhole = values[0...3] == [1, 0, 0, 1] && values[4...5].allSatisfy { $0.rounded() == $0 }
    pixels.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { result in
        guard let result = result.baseAddress else { return }
        tintype_filter_transform(
          tintype_source(
            pixels: source.baseAddress, width: Int32(clamping: self.width),
            height: Int32(clamping: self.height)),
          values, isLinear && !isWhole ? 1 : 0, isClamped ? 1 : 0, result, Int32(clamping: width),
          Int32(clamping: height))
      }
    }
    return CIImage(
      pixels: result, left: left, bottom: bottom, width: width, height: height, isLinear: isLinear)
  }

  /// Returns the pixels in a rectangle, transparent outside of the image.
  func sampled(in rect: CGRect) -> CIImage {
    guard let box = PixelBox(rect) else { return .empty() }
    return resampled(
      .identity, left: box.left, bottom: box.bottom, width: box.width, height: box.height)
  }

  /// Returns the part of the image in a rectangle, which is extended to whole pixels.
  public func cropped(to rect: CGRect) -> CIImage { sampled(in: rect.intersection(extent)) }

  /// Returns the image with repeated edges.
  public func clampedToExtent() -> CIImage {
    CIImage(
      pixels: pixels, left: left, bottom: bottom, width: width, height: height, isClamped: true,
      isLinear: isLinear)
  }

  /// Returns the transformed image, in the smallest rectangle of whole pixels; images of more than
  /// 268,435,456 pixels are empty.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, abs(determinant) > 1e-12, !pixels.isEmpty else { return .empty() }
    let frame = CGRect(x: left, y: bottom, width: width, height: height).applying(matrix)
    // A rounding error of a transform must not add a row of pixels.
    guard let box = PixelBox(frame.insetBy(dx: 1e-6, dy: 1e-6)) else { return .empty() }
    let result = resampled(
      matrix.inverted(), left: box.left, bottom: box.bottom, width: box.width, height: box.height)
    return isClamped ? result.clampedToExtent() : result
  }

  /// Returns the transformed image.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the image, whose scaled colors are those of the nearest pixel.
  public func samplingNearest() -> CIImage { sampling(isLinear: false) }

  /// Returns the image, whose scaled colors are interpolated.
  public func samplingLinear() -> CIImage { sampling(isLinear: true) }

  private func sampling(isLinear: Bool) -> CIImage {
    CIImage(
      pixels: pixels, left: left, bottom: bottom, width: width, height: height,
      isClamped: isClamped, isLinear: isLinear)
  }

  /// Returns the image in an orientation of Exif.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let matrix: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 0, 0)
      case .down: CGAffineTransform(-1, 0, 0, -1, 0, 0)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 0)
      case .leftMirrored: CGAffineTransform(0, -1, -1, 0, 0, 0)
      case .right: CGAffineTransform(0, -1, 1, 0, 0, 0)
      case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .left: CGAffineTransform(0, 1, -1, 0, 0, 0)
      }
    let turned = transformed(by: matrix)
    return turned.transformed(
      by: CGAffineTransform(translationX: -CGFloat(turned.left), y: -CGFloat(turned.bottom)))
  }

  /// Returns the image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    // An image without an end is limited to the rectangle of the other.
    let frame = isClamped ? dest.frame : dest.isClamped ? self.frame : extent.union(dest.extent)
    let (over, result) = (sampled(in: frame), dest.sampled(in: frame))
    return result.changing { pixels, count in
      if over.pixels.count == count { tintype_filter_over(pixels, over.pixels, count) }
    }
  }

  /// The rectangle of the pixels.
  var frame: CGRect { CGRect(x: left, y: bottom, width: width, height: height) }
}

/// A rectangle of whole pixels.
struct PixelBox {
  let left: Int
  let bottom: Int
  let width: Int
  let height: Int

  /// Creates the smallest box that contains a rectangle; `nil` if it is empty or over 16,384 pixels
  /// on a side, which is the greatest side of an image.
  init?(_ rect: CGRect) {
    guard rect.minX.magnitude < 1e9, rect.minY.magnitude < 1e9, rect.width.magnitude <= 16_384,
      rect.height.magnitude <= 16_384
    else { return nil }
    let whole = rect.integral
    guard whole.width > 0, whole.height > 0 else { return nil }
    (left, bottom) = (Int(whole.minX), Int(whole.minY))
    (width, height) = (Int(whole.width), Int(whole.height))
  }
}
