// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("PNG decoding with and without libpng")
struct PNGPathsTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let colorType: UInt8
    let depth: UInt8
    var palette: Int?
    var transparency: [UInt8]?

    var testDescription: String {
      "color type \(colorType), \(depth) bits, \(palette ?? 0) colors, "
        + "\(transparency?.count ?? 0) bytes of transparency"
    }

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

    func rowSize(_ width: Int) -> Int { (width * channels * Int(depth) + 7) / 8 }
  }

  static let kinds: [Kind] =
    [1, 2, 4, 8].flatMap { depth in
      [
        Kind(colorType: 0, depth: depth),
        Kind(colorType: 0, depth: depth, transparency: [0, 1]),
        Kind(colorType: 0, depth: depth, transparency: [0xFF, 0xFF]),
        Kind(colorType: 3, depth: depth, palette: 1 << depth),
        Kind(colorType: 3, depth: depth, palette: 2, transparency: [0, 128]),
        Kind(colorType: 3, depth: depth, palette: 1 << depth, transparency: [7]),
        Kind(colorType: 3, depth: depth, palette: 1),
      ]
    } + [
      Kind(colorType: 2, depth: 8),
      Kind(colorType: 2, depth: 8, transparency: [0, 0, 0, 1, 0, 1]),
      Kind(colorType: 2, depth: 8, transparency: [9, 1, 9, 0, 9, 1]),
      Kind(colorType: 2, depth: 8, palette: 5),
      Kind(colorType: 4, depth: 8),
      Kind(colorType: 6, depth: 8),
    ]

  /// Returns a file whose rows have random filters and few distinct values, so that transparent
  /// values occur.
  static func file(_ kind: Kind, _ width: Int, _ height: Int, seed: UInt64) throws -> PNGFile {
    var generator = SeededGenerator(seed: seed)
    var scanlines: [UInt8] = []
    for y in 0..<height {
      scanlines.append(y == 0 ? UInt8(seed % 5) : .random(in: 0...4, using: &generator))
      for _ in 0..<kind.rowSize(width) {
        let isFew = UInt8.random(in: 0...3, using: &generator) > 0
        scanlines.append(.random(in: isFew ? 0...1 : 0...255, using: &generator))
      }
    }
    var chunks: [(type: String, data: [UInt8])] = []
    if let palette = kind.palette {
      let entries = (0..<palette * 3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      chunks.append(("PLTE", entries))
    }
    if let transparency = kind.transparency { chunks.append(("tRNS", transparency)) }
    return try PNGFile(
      HandmadePNG.file(
        header: HandmadePNG.header(width, height, depth: kind.depth, colorType: kind.colorType),
        chunks: chunks, scanlines: scanlines))
  }

  @Test("The fast decoder returns the same pixels as libpng", arguments: kinds)
  func samePixels(kind: Kind) throws {
    for (seed, width) in ([1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 67, 130]).enumerated() {
      let file = try Self.file(kind, width, 9, seed: UInt64(seed))
      for isStraight in [false, true] {
        let decoder = PNGDecoder(file, isStraight: isStraight)
        let pixels = try #require(decoder.plainPixels())
        #expect(pixels == (try decoder.libraryPixels()), "width \(width), straight \(isStraight)")
      }
    }
  }

  @Test("Interlaced files, 16-bit files and unusual files are decoded by libpng")
  func others() throws {
    let wide = HandmadePNG.header(1, 1, depth: 16, colorType: 0)
    let interlaced = HandmadePNG.header(1, 1, depth: 8, colorType: 0, interlaced: true)
    let plain = HandmadePNG.header(1, 1, depth: 8, colorType: 0)
    let cases: [([UInt8], [UInt8])] = [
      (wide, [0, 1, 1]), (interlaced, [0, 1]), (plain, [0, 1, 9, 9]),
    ]
    for (header, scanlines) in cases {
      let file = try PNGFile(HandmadePNG.file(header: header, scanlines: scanlines))
      #expect(PNGDecoder(file, isStraight: false).plainPixels() == nil)
      #expect(try PNG.decode(file).pixels == [0xFF01_0101])
    }
  }

  @Test(
    "A transparency chunk of the wrong length is ignored",
    arguments: [
      (0, [1], [0, 0]), (2, [0, 0], [0, 0, 0, 0]), (3, [0, 0], [0, 0]),
      (6, [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 255]),
    ] as [(UInt8, [UInt8], [UInt8])])
  func oddTransparency(colorType: UInt8, transparency: [UInt8], row: [UInt8]) throws {
    let palette: [(type: String, data: [UInt8])] = colorType == 3 ? [("PLTE", [0, 0, 0])] : []
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(1, 1, depth: 8, colorType: colorType),
      chunks: palette + [("tRNS", transparency)], scanlines: row)
    #expect(try PNG.decode(bytes).pixels == [0xFF00_0000])
  }

  @Test("Unknown scanline filters are rejected", arguments: kinds, [5, 255] as [UInt8])
  func unknownFilter(kind: Kind, filter: UInt8) throws {
    let row = [UInt8](repeating: 0, count: kind.rowSize(3))
    let file = try PNGFile(
      HandmadePNG.file(
        header: HandmadePNG.header(3, 3, depth: kind.depth, colorType: kind.colorType),
        chunks: [("PLTE", [0, 0, 0])].filter { _ in kind.colorType == 3 },
        scanlines: [0] + row + [0] + row + [filter] + row))
    #expect(throws: ImagingError.self) { try PNG.decode(file) }
    #expect(throws: ImagingError.self) { try PNG.decodeStraight(file) }
  }

  @Test("Straight decoding keeps the colors of transparent pixels")
  func straight() throws {
    let rgba = try PNGFile(
      HandmadePNG.file(
        header: HandmadePNG.header(3, 1, depth: 8, colorType: 6),
        scanlines: [0, 9, 8, 7, 0, 255, 128, 0, 64, 1, 2, 3, 255]))
    #expect(try PNG.decodeStraight(rgba).pixels == [0x0009_0807, 0x40FF_8000, 0xFF01_0203])
    let palette = try PNGFile(
      HandmadePNG.file(
        header: HandmadePNG.header(2, 1, depth: 8, colorType: 3),
        chunks: [("PLTE", [9, 8, 7, 1, 2, 3]), ("tRNS", [0, 128])], scanlines: [0, 0, 1]))
    #expect(try PNG.decodeStraight(palette).pixels == [0x0009_0807, 0x8001_0203])
    let interlaced = try PNGFile(
      HandmadePNG.file(
        header: HandmadePNG.header(1, 1, depth: 8, colorType: 6, interlaced: true),
        scanlines: [0, 9, 8, 7, 0]))
    #expect(try PNG.decodeStraight(interlaced).pixels == [0x0009_0807])
  }
}
