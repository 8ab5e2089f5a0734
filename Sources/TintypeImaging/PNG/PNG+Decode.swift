// SPDX-License-Identifier: MIT

import PixelKernels

extension PNG {
  /// Decodes a PNG of any colour type, bit depth and interlacing.
  ///
  /// 16-bit samples are rounded to 8 bits. Colour profiles and gamma are ignored: the samples are
  /// taken as sRGB.
  ///
  /// - Parameter file: The file.
  /// - Returns: The picture, premultiplied.
  /// - Throws: ``ImagingError/damagedPNG(chunk:damage:)`` or
  ///   ``ImagingError/undecodablePNG(reason:)``.
  public static func decode(_ file: PNGFile) throws(ImagingError) -> Bitmap {
    try checkDataSize(of: file)
    var message = [UInt8](repeating: 0, count: Int(PK_MESSAGE_SIZE))
    let bitmap = file.bytes.withUnsafeBytes { input in
      message.withUnsafeMutableBytes { message in
        Bitmap(checkedWidth: file.width, height: file.height) { pixels, _ in
          pk_png_decode(
            input.baseAddress, input.count, UInt32(file.width), UInt32(file.height), pixels,
            message.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
      }
    }
    guard let bitmap else {
      throw .undecodablePNG(reason: String(decoding: message.prefix { $0 != 0 }, as: UTF8.self))
    }
    return bitmap
  }

  /// Decodes the bytes of a PNG file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture, premultiplied.
  /// - Throws: What ``PNGFile/init(_:)`` and ``decode(_:)-(PNGFile)`` throw.
  public static func decode(_ bytes: [UInt8]) throws(ImagingError) -> Bitmap {
    try decode(PNGFile(bytes))
  }

  /// Refuses, before memory is taken, a file too small to hold what it declares.
  private static func checkDataSize(of file: PNGFile) throws(ImagingError) {
    let compressed = file.chunks.reduce(0) { $0 + ($1.type == "IDAT" ? $1.dataRange.count : 0) }
    let needed = file.header.minimumScanlineBytes / Zlib.maximumRatio
    if compressed < needed { throw .damagedPNG(chunk: "IDAT", damage: .tooLittleData) }
  }
}
