// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("PNG color spaces")
struct PNGColorSpaceTests {
  typealias Chunk = (type: String, data: [UInt8])

  static func file(_ chunks: [Chunk], colorType: UInt8 = 0) throws -> PNGFile {
    let samples = [UInt8](repeating: 0, count: [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1)
    return try PNGFile(
      HandmadePNG.file(
        header: HandmadePNG.header(1, 1, depth: 8, colorType: colorType), chunks: chunks,
        scanlines: [0] + samples))
  }

  static func numbers(_ type: String, _ numbers: [Int]) -> Chunk {
    (type, numbers.flatMap(HandmadePNG.bigEndian))
  }

  static let standardPrimaries = numbers(
    "cHRM", [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000])
  static let otherPrimaries = numbers(
    "cHRM", [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000])
  static let profile: Chunk = ("iCCP", Array("Display P3".utf8) + [0, 0, 1, 2, 3])

  static let samples: [(chunks: [Chunk], space: PNGColorSpace, words: String, isSRGB: Bool)] = [
    ([], .unstated, "no color space", true),
    ([("sRGB", [0])], .sRGB, "sRGB", true),
    ([numbers("gAMA", [45_455])], .sRGB, "sRGB", true),
    ([numbers("gAMA", [45_455]), standardPrimaries], .sRGB, "sRGB", true),
    ([standardPrimaries], .sRGB, "sRGB", true),
    (
      [numbers("gAMA", [100_000])], .gamma(1, hasOtherPrimaries: false), "a gamma of 1.0", false
    ),
    (
      [numbers("gAMA", [45_455]), otherPrimaries], .gamma(0.45455, hasOtherPrimaries: true),
      "a gamma of 0.45455 and non-sRGB primaries", false
    ),
    (
      [otherPrimaries], .gamma(nil, hasOtherPrimaries: true),
      "non-sRGB primaries", false
    ),
    ([profile], .profile(name: "Display P3"), "an ICC profile “Display P3”", false),
    (
      [("iCCP", Array("sRGB IEC61966-2.1".utf8) + [0, 0, 1])],
      .profile(name: "sRGB IEC61966-2.1"), "an ICC profile “sRGB IEC61966-2.1”", true
    ),
    ([("cICP", [1, 13, 0, 1])], .sRGB, "sRGB", true),
    (
      [("cICP", [9, 16, 0, 1])],
      .codePoints(primaries: 9, transfer: 16, matrix: 0, isFullRange: true),
      "the code points 9, 16, 0 of H.273, full range", false
    ),
    (
      [("cICP", [1, 13, 0, 0])],
      .codePoints(primaries: 1, transfer: 13, matrix: 0, isFullRange: false),
      "the code points 1, 13, 0 of H.273, narrow range", false
    ),
  ]

  @Test("The color space of a PNG file is detected and described", arguments: samples)
  func stated(chunks: [Chunk], space: PNGColorSpace, words: String, isSRGB: Bool) throws {
    let file = try Self.file(chunks)
    #expect(file.colorSpace == space)
    #expect("\(file.colorSpace)" == words)
    #expect(file.colorSpace.isSRGB == isSRGB)
  }

  @Test("The order of precedence of color space chunks does not depend on their order in the file")
  func precedence() throws {
    let gamma = Self.numbers("gAMA", [100_000])
    let codePoints: Chunk = ("cICP", [9, 16, 0, 1])
    let all: [Chunk] = [gamma, ("sRGB", [0]), Self.profile, codePoints]
    let words = [
      "a gamma of 1.0", "sRGB", "an ICC profile “Display P3”",
      "the code points 9, 16, 0 of H.273, full range",
    ]
    for count in 1...all.count {
      let chunks = Array(all.prefix(count))
      #expect("\(try Self.file(chunks).colorSpace)" == words[count - 1])
      #expect("\(try Self.file(chunks.reversed()).colorSpace)" == words[count - 1])
    }
  }

  @Test(
    "A color space chunk with invalid data counts as unstated",
    arguments: [
      ("sRGB", []), ("sRGB", [4]), ("sRGB", [0, 0]), ("gAMA", []), ("gAMA", [0, 0, 0, 0]),
      ("gAMA", [0, 0, 1]), ("cHRM", [1, 2, 3]), ("iCCP", []), ("iCCP", [0, 0, 1]),
      ("iCCP", [65]), ("iCCP", [65, 0]), ("iCCP", [65, 0, 0]), ("iCCP", [65, 0, 1, 1]),
      ("iCCP", [10, 0, 0, 1]), ("iCCP", [UInt8](repeating: 65, count: 200)),
      ("cICP", [1, 13, 0]), ("cICP", [1, 13, 0, 2]),
    ] as [Chunk])
  func invalid(chunk: Chunk) throws {
    #expect(try Self.file([chunk]).colorSpace == .unstated)
    let other: Chunk = chunk.type == "sRGB" ? Self.profile : ("sRGB", [0])
    #expect(try Self.file([chunk, other]).colorSpace != .unstated)
  }

  @Test("The color space does not change the decoded samples")
  func samplesStay() throws {
    let file = try PNGFile(
      HandmadePNG.file(
        header: HandmadePNG.header(1, 1, depth: 8, colorType: 0),
        chunks: [Self.numbers("gAMA", [100_000]), Self.profile], scanlines: [0, 77]))
    #expect(try PNG.decode(file).pixels == [0xFF4D_4D4D])
  }

  @Test(
    "The opacity of an image is determined by its header, palette and transparency chunk",
    arguments: [
      (0, [], true), (2, [], true), (4, [], false), (6, [], false), (0, [("tRNS", [0, 0])], false),
      (3, [("PLTE", [0, 0, 0])], true), (3, [("PLTE", [0, 0, 0]), ("tRNS", [9])], false),
    ] as [(UInt8, [Chunk], Bool)])
  func opaque(colorType: UInt8, chunks: [Chunk], expected: Bool) throws {
    #expect(try Self.file(chunks, colorType: colorType).isOpaque == expected)
  }
}
