// SPDX-License-Identifier: MIT

import CTintypePixels

extension Bitmap {
  /// The size in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The premultiplied pixel in column `x` and row `y`, or `nil` outside of the bitmap.
  ///
  /// Meant for looking at single pixels. A loop over all of them is slow in debug builds.
  public subscript(x: Int, y: Int) -> UInt32? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return pixels[y * width + x]
  }

  /// Calls a function with the bytes of all rows: B, G, R, A for each pixel, no padding.
  ///
  /// - Parameter body: The function; the buffer is valid until it returns.
  /// - Returns: What the function returns.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try pixels.withUnsafeBytes(body)
  }

  /// Calls a function that may change the bytes of all rows: B, G, R, A, no padding.
  ///
  /// - Parameter body: The function; the buffer is valid until it returns.
  /// - Returns: What the function returns.
  public mutating func withUnsafeMutableBytes<R>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> R
  ) rethrows -> R {
    try pixels.withUnsafeMutableBytes(body)
  }

  /// Calls a function with all pixels and their number, for the kernels.
  func withPixels<R>(_ body: (UnsafePointer<UInt32>?, Int) -> R) -> R {
    pixels.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }

  /// Creates a bitmap of pixels whose number has been checked against its size.
  init(checkedWidth width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes pixels; `nil` if `fill` returns false.
  ///
  /// The memory is not cleared first: `fill` writes `count` pixels or returns false. Large memory is
  /// asked for in large pages, as its first touch would cost more than decoding a picture.
  ///
  /// - Parameters:
  ///   - count: The number of pixels.
  ///   - byteCapacity: How many bytes `fill` may write to, if more than the pixels take.
  ///   - fill: Writes to the start of the memory.
  /// - Returns: The pixels.
  package static func makePixels(
    _ count: Int, byteCapacity: Int = 0,
    _ fill: (UnsafeMutableBufferPointer<UInt32>) -> Bool
  ) -> [UInt32]? {
    let largePage = 1 << 21
    // What an array and the allocator put before it: with it, whole pages are asked for, which the
    // system can then give as large ones from the first byte on.
    let overhead = 64
    let size = max(count * 4, byteCapacity)
    let rounded =
      size < largePage
      ? size : (size + overhead + largePage - 1) / largePage * largePage - overhead
    let pixels = [UInt32](unsafeUninitializedCapacity: (rounded + 3) / 4) { buffer, initialized in
      pk_use_large_pages(buffer.baseAddress, buffer.count * 4)
      if fill(buffer) { initialized = count }
    }
    return pixels.count == count ? pixels : nil
  }
}
