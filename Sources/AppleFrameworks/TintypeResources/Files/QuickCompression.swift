// SPDX-License-Identifier: MIT

internal import CTintypeImageFiles

/// Compression for files that are soon replaced, such as the images of a catalog.
package enum QuickCompression {
  /// The file name of ISA-L.
  package static let library = "libisal.so.2"

  /// Returns the zlib stream of bytes.
  ///
  /// ISA-L takes a seventh of the time of libdeflate's level 6, and writes half more. The stream can
  /// differ between processors, so it must not be recorded.
  ///
  /// - Returns: The stream, or `nil` without the library.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8]? {
    // Without a match, level 1 stores bytes in blocks, each with a few bytes more.
    let capacity = bytes.count + bytes.count / 16 + 1024
    let stream = [UInt8](unsafeUninitializedCapacity: capacity) { output, size in
      size =
        output.baseAddress.map {
          tintype_isal_compress(library, bytes, bytes.count, $0, capacity)
        } ?? 0
    }
    return stream.isEmpty ? nil : stream
  }
}
