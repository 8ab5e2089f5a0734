// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("PNG layouts")
struct PNGLayoutTests {
  /// Returns a bitmap that repeats the given pixels.
  static func bitmap(_ pixels: [UInt32], width: Int = 60, height: Int = 50) throws -> Bitmap {
    try Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { pixels[($0 + $0 / width) % pixels.count] })
  }

  static func grays(_ values: some Sequence<Int>) -> [UInt32] {
    values.map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
  }

  static func colors(_ count: Int) -> [UInt32] {
    (0..<count).map { 0xFF00_8000 | UInt32($0 % 256) << 16 | UInt32($0 / 256) }
  }

  static let samples: [(pixels: [UInt32], depth: UInt8, colorType: UInt8)] = [
    (grays([0]), 1, 0), (grays([0, 255]), 1, 0), (grays([0, 85, 255]), 2, 0),
    (grays((0...15).map { $0 * 17 }), 4, 0), (grays(0...255), 8, 0),
    // Few grays that need many bits fit into a palette with fewer bits.
    (grays([1, 2]), 1, 3), (grays([1, 2, 3, 4, 5]), 4, 3),
    (colors(1), 1, 3), (colors(2), 1, 3), (colors(3), 2, 3), (colors(5), 4, 3),
    (colors(16), 4, 3), (colors(17), 8, 3), (colors(256), 8, 3), (colors(257), 8, 2),
    ([0], 1, 3), ([0, 0xFF00_0000], 1, 3), ([0x8040_2010, 0xFFFF_FFFF, 0], 2, 3),
    (colors(255) + [0x8000_0000], 8, 3), (colors(256) + [0x8000_0000], 8, 6),
  ]

  @Test("The encoder uses the fewest bits for the colors without loss", arguments: samples)
  func layout(pixels: [UInt32], depth: UInt8, colorType: UInt8) throws {
    let bitmap = try Self.bitmap(pixels)
    let file = try PNG.encode(bitmap)
    #expect(
      file.data(of: "IHDR") == HandmadePNG.header(60, 50, depth: depth, colorType: colorType))
    #expect(try PNG.decode(file) == bitmap)
    #expect(PNGDecoder(file, isStraight: false).plainPixels() != nil)
  }

  @Test("Rows whose width does not fill whole bytes are encoded without loss", arguments: 1...17)
  func widths(width: Int) throws {
    for pixels in [
      Self.grays([0, 255]), Self.grays([0, 85, 170]), Self.colors(2), Self.colors(9),
    ] {
      let bitmap = try Self.bitmap(pixels, width: width, height: 40)
      #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    }
  }

  @Test("The palette does not depend on the order of the colors")
  func paletteOrder() throws {
    let colors: [UInt32] = [0xFF01_0203, 0x8000_0080, 0xFFFF_FFFF, 0]
    let first = try PNG.encode(Self.bitmap(colors))
    let second = try PNG.encode(Self.bitmap(colors.reversed()))
    #expect(first.data(of: "PLTE") == [0, 0, 0, 0, 0, 255, 1, 2, 3, 255, 255, 255])
    #expect(first.data(of: "tRNS") == [0, 128])
    #expect(second.data(of: "PLTE") == first.data(of: "PLTE"))
    #expect(second.data(of: "tRNS") == first.data(of: "tRNS"))
  }

  @Test("Scanlines of gradients are filtered, and scanlines of other images are not")
  func filters() throws {
    func filters(_ pixel: (Int, Int) -> Int) throws -> Set<UInt8> {
      let pixels = (0..<90_000).map { 0xFF00_0000 | UInt32(pixel($0 % 300, $0 / 300)) }
      let bitmap = try Bitmap(width: 300, height: 300, pixels: pixels)
      let file = try PNG.encode(bitmap)
      #expect(try PNG.decode(file) == bitmap)
      let rows = try Zlib.decompress(file.data(of: "IDAT") ?? [], limit: 1_000_000)
      return Set(stride(from: 0, to: rows.count, by: 901).map { rows[$0] })
    }
    #expect(
      try filters { x, y in (x * 200 / 300) << 16 | (y * 200 / 300) << 8 | x }.contains(0) == false)
    #expect(try filters { x, y in (x * x * 31 + y * y * 17 + x * y * 7) % 5_003 * 3_001 } == [0])
  }
}
