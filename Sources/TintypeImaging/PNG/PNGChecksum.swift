// SPDX-License-Identifier: MIT

import CTintypePixels

/// The checksums of chunks: CRC-32 (PNG specification, section 5.5).
enum PNGChecksum {
  /// The checksum of a chunk whose type and data fill a range of the bytes.
  static func of(_ bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    bytes.withUnsafeBytes { buffer in
      let part = UnsafeRawBufferPointer(rebasing: buffer[range.clamped(to: buffer.indices)])
      return pk_crc32(0, part.baseAddress, part.count)
    }
  }
}
