// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("zlib streams")
struct ZlibTests {
  @Test(
    "Compressed data can be decompressed without loss", arguments: [0, 1, 100, 10_000, 300_000])
  func roundTrip(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 1000) }
    #expect(try Zlib.decompress(Zlib.compress(bytes), limit: size) == bytes)
  }

  @Test("Decompression stops at the limit", arguments: [999_999, 1000, 1, 0, -1, .min])
  func limit(limit: Int) {
    let bomb = Zlib.compress([UInt8](repeating: 0, count: 1_000_000))
    #expect(throws: ImagingError.zlibStreamTooLarge(limit: limit)) {
      try Zlib.decompress(bomb, limit: limit)
    }
  }

  @Test("Decompression limits its memory by the input, whatever the limit")
  func hugeLimit() throws {
    let stream = Zlib.compress([UInt8](repeating: 0, count: 1_000_000))
    #expect(try Zlib.decompress(stream, limit: .max).count == 1_000_000)
  }

  @Test(
    "A damaged zlib stream is rejected",
    arguments: [[], [0], [0x78, 0x9C], [1, 2, 3, 4, 5, 6, 7, 8]])
  func damaged(bytes: [UInt8]) {
    #expect(throws: ImagingError.damagedZlibStream(byteCount: bytes.count)) {
      try Zlib.decompress(bytes, limit: 100)
    }
  }

  @Test("A zlib stream that is cut off or followed by more bytes is rejected")
  func wrongLength() {
    let stream = Zlib.compress(Array(0...255))
    for count in stream.indices {
      #expect(throws: ImagingError.damagedZlibStream(byteCount: count)) {
        try Zlib.decompress(Array(stream[..<count]), limit: 10_000)
      }
    }
    #expect(throws: ImagingError.damagedZlibStream(byteCount: stream.count + 1)) {
      try Zlib.decompress(stream + [0], limit: 10_000)
    }
  }
}
