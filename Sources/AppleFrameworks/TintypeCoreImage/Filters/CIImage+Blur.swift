// SPDX-License-Identifier: MIT

internal import CTintypeImageFilters
internal import CTintypePixels
internal import Foundation

extension CIImage {
  /// Returns a point in the rows of the pixels.
  func position(_ point: CGPoint) -> (x: Double, y: Double) {
    // A point far away is limited, so that kernels can count its distance in pixels.
    func limited(_ value: Double) -> Double { min(max(value, -1e9), 1e9) }
    return (
      limited(Double(point.x) - Double(left)), limited(Double(bottom + height) - Double(point.y))
    )
  }

  /// Returns the image with a Gaussian blur by three boxes, in a rectangle that is larger by three
  /// standard deviations on each side.
  func blurred(_ deviation: Double) -> CIImage {
    guard deviation > 0, !pixels.isEmpty else { return self }
    // SVG 1.1, section 15.17.
    let width = min(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5, 1024)
    let box = UInt32(width.rounded(.down))
    let margin = isClamped ? 0 : Int(min(deviation * 3, 2048).rounded(.up))
    let larger =
      isClamped
      ? self
      : sampled(in: frame.insetBy(dx: -CGFloat(margin), dy: -CGFloat(margin)))
    return larger.changing { pixels, _ in
      _ = tintype_blur(pixels, larger.width, larger.height, box, isClamped)
    }
  }

  /// Returns the image with the difference from its blurred copy.
  func sharpened(radius: Double, intensity: Double) -> CIImage {
    let copy = clampedToExtent().blurred(radius)
    return changing { pixels, count in
      if copy.pixels.count == count {
        tintype_filter_sharpen(pixels, copy.pixels, count, intensity)
      }
    }
  }
}
