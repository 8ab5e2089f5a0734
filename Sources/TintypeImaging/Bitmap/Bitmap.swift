// SPDX-License-Identifier: MIT

import CTintypePixels

/// A picture in memory: rows of pixels in sRGB, 8 bits a channel.
///
/// A pixel is a number 0xAARRGGBB whose colours are premultiplied by its alpha, as in cairo's
/// ARGB32; in memory its bytes are B, G, R, A. Rows are packed, the top one first. A pixel whose
/// red, green or blue exceeds its alpha stands for no colour; nothing fails on it, but it does not
/// survive encoding.
public struct Bitmap: Sendable {
  /// The width in pixels, 1 to ``maximumSide``.
  public let width: Int
  /// The height in pixels, 1 to ``maximumSide``.
  public let height: Int
  /// All pixels, row by row, the top left one first; `width × height` of them.
  public internal(set) var pixels: [UInt32]

  /// The largest width and the largest height in pixels, 32,767.
  ///
  /// Cairo's image surfaces have this limit: pixman keeps coordinates as 16.16 fixed-point numbers.
  public static let maximumSide = 32_767

  /// The largest number of pixels, 100 million: 400 megabytes of memory.
  ///
  /// Ten times the largest screenshots of long pages; more is a mistake or an attack.
  public static let maximumPixelCount = 100_000_000

  /// Creates a bitmap of one value, transparent by default.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixel: The premultiplied value of every pixel, 0xAARRGGBB; 0 is transparent.
  /// - Throws: ``ImagingError/invalidSize(width:height:)`` or
  ///   ``ImagingError/tooLarge(width:height:)``.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) throws(ImagingError) {
    try Self.checkSize(width: width, height: height)
    self.width = width
    self.height = height
    let count = width * height
    let pixels = Self.makePixels(count) { buffer in
      pk_fill(buffer.baseAddress, count, pixel)
      return true
    }
    self.pixels = pixels ?? []
  }

  /// Creates a bitmap of the given pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixels: The premultiplied values, 0xAARRGGBB, row by row, the top left one first.
  /// - Throws: ``ImagingError/invalidSize(width:height:)``,
  ///   ``ImagingError/tooLarge(width:height:)``, or
  ///   ``ImagingError/pixelCountMismatch(width:height:count:)``.
  public init(width: Int, height: Int, pixels: [UInt32]) throws(ImagingError) {
    try Self.checkSize(width: width, height: height)
    guard pixels.count == width * height else {
      throw .pixelCountMismatch(width: width, height: height, count: pixels.count)
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Throws unless a bitmap may have this size; nothing is allocated.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Throws: ``ImagingError/invalidSize(width:height:)`` for a side below 1,
  ///   ``ImagingError/tooLarge(width:height:)`` for a side over ``maximumSide`` or an area over
  ///   ``maximumPixelCount``.
  public static func checkSize(width: Int, height: Int) throws(ImagingError) {
    guard width >= 1, height >= 1 else { throw .invalidSize(width: width, height: height) }
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard
      width <= maximumSide, height <= maximumSide, !overflows, area <= maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
  }
}
