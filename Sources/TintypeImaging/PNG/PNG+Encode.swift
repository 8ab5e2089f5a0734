// SPDX-License-Identifier: MIT

import PixelKernels

extension PNG {
  /// Encodes a bitmap: chunks `IHDR`, `sRGB`, `pHYs`, one `IDAT`, `IEND`.
  ///
  /// Opaque bitmaps become 8-bit RGB, others RGBA, not interlaced. No scanline is filtered:
  /// pictures of interfaces come out smaller that way, and decode faster. The same bitmap gives the
  /// same bytes with the same version of libdeflate.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - scale: Pixels a point. A point is 1/72 inch, so that scale 2 is recorded as 144 pixels an
  ///     inch, which `pHYs` holds as 5,669 a metre.
  /// - Returns: The file.
  /// - Throws: ``ImagingError/invalidScale(_:)`` unless the scale is finite and gives 1 to 2³¹ − 1
  ///   pixels a metre.
  public static func encode(_ bitmap: Bitmap, scale: Double = 1) throws(ImagingError) -> PNGFile {
    let density = try pixelsPerMetre(scale: scale)
    let isOpaque = bitmap.withPixels { pk_is_opaque($0, $1) }
    let colourType: PNGHeader.ColourType = isOpaque ? .rgb : .rgba

    var writer = PNGWriter()
    try writer.append(
      "IHDR",
      UInt32(bitmap.width).bigEndianBytes + UInt32(bitmap.height).bigEndianBytes
        + [8, colourType.rawValue, 0, 0, 0])
    try writer.append("sRGB", [0])  // The rendering intent “perceptual”.
    try writer.append("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    try writer.append("IDAT", Zlib.compress(scanlines(of: bitmap, colourType)))
    try writer.append("IEND", [])
    return try PNGFile(writer.bytes)
  }

  private static func pixelsPerMetre(scale: Double) throws(ImagingError) -> UInt32 {
    let inch = 0.0254
    let density = (72 * scale / inch).rounded()
    guard density >= 1, density <= Double(Int32.max) else { throw .invalidScale(scale) }
    return UInt32(density)
  }

  private static func scanlines(
    of bitmap: Bitmap, _ colourType: PNGHeader.ColourType
  ) -> [UInt8] {
    let size = bitmap.height * (1 + bitmap.width * colourType.channels)
    return [UInt8](unsafeUninitializedCapacity: size) { output, initializedCount in
      bitmap.withPixels { pixels, _ in
        pk_write_scanlines(
          pixels, bitmap.width, bitmap.height, colourType == .rgba, output.baseAddress)
      }
      initializedCount = size
    }
  }
}
