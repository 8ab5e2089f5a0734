// SPDX-License-Identifier: MIT

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

  /// Creates a bitmap whose size has been checked; `nil` if `fill` returns false.
  ///
  /// The memory is not cleared first: `fill` writes every pixel or returns false.
  init?(
    checkedWidth width: Int, height: Int,
    fillingWith fill: (UnsafeMutablePointer<UInt32>, Int) -> Bool
  ) {
    let count = width * height
    pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let start = buffer.baseAddress, fill(start, count) else { return }
      initializedCount = count
    }
    self.width = width
    self.height = height
    if pixels.count != count { return nil }
  }
}
