// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("PNG decoding")
struct PNGDecodingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let header: [UInt8]
    var chunks: [(type: String, data: [UInt8])] = []
    let scanlines: [UInt8]
    let pixels: [UInt32]
  }

  static let samples: [Sample] = [
    Sample(
      testDescription: "gray, 1 bit",
      header: HandmadePNG.header(3, 1, depth: 1, colorType: 0),
      scanlines: [0, 0b1010_0000], pixels: [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]),
    Sample(
      testDescription: "gray, 4 bits",
      header: HandmadePNG.header(2, 1, depth: 4, colorType: 0),
      scanlines: [0, 0x1F], pixels: [0xFF11_1111, 0xFFFF_FFFF]),
    Sample(
      testDescription: "gray, 8 bits, one value transparent",
      header: HandmadePNG.header(2, 1, depth: 8, colorType: 0),
      chunks: [("tRNS", [0, 0x30])],
      scanlines: [0, 0x30, 0x31], pixels: [0, 0xFF31_3131]),
    Sample(
      testDescription: "gray, 16 bits, rounded, not truncated",
      header: HandmadePNG.header(3, 1, depth: 16, colorType: 0),
      scanlines: [0, 0x00, 0xFF, 0x80, 0x80, 0xFF, 0xFF],
      pixels: [0xFF01_0101, 0xFF80_8080, 0xFFFF_FFFF]),
    Sample(
      testDescription: "gray with alpha, 8 bits",
      header: HandmadePNG.header(2, 1, depth: 8, colorType: 4),
      scanlines: [0, 0xFF, 0x80, 0xFF, 0x00], pixels: [0x8080_8080, 0]),
    Sample(
      testDescription: "RGB, 8 bits",
      header: HandmadePNG.header(1, 2, depth: 8, colorType: 2),
      scanlines: [0, 1, 2, 3, 0, 4, 5, 6], pixels: [0xFF01_0203, 0xFF04_0506]),
    Sample(
      testDescription: "RGB, 8 bits, one color transparent",
      header: HandmadePNG.header(2, 1, depth: 8, colorType: 2),
      chunks: [("tRNS", [0, 1, 0, 2, 0, 3])],
      scanlines: [0, 1, 2, 3, 1, 2, 4], pixels: [0, 0xFF01_0204]),
    Sample(
      testDescription: "RGB, 16 bits, one color transparent before rounding",
      header: HandmadePNG.header(2, 1, depth: 16, colorType: 2),
      chunks: [("tRNS", [1, 1, 2, 2, 3, 3])],
      scanlines: [0, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 4], pixels: [0, 0xFF01_0203]),
    Sample(
      testDescription: "RGBA, 8 bits",
      header: HandmadePNG.header(2, 1, depth: 8, colorType: 6),
      scanlines: [0, 0xFF, 0x80, 0x00, 0x40, 1, 2, 3, 0xFF], pixels: [0x4040_2000, 0xFF01_0203]),
    Sample(
      testDescription: "RGBA, 16 bits",
      header: HandmadePNG.header(1, 1, depth: 16, colorType: 6),
      scanlines: [0, 0xFF, 0xFF, 0x80, 0x80, 0, 0, 0x80, 0x80], pixels: [0x8080_4000]),
    Sample(
      testDescription: "palette, 2 bits, with transparency",
      header: HandmadePNG.header(3, 1, depth: 2, colorType: 3),
      chunks: [("PLTE", [10, 20, 30, 255, 0, 0, 1, 2, 3]), ("tRNS", [255, 128])],
      scanlines: [0, 0b00_01_10_00], pixels: [0xFF0A_141E, 0x8080_0000, 0xFF01_0203]),
    Sample(
      testDescription: "palette, 8 bits",
      header: HandmadePNG.header(2, 1, depth: 8, colorType: 3),
      chunks: [("PLTE", [10, 20, 30, 40, 50, 60])],
      scanlines: [0, 1, 0], pixels: [0xFF28_323C, 0xFF0A_141E]),
  ]

  @Test("Every color type and bit depth can be decoded", arguments: samples)
  func everyColorTypeAndBitDepthCanBeDecoded(sample: Sample) throws {
    let bytes = HandmadePNG.file(
      header: sample.header, chunks: sample.chunks, scanlines: sample.scanlines)
    #expect(try PNG.decode(bytes).pixels == sample.pixels)
  }

  @Test("Every scanline filter is reversed", arguments: [0, 1, 2, 3, 4] as [UInt8])
  func filters(type: UInt8) throws {
    // The second row is 30 40, and the row above is 10 20.
    let filtered: [UInt8: [UInt8]] = [
      0: [30, 40], 1: [30, 10], 2: [20, 20], 3: [25, 15], 4: [20, 10],
    ]
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(2, 2, depth: 8, colorType: 0),
      scanlines: [0, 10, 20, type] + (filtered[type] ?? []))
    #expect(try PNG.decode(bytes).pixels.map { $0 & 0xFF } == [10, 20, 30, 40])
  }

  @Test("Interlaced files can be decoded", arguments: [(1, 1), (3, 2), (8, 8), (9, 7), (17, 19)])
  func interlaced(width: Int, height: Int) throws {
    func rgba(_ x: Int, _ y: Int) -> [UInt8] {
      [x * 11, y * 13, (x + y) * 7, 255 - x * 5].map { UInt8(truncatingIfNeeded: $0) }
    }
    // First column and row, and steps, of the seven passes (PNG specification, section 8.2).
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var interlaced: [UInt8] = []
    for (left, top, columnStep, rowStep) in passes where left < width {
      for y in stride(from: top, to: height, by: rowStep) {
        interlaced += [0]
        for x in stride(from: left, to: width, by: columnStep) { interlaced += rgba(x, y) }
      }
    }
    var plain: [UInt8] = []
    for y in 0..<height { plain += [0] + (0..<width).flatMap { rgba($0, y) } }

    let first = HandmadePNG.file(
      header: HandmadePNG.header(width, height, depth: 8, colorType: 6, interlaced: true),
      scanlines: interlaced)
    let second = HandmadePNG.file(
      header: HandmadePNG.header(width, height, depth: 8, colorType: 6), scanlines: plain)
    #expect(try PNG.decode(first) == PNG.decode(second))
  }

  @Test("Image data in several IDAT chunks can be decoded, including empty chunks")
  func severalDataChunks() throws {
    let data = Zlib.compress([0, 10, 20, 30])
    var file = HandmadePNG()
    file.append("IHDR", HandmadePNG.header(3, 1, depth: 8, colorType: 0))
    for byte in data {
      file.append("IDAT", [byte])
      file.append("IDAT", [])
    }
    file.append("IEND", [])
    #expect(try PNG.decode(file.bytes).pixels == [0xFF0A_0A0A, 0xFF14_1414, 0xFF1E_1E1E])
  }

  @Test("Samples are decoded as sRGB, whatever gamma or profile the file has")
  func samplesAreDecodedAsSRGBWhateverGammaOrProfileFile() throws {
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(1, 1, depth: 8, colorType: 0),
      chunks: [("gAMA", [0, 0, 0xB1, 0x8F]), ("iCCP", [1, 2, 3])], scanlines: [0, 77])
    #expect(try PNG.decode(bytes).pixels == [0xFF4D_4D4D])
  }
}
