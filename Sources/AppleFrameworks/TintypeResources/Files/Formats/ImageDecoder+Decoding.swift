// SPDX-License-Identifier: MIT

internal import CTintypeImageFiles
internal import CTintypePixels
internal import Synchronization
internal import TintypeImaging

extension ImageDecoder {
  /// Libraries that parse documents have global state, so one file at a time is read.
  private static let exclusion = Mutex(())

  /// Returns the size of a file in pixels or points.
  func size(of bytes: [UInt8]) throws(ImageFileError) -> (Double, Double) {
    var (width, height) = (0.0, 0.0)
    try read(bytes) { reason in size(file, bytes, bytes.count, &width, &height, reason) }
    // A file whose header is incomplete.
    guard width > 0, height > 0 else { throw .undecodable(format, reason: "it has no size") }
    return (width, height)
  }

  /// Returns the pixels of a file.
  func bitmap(of bytes: [UInt8], width: Int, height: Int) throws(ImageFileError) -> Bitmap {
    let (columns, rows) = (Int32(width), Int32(height))
    var decoded: [UInt32]?
    try read(bytes) { reason in
      var status = TINTYPE_FILE_INVALID
      decoded = Bitmap.makePixels(width * height) { buffer in
        let start = buffer.baseAddress
        status = pixels(file, bytes, bytes.count, columns, rows, start, reason)
        guard status == TINTYPE_FILE_OK else { return false }
        if !isPremultiplied { tintype_premultiply(start, width * height) }
        return true
      }
      return status
    }
    do throws(ImagingError) {
      return try Bitmap(width: width, height: height, pixels: decoded ?? [])
    } catch { throw .png(error) }
  }

  /// Calls a function of the library, and throws the error that it returns.
  private func read(
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
}
