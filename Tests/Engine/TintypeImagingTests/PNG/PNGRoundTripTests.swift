// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("PNG encoding")
struct PNGRoundTripTests {
  static let sizes = [(1, 1), (1, 7), (7, 1), (2, 3), (17, 5), (64, 64), (301, 113)]

  @Test("An encoded bitmap can be decoded without loss", arguments: sizes, [true, false])
  func roundTrip(size: (width: Int, height: Int), isOpaque: Bool) throws {
    let bitmap = try Bitmap.random(
      width: size.width, height: size.height, isOpaque: isOpaque, seed: 42)
    let file = try PNG.encode(bitmap)
    #expect(file.width == size.width)
    #expect(file.height == size.height)
    let decoded = try PNG.decode(file)
    #expect(decoded == bitmap)
    #expect(decoded.digest == bitmap.digest)
  }

  @Test("Every premultiplied value is kept")
  func allPremultipliedValues() throws {
    // Row a has alpha a with every color up to a; the rest of the row is transparent.
    var pixels = [UInt32](repeating: 0, count: 256 * 256)
    for alpha in 0..<256 {
      for color in 0...alpha {
        let pixel = alpha << 24 | color << 16 | color << 8 | color
        pixels[alpha * 256 + color] = UInt32(pixel)
      }
    }
    let bitmap = try Bitmap(width: 256, height: 256, pixels: pixels)
    #expect(try PNG.decode(PNG.encode(bitmap)).pixels == pixels)
  }

  @Test("Colors above their alpha are clamped instead of wrapped")
  func colorsAboveTheirAlphaAreClampedInsteadOfWrapped() throws {
    let bitmap = try Bitmap(width: 2, height: 1, pixels: [0x40FF_4000, 0x00FF_FFFF])
    #expect(try PNG.decode(PNG.encode(bitmap)).pixels == [0x4040_4000, 0])
  }

  @Test("Encoding a bitmap is deterministic")
  func deterministic() throws {
    let first = try Bitmap.random(width: 50, height: 40, isOpaque: false, seed: 7)
    let second = try Bitmap.random(width: 50, height: 40, isOpaque: false, seed: 7)
    #expect(try PNG.encode(first).bytes == PNG.encode(second).bytes)
  }

  @Test("Chunks are written in order, and scanlines without a filter")
  func chunks() throws {
    let file = try PNG.encode(Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0xFF04_0506]))
    #expect(file.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(file.data(of: "sRGB") == [0])
    #expect(file.data(of: "pHYs") == [0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1])
    #expect(file.data(of: "IEND") == [])
    let compressed = try #require(file.data(of: "IDAT"))
    #expect(try Zlib.decompress(compressed, limit: 100) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test(
    "The scale is stored as pixels per meter",
    arguments: [(1, 2835), (2, 5669), (3, 8504), (0.5, 1417)])
  func scale(scale: Double, expected: Int) throws {
    let file = try PNG.encode(Bitmap(width: 1, height: 1), scale: scale)
    #expect(file.pixelsPerMeter == expected)
  }

  @Test(
    "A scale that a PNG file cannot store is rejected",
    arguments: [0, -1, .infinity, -.infinity, 1e-9, 1e9, .greatestFiniteMagnitude])
  func invalidScale(scale: Double) {
    #expect(throws: ImagingError.invalidScale(scale)) {
      try PNG.encode(Bitmap(width: 1, height: 1), scale: scale)
    }
    #expect(throws: ImagingError.self) {
      try PNG.encode(Bitmap(width: 1, height: 1), scale: .nan)
    }
  }
}
