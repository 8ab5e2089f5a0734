// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("PNG compression")
struct PNGCompressionTests {
  /// Returns an image with more than 256 colors, with flat and noisy boxes as in user interfaces.
  static func interface(width: Int, height: Int, isOpaque: Bool, seed: UInt64) throws -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let clear: UInt32 = isOpaque ? 0xFFFF_FFFF : 0
    var pixels = [UInt32](repeating: clear, count: width * height)
    for _ in 0..<12 {
      let (left, top) = (
        Int.random(in: 0..<width, using: &generator),
        Int.random(in: 0..<height, using: &generator)
      )
      let isNoise = Bool.random(using: &generator)
      let color = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      let right = min(width, left + Int.random(in: 1...max(2, width / 2), using: &generator))
      let bottom = min(height, top + Int.random(in: 1...max(2, height / 3), using: &generator))
      for y in top..<bottom {
        for x in left..<right {
          let noise = isNoise ? UInt32.random(in: 0...0x3F_FFFF, using: &generator) : 0
          pixels[y * width + x] = color ^ noise
        }
      }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Expects that both decoders agree; each checks the stream independently.
  static func expectRoundTrip(_ bitmap: Bitmap) throws {
    let decoder = PNGDecoder(try PNG.encode(bitmap), isStraight: false)
    #expect(decoder.plainPixels() == bitmap.pixels)
    #expect(try decoder.libraryPixels() == bitmap.pixels)
  }

  @Test("Images of boxes and noise are compressed without loss", arguments: 0..<24)
  func interfaces(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try Self.expectRoundTrip(
      Self.interface(
        width: .random(in: 20...400, using: &generator),
        height: .random(in: 20...300, using: &generator), isOpaque: seed % 3 > 0, seed: seed))
  }

  @Test("Noise, which cannot be compressed, is encoded without loss", arguments: [true, false])
  func noise(isOpaque: Bool) throws {
    try Self.expectRoundTrip(
      Bitmap.random(width: 200, height: 150, isOpaque: isOpaque, seed: 11))
  }

  @Test("Repeated rows are compressed to a small size")
  func repeats() throws {
    let noise = try Bitmap.random(width: 1000, height: 1, isOpaque: true, seed: 3).pixels
    let bitmap = try Bitmap(
      width: 1000, height: 500, pixels: (0..<500).flatMap { _ in noise })
    #expect(try PNG.encode(bitmap).bytes.count < 25_000)
    try Self.expectRoundTrip(bitmap)
  }
}
