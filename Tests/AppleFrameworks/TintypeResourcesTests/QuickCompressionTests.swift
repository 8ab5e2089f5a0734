// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging
import TintypeResources
import TintypeTestSupport

@Suite("Quick compression", .requires(.quickCompression))
struct QuickCompressionTests {
  @Test("Bytes of all kinds are the same after decompression", arguments: 0..<40)
  func roundTrip(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = seed == 0 ? 0 : generator.below(300_000)
    // From a single value, which compresses best, to all values.
    let values = 1 + generator.below(seed.isMultiple(of: 2) ? 256 : 3)
    let bytes = (0..<count).map { _ in UInt8(generator.below(values)) }
    let stream = try #require(QuickCompression.zlib(bytes))
    #expect(try Zlib.decompress(stream, limit: count) == bytes)
  }

  @Test("An image has the same pixels as with the usual compression")
  func image() throws {
    let pixels = (0..<300 * 200).map { UInt32(0xFF00_0000) | UInt32($0 % 251) }
    let bitmap = try Bitmap(width: 300, height: 200, pixels: pixels)
    let file = try PNG.encode(bitmap, scale: 3) { QuickCompression.zlib($0) ?? [] }
    #expect(try PNG.decode(file.bytes) == PNG.decode(PNG.encode(bitmap, scale: 3).bytes))
  }
}
