// SPDX-License-Identifier: MIT

internal import CTintypeImageFiles
internal import CTintypePixels
internal import Synchronization
package import TintypeImaging
internal import TintypeScene

/// An image file, whose format is detected by its first bytes.
///
/// PNG is always supported. The libraries for JPEG, WebP, SVG and PDF are loaded when a file of the
/// format is read.
package struct ImageFile: Sendable {
  /// The content, by the way in which it is decoded.
  private enum Content {
    case png(PNGFile)
    case library(ImageLibrary)
  }

  private let bytes: [UInt8]
  private let content: Content
  private let libraries: ImageLibraries
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
  ///   - libraries: The file names of the libraries.
  /// - Throws: `ImageFileError` if the format or the size is not supported, or if the library of the
  ///   format is missing.
  package init(
    _ bytes: [UInt8], libraries: ImageLibraries = ImageLibraries()
  ) throws(ImageFileError) {
    self.bytes = bytes
    self.libraries = libraries
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
    guard let library = ImageLibrary(format) else { throw .unsupportedFormat(format) }
    if library == .librsvg { try SVGInspection.check(bytes) }
    content = .library(library)
    orientation = library == .turboJPEG ? ImageOrientation(jpeg: bytes) : .up
    (width, height) = try library.size(of: bytes, libraries)
    try Self.checkSize(width, height)
  }

  /// A Boolean value that indicates whether the image can be decoded in any scale.
  package var isVector: Bool {
    switch content {
    case .png, .library(.turboJPEG), .library(.webP): false
    case .library(.librsvg), .library(.poppler): true
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
    case .library(let library):
      let factor = isVector ? scale : 1
      let (width, height) = (max(1, width * factor), max(1, height * factor))
      try Self.checkSize(width, height)
      return try library.decoded(
        bytes, width: Int(width.rounded()), height: Int(height.rounded()), libraries)
    }
  }

  private static func checkSize(_ width: Double, _ height: Double) throws(ImageFileError) {
    // Vector images can be smaller than a point.
    guard width > 0, height > 0, max(width, height) <= Double(maximumSide),
      width * height <= Double(Bitmap.maximumPixelCount)
    else { throw .invalidSize(width: width, height: height) }
  }
}

extension ImageLibrary {
  /// Libraries that parse documents have global state, so one file at a time is read.
  private static let exclusion = Mutex(())

  /// Returns the size of a file in pixels or points.
  fileprivate func size(
    of bytes: [UInt8], _ libraries: ImageLibraries
  ) throws(ImageFileError) -> (Double, Double) {
    var (pixelWidth, pixelHeight) = (Int32(0), Int32(0))
    var (width, height) = (0.0, 0.0)
    let name = libraries[self]
    try check(bytes) { reason in
      switch self {
      case .turboJPEG:
        tintype_jpeg_size(name, bytes, bytes.count, &pixelWidth, &pixelHeight, reason)
      case .webP: tintype_webp_size(name, bytes, bytes.count, &pixelWidth, &pixelHeight, reason)
      case .librsvg: tintype_svg_size(name, bytes, bytes.count, &width, &height, reason)
      case .poppler: tintype_pdf_size(name, bytes, bytes.count, &width, &height, reason)
      }
    }
    if pixelWidth > 0 { (width, height) = (Double(pixelWidth), Double(pixelHeight)) }
    // A file whose header is incomplete.
    guard width > 0, height > 0 else { throw .undecodable(format, reason: "it has no size") }
    return (width, height)
  }

  /// Returns the pixels of a file.
  fileprivate func decoded(
    _ bytes: [UInt8], width: Int, height: Int, _ libraries: ImageLibraries
  ) throws(ImageFileError) -> Bitmap {
    let name = libraries[self]
    let (columns, rows) = (Int32(width), Int32(height))
    var pixels: [UInt32]?
    try check(bytes) { reason in
      var status = TINTYPE_FILE_INVALID
      pixels = Bitmap.makePixels(width * height) { buffer in
        let start = buffer.baseAddress
        switch self {
        case .turboJPEG:
          status = tintype_jpeg_pixels(name, bytes, bytes.count, columns, rows, start, reason)
        case .webP:
          status = tintype_webp_pixels(name, bytes, bytes.count, columns, rows, start, reason)
          if status == TINTYPE_FILE_OK { tintype_premultiply(start, width * height) }
        case .librsvg:
          status = tintype_svg_pixels(name, bytes, bytes.count, columns, rows, start, reason)
        case .poppler:
          status = tintype_pdf_pixels(name, bytes, bytes.count, columns, rows, start, reason)
        }
        return status == TINTYPE_FILE_OK
      }
      return status
    }
    do throws(ImagingError) {
      return try Bitmap(width: width, height: height, pixels: pixels ?? [])
    } catch { throw .png(error) }
  }

  /// Calls a function of the library, and throws the error that it returns.
  private func check(
    _ bytes: [UInt8], _ body: (UnsafeMutablePointer<CChar>?) -> tintype_file_status
  ) throws(ImageFileError) {
    var reason = [CChar](repeating: 0, count: Int(TINTYPE_REASON_SIZE))
    let status = Self.exclusion.withLock { _ in
      reason.withUnsafeMutableBufferPointer { body($0.baseAddress) }
    }
    let text = String(
      decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    switch status {
    case TINTYPE_FILE_OK: return
    case TINTYPE_FILE_LIBRARY_MISSING: throw .libraryMissing(self, reason: text)
    case TINTYPE_FILE_TRUNCATED: throw .truncated(format)
    default:
      throw isTruncated(bytes) ? .truncated(format) : .undecodable(format, reason: text)
    }
  }

  /// Returns a Boolean value that indicates whether a file is shorter than it declares.
  private func isTruncated(_ bytes: [UInt8]) -> Bool {
    guard self == .webP, bytes.count >= 8 else { return false }
    let size = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
    return bytes.count < size + 8
  }
}
