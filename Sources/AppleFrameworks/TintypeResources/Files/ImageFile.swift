// SPDX-License-Identifier: MIT

package import TintypeImaging
internal import TintypeScene

/// An image file, whose format is detected by its first bytes.
///
/// PNG is always supported, and other formats by an ``ImageDecoder``.
package struct ImageFile: Sendable {
  /// The content, by the way in which it is decoded.
  private enum Content {
    case png(PNGFile)
    case other(ImageDecoder)
  }

  private let bytes: [UInt8]
  private let content: Content
  /// The stored width in pixels, or the width of a vector image in points.
  package let width: Double
  /// The stored height in pixels, or the height of a vector image in points.
  package let height: Double
  /// The orientation of the stored pixels; other than `up` only for JPEG.
  package let orientation: ImageOrientation

  /// The maximum number of pixels along a side.
  package static let maximumSide = ImageData.maximumSide

  /// Reads the format and the size of a file, without decoding it.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - decoders: The decoders of formats other than PNG.
  /// - Throws: `ImageFileError` if the format or the size is not supported, or if the library of the
  ///   format is missing.
  package init(
    _ bytes: [UInt8], decoders: [ImageDecoder] = ImageDecoder.all
  ) throws(ImageFileError) {
    self.bytes = bytes
    guard let format = FileFormat(bytes) else {
      guard bytes.starts(with: PNGFile.signature) else { throw .unknownFormat }
      do throws(ImagingError) {
        let file = try PNGFile(bytes)
        content = .png(file)
        (width, height, orientation) = (Double(file.width), Double(file.height), .up)
      } catch { throw .png(error) }
      try Self.checkSize(width, height)
      return
    }
    guard let decoder = decoders.first(where: { $0.format == format }) else {
      throw .unsupportedFormat(format)
    }
    try decoder.check(bytes)
    content = .other(decoder)
    orientation = decoder.orientation(bytes)
    (width, height) = try decoder.size(of: bytes)
    try Self.checkSize(width, height)
  }

  /// A Boolean value that indicates whether the image can be decoded in any scale.
  package var isVector: Bool {
    switch content {
    case .png: false
    case .other(let decoder): decoder.isVector
    }
  }

  /// Decodes the image in its stored orientation.
  ///
  /// - Parameter scale: The pixels per point of a vector image; ignored for others.
  /// - Returns: The image, premultiplied.
  /// - Throws: `ImageFileError` if the file is damaged or the image is too large.
  package func bitmap(scale: Double = 1) throws(ImageFileError) -> Bitmap {
    switch content {
    case .png(let file):
      do throws(ImagingError) { return try PNG.decode(file) } catch { throw .png(error) }
    case .other(let decoder):
      let factor = isVector ? scale : 1
      let (width, height) = (max(1, width * factor), max(1, height * factor))
      try Self.checkSize(width, height)
      return try decoder.bitmap(
        of: bytes, width: Int(width.rounded()), height: Int(height.rounded()))
    }
  }

  private static func checkSize(_ width: Double, _ height: Double) throws(ImageFileError) {
    // Vector images can be smaller than a point.
    guard width > 0, height > 0, max(width, height) <= Double(maximumSide),
      width * height <= Double(Bitmap.maximumPixelCount)
    else { throw .invalidSize(width: width, height: height) }
  }
}
