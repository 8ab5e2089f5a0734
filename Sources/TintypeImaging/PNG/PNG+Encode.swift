// SPDX-License-Identifier: MIT

import CTintypePixels

extension PNG {
  /// Encodes a bitmap: chunks `IHDR`, `sRGB`, `pHYs`, `PLTE` and `tRNS` where there is a palette, one
  /// `IDAT`, `IEND`.
  ///
  /// Up to 256 colours become a palette, or grey if all of them are opaque greys, with 1, 2, 4 or 8
  /// bits a pixel; more colours become 8-bit RGB if they are opaque, else RGBA. Nothing is interlaced.
  ///
  /// Scanlines are not filtered, but for those of RGB that repeat the one above, which makes pictures
  /// of interfaces smallest and fastest to decode. Where bands of the picture come out smaller so, as
  /// of gradients and photographs, each row has the filter that leaves the least. The same bitmap gives the same bytes on every machine with the same
  /// version of libdeflate, which compresses them.
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
    let layout = PNGLayout(of: bitmap)
    var writer = PNGWriter()
    try writer.append("IHDR", layout.header(width: bitmap.width, height: bitmap.height))
    try writer.append("sRGB", [0])  // The rendering intent “perceptual”.
    try writer.append("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    try layout.appendPalette(to: &writer)
    try writer.append("IDAT", layout.compressed(bitmap))
    try writer.append("IEND", [])
    return try PNGFile(writer.bytes)
  }

  static func pixelsPerMetre(scale: Double) throws(ImagingError) -> UInt32 {
    let inch = 0.0254
    let density = (72 * scale / inch).rounded()
    guard density >= 1, density <= Double(Int32.max) else { throw .invalidScale(scale) }
    return UInt32(density)
  }
}
