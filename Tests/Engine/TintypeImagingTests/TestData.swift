// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging

extension Bitmap {
  /// Returns a bitmap of random premultiplied pixels that are the same for the same seed.
  static func random(width: Int, height: Int, isOpaque: Bool, seed: UInt64) throws -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { _ in
      let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
      let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
      return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// A PNG file that is built from a list of chunks with lengths and checksums.
struct HandmadePNG {
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func append(_ type: String, _ data: [UInt8]) {
    bytes += Self.bigEndian(data.count) + Array(type.utf8) + data
    bytes += Self.bigEndian(Int(Self.crc(Array(type.utf8) + data)))
  }

  /// Returns the data of an `IHDR` chunk.
  static func header(
    _ width: Int, _ height: Int, depth: UInt8, colorType: UInt8, interlaced: Bool = false
  ) -> [UInt8] {
    bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0]
  }

  /// Returns a complete file; `scanlines` include their filter bytes and are not compressed.
  static func file(
    header: [UInt8], chunks: [(type: String, data: [UInt8])] = [], scanlines: [UInt8]
  ) -> [UInt8] {
    var file = HandmadePNG()
    file.append("IHDR", header)
    for chunk in chunks { file.append(chunk.type, chunk.data) }
    file.append("IDAT", Zlib.compress(scanlines))
    file.append("IEND", [])
    return file.bytes
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the CRC of the PNG specification, annex D, computed bit by bit.
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let shifted = crc >> 1
        crc = crc & 1 == 1 ? shifted ^ 0xEDB8_8320 : shifted
      }
    }
    return ~crc
  }
}
