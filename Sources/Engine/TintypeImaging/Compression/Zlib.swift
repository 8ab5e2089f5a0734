// SPDX-License-Identifier: MIT

import CTintypePixels

/// Compressed data in the zlib format (RFC 1950), as PNG chunks use it.
package enum Zlib {
  /// Compresses bytes, at libdeflate's level 6.
  ///
  /// The result is the same on every machine with the same version of libdeflate.
  ///
  /// - Parameter bytes: The bytes to compress; may be empty.
  /// - Returns: One zlib stream.
  package static func compress(_ bytes: [UInt8]) -> [UInt8] {
    compress(bytes, level: standardLevel)
  }

  /// Compresses bytes at one of libdeflate's levels, 1 to 12.
  static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    let bound = tintype_zlib_bound(bytes.count)
    return bytes.withUnsafeBytes { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, size in
        size = tintype_zlib_compress(
          level, input.baseAddress, input.count, output.baseAddress, bound)
      }
    }
  }

  /// Decompresses one zlib stream.
  ///
  /// - Parameters:
  ///   - bytes: The stream, with nothing before or after it.
  ///   - limit: The maximum decompressed size in bytes; values below 0 count as 0.
  /// - Returns: The decompressed bytes.
  /// - Throws: ``ImagingError/damagedZlibStream(byteCount:)``, or
  ///   ``ImagingError/zlibStreamTooLarge(limit:)`` if there is more than `limit`.
  package static func decompress(_ bytes: [UInt8], limit: Int) throws(ImagingError) -> [UInt8] {
    // A stream does not store its decompressed size, so the buffer grows until the data fit.
    // Regardless of the limit, no more memory is allocated than this input can fill.
    let (possible, overflows) = bytes.count.multipliedReportingOverflow(by: maximumRatio)
    let largest = min(max(limit, 0), overflows ? .max : possible)
    // Text is compressed to a tenth of its size.
    var capacity = min(largest, max(bytes.count, 1024) * 16)
    while true {
      switch expand(bytes, capacity: capacity) {
      case (TINTYPE_INFLATE_DONE, let output): return output
      case (TINTYPE_INFLATE_NO_SPACE, _) where capacity < largest:
        capacity = capacity > largest / 4 ? largest : capacity * 4
      case (TINTYPE_INFLATE_NO_SPACE, _) where largest == max(limit, 0):
        throw .zlibStreamTooLarge(limit: limit)
      default: throw .damagedZlibStream(byteCount: bytes.count)
      }
    }
  }

  /// The maximum compression ratio of DEFLATE: 258 bytes take at least 2 bits.
  static let maximumRatio = 1032

  /// The result is at most about a fifth larger than that of the slowest compressors on images of
  /// user interfaces, in a thousandth of their time.
  static let standardLevel: Int32 = 6

  /// The fastest level, whose result is about a third larger.
  static let quickLevel: Int32 = 1

  private static func expand(_ bytes: [UInt8], capacity: Int) -> (tintype_inflate_status, [UInt8]) {
    var status = TINTYPE_INFLATE_DAMAGED
    let output = bytes.withUnsafeBytes { input in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, size in
        status = tintype_zlib_decompress(
          input.baseAddress, input.count, output.baseAddress, capacity, &size)
      }
    }
    return (status, output)
  }
}
