// SPDX-License-Identifier: MIT

import CTintypePixels

extension PNG {
  /// Decodes a PNG of any colour type, bit depth and interlacing.
  ///
  /// 16-bit samples are rounded to 8 bits. The samples are taken as sRGB and stay as they are stored:
  /// no gamma or profile is applied, ``PNGFile/colorSpace`` tells what the file says. Of an animated
  /// file this is the picture that viewers show which know no animation; see ``decodeFrames(_:)``.
  ///
  /// - Parameter file: The file.
  /// - Returns: The picture, premultiplied.
  /// - Throws: ``ImagingError/damagedPNG(chunk:damage:)`` or
  ///   ``ImagingError/undecodablePNG(reason:)``.
  public static func decode(_ file: PNGFile) throws(ImagingError) -> Bitmap {
    Bitmap(
      checkedWidth: file.width, height: file.height,
      pixels: try PNGDecoder(file, isStraight: false).pixels())
  }

  /// Decodes the bytes of a PNG file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture, premultiplied.
  /// - Throws: What ``PNGFile/init(_:)`` and ``decode(_:)-(PNGFile)`` throw.
  public static func decode(_ bytes: [UInt8]) throws(ImagingError) -> Bitmap {
    try decode(PNGFile(bytes))
  }

  /// Decodes a PNG without multiplying colours by their alpha: transparent pixels keep theirs.
  ///
  /// - Parameter file: The file.
  /// - Returns: The picture, straight.
  /// - Throws: What ``decode(_:)-(PNGFile)`` throws.
  package static func decodeStraight(_ file: PNGFile) throws(ImagingError) -> StraightBitmap {
    StraightBitmap(
      width: file.width, height: file.height,
      pixels: try PNGDecoder(file, isStraight: true).pixels())
  }
}
