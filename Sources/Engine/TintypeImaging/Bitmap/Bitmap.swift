// SPDX-License-Identifier: MIT

import CTintypePixels

/// An image in memory: rows of pixels in sRGB, 8 bits per channel.
///
/// A pixel is a number 0xAARRGGBB whose colors are premultiplied by its alpha, as in cairo's
/// ARGB32; in memory its bytes are B, G, R, A. Rows are packed, top to bottom. A pixel whose red,
/// green or blue exceeds its alpha is not a valid color. It causes no error, but does not survive
/// encoding.
public struct Bitmap: Sendable {
  /// The width in pixels, 1 to ``maximumSide``.
  public let width: Int
  /// The height in pixels, 1 to ``maximumSide``.
  public let height: Int
  /// All pixels, row by row, starting at the top left; `width × height` of them.
  public internal(set) var pixels: [UInt32]

  /// The maximum width and height in pixels, 32,767.
  ///
  /// Cairo's image surfaces have this limit: pixman stores coordinates as 16.16 fixed-point
  /// numbers.
  public static let maximumSide = 32_767

  /// The maximum number of pixels, 100 million: 400 megabytes of memory.
  ///
  /// This is ten times the size of the largest screenshots of long pages; more is a mistake or an
  /// attack.
  public static let maximumPixelCount = 100_000_000

  /// Creates a bitmap with a single value, transparent by default.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixel: The premultiplied value of every pixel, 0xAARRGGBB; 0 is transparent.
  /// - Throws: ``ImagingError/invalidSize(width:height:)`` or
  ///   ``ImagingError/tooLarge(width:height:)``.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) throws(ImagingError) {
    try Self.checkSize(width: width, height: height)
    (self.width, self.height) = (width, height)
    let count = width * height
    let pixels = Self.makePixels(count) { buffer in
      tintype_fill(buffer.baseAddress, count, pixel)
      return true
    }
    self.pixels = pixels ?? []
  }

  /// Creates a bitmap from the given pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixels: The premultiplied values, 0xAARRGGBB, row by row, starting at the top left.
  /// - Throws: ``ImagingError/invalidSize(width:height:)``,
  ///   ``ImagingError/tooLarge(width:height:)``, or
  ///   ``ImagingError/pixelCountMismatch(width:height:count:)``.
  public init(width: Int, height: Int, pixels: [UInt32]) throws(ImagingError) {
    try Self.checkSize(width: width, height: height)
    guard pixels.count == width * height else {
      throw .pixelCountMismatch(width: width, height: height, count: pixels.count)
    }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Checks that a bitmap may have the given size, without allocating memory.
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

extension Bitmap {
  /// The XXH3-128 of the packed rows, bytes B, G, R, A: references store it for comparisons.
  ///
  /// It does not include the size: a 2×1 and a 1×2 bitmap with the same pixels have the same
  /// digest.
  public var digest: Digest128 { withUnsafeBytes { Digest128.of($0) } }
}

extension Bitmap {
  /// Creates a bitmap of a single transparent pixel, as a placeholder for a missing image.
  package init() {
    width = 1
    height = 1
    pixels = [0]
  }
}

extension Bitmap: CustomStringConvertible, CustomReflectable {
  /// The size and the digest, as in “Bitmap 2×1, 99aa06d3014798d86001c324468d497f”.
  public var description: String { "Bitmap \(size), \(digest)" }

  /// The size and the digest, since test frameworks print mirrors and would print millions of
  /// pixels.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height, "digest": digest])
  }
}

extension Bitmap: Hashable {
  /// Returns a Boolean value that indicates whether two bitmaps have the same size and the same
  /// pixels.
  public static func == (first: Bitmap, second: Bitmap) -> Bool {
    // The standard library compares arrays element by element, which is slow in debug builds.
    guard first.size == second.size else { return false }
    return first.withUnsafeBytes { a in
      second.withUnsafeBytes { b in
        a.count == b.count && tintype_equal(a.baseAddress, b.baseAddress, a.count)
      }
    }
  }

  /// Hashes the size and the digest of the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(digest)
  }
}

extension Bitmap {
  /// The size in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The premultiplied pixel in column `x` and row `y`, or `nil` outside of the bitmap.
  ///
  /// It is intended for single pixels. A loop over all of them is slow in debug builds.
  public subscript(x: Int, y: Int) -> UInt32? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return pixels[y * width + x]
  }

  /// Calls a function with the bytes of all rows: B, G, R, A for each pixel, no padding.
  ///
  /// - Parameter body: The function; the buffer is valid until it returns.
  /// - Returns: The function's return value.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try pixels.withUnsafeBytes(body)
  }

  /// Calls a function that may change the bytes of all rows: B, G, R, A, no padding.
  ///
  /// - Parameter body: The function; the buffer is valid until it returns.
  /// - Returns: The function's return value.
  public mutating func withUnsafeMutableBytes<R>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> R
  ) rethrows -> R {
    try pixels.withUnsafeMutableBytes(body)
  }

  /// Calls a function with all pixels and their number, for the kernels.
  func withPixels<R>(_ body: (UnsafePointer<UInt32>?, Int) -> R) -> R {
    pixels.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }

  /// Creates a bitmap from pixels whose number has been checked against its size.
  init(checkedWidth width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Creates pixels; returns `nil` if `fill` returns false.
  ///
  /// The memory is not cleared first: `fill` writes `count` pixels or returns false. Large memory
  /// is requested in large pages, since its first access would take longer than decoding an image.
  ///
  /// - Parameters:
  ///   - count: The number of pixels.
  ///   - byteCapacity: The number of bytes that `fill` may write, if more than the pixels take.
  ///   - fill: Writes to the start of the memory.
  /// - Returns: The pixels.
  package static func makePixels(
    _ count: Int, byteCapacity: Int = 0,
    _ fill: (UnsafeMutableBufferPointer<UInt32>) -> Bool
  ) -> [UInt32]? {
    let largePage = 1 << 21
    // The bytes that an array and the allocator put before the elements. With them, whole pages are
    // requested, which the system can provide as large pages from the first byte on.
    let overhead = 64
    let size = max(count * 4, byteCapacity)
    let rounded =
      size < largePage
      ? size : (size + overhead + largePage - 1) / largePage * largePage - overhead
    let pixels = [UInt32](unsafeUninitializedCapacity: (rounded + 3) / 4) { buffer, initialized in
      tintype_use_large_pages(buffer.baseAddress, buffer.count * 4)
      if fill(buffer) { initialized = count }
    }
    return pixels.count == count ? pixels : nil
  }
}

/// An image whose colors are not premultiplied by alpha, as PNG stores them.
///
/// It is needed only by comparisons that distinguish the colors of transparent pixels.
package struct StraightBitmap: Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// All pixels, 0xAARRGGBB, row by row, starting at the top left.
  package let pixels: [UInt32]

  /// The image with premultiplied colors.
  var premultiplied: Bitmap {
    Bitmap(checkedWidth: width, height: height, pixels: PixelPair.premultiplied(pixels))
  }
}
