// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Comparison of a PNG file with itself")
struct PNGSoundnessTests {
  /// Returns a file of 3 × 2 gray pixels with the given image data, whose last bytes may be in a
  /// separate chunk.
  private static func file(
    _ data: [UInt8], apart: Int = 0, colorType: UInt8 = 0, palette: [UInt8]? = nil
  ) -> [UInt8] {
    var file = HandmadePNG()
    file.append("IHDR", HandmadePNG.header(3, 2, depth: 8, colorType: colorType))
    if let palette { file.append("PLTE", palette) }
    file.append("IDAT", Array(data.dropLast(apart)))
    if apart > 0 { file.append("IDAT", Array(data.suffix(apart))) }
    file.append("IEND", [])
    return file.bytes
  }

  private static let data = Zlib.compress([0, 1, 2, 3, 0, 4, 5, 6])

  /// Files with a valid structure and invalid image data.
  static let damaged: [(name: String, bytes: [UInt8])] = {
    var badChecksum = data
    badChecksum[data.count - 1] ^= 1
    return [
      ("a wrong Adler-32", file(badChecksum)),
      ("a wrong Adler-32 in a chunk of its own", file(badChecksum, apart: 4)),
      ("an unknown filter type", file(Zlib.compress([0, 1, 2, 3, 9, 4, 5, 6]))),
      ("no zlib stream", file([1, 2, 3, 4])),
      ("a zlib stream that ends early", file(Array(data.dropLast(6)))),
      ("a row too few", file(Zlib.compress([0, 1, 2, 3]))),
      ("no data", file([])),
      (
        "a palette of four bytes",
        file(Zlib.compress([0, 0, 0, 0, 0, 0, 0, 0]), colorType: 3, palette: [1, 2, 3, 4])
      ),
      ("an empty palette", file(data, colorType: 3, palette: [])),
    ]
  }()

  @Test("Comparing a damaged file with a file of the same bytes is an error", arguments: damaged)
  func comparingDamagedFileWithFileOfSameBytesIsError(name: String, bytes: [UInt8]) throws {
    for mode in Tolerance.Mode.allCases {
      let failure = #expect(throws: PNGComparison.Failure.self) {
        try PNGComparison(reference: bytes, actual: bytes, tolerance: Tolerance(mode: mode))
      }
      #expect(failure?.side == .reference)
    }
  }

  @Test("Comparing a damaged file with another file is an error", arguments: damaged)
  func comparingDamagedFileWithAnotherFileIsError(name: String, bytes: [UInt8]) {
    #expect(throws: PNGComparison.Failure.self) {
      try PNGComparison(reference: Self.file(Self.data), actual: bytes)
    }
  }

  @Test(
    "Valid files of every kind are equal to themselves",
    arguments: [(0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4)]
      + [(3, 8), (4, 8), (4, 16), (6, 8), (6, 16)] as [(UInt8, UInt8)])
  func sound(colorType: UInt8, depth: UInt8) throws {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(colorType)] ?? 1
    for (width, height) in [(1, 1), (2, 3), (9, 11)] {
      for interlaced in [false, true] {
        let passes =
          interlaced
          ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2)]
            + [(0, 1, 1, 2)] : [(0, 0, 1, 1)]
        var scanlines: [UInt8] = []
        for (left, top, columns, rows) in passes {
          let across = max(0, (width - left + columns - 1) / columns)
          let down = across == 0 ? 0 : max(0, (height - top + rows - 1) / rows)
          let row = [UInt8](repeating: 0, count: 1 + (across * channels * Int(depth) + 7) / 8)
          for _ in 0..<down { scanlines += row }
        }
        let bytes = HandmadePNG.file(
          header: HandmadePNG.header(
            width, height, depth: depth, colorType: colorType, interlaced: interlaced),
          chunks: colorType == 3 ? [("PLTE", [1, 2, 3])] : [], scanlines: scanlines)
        // The other files are checked by libpng.
        let isSound = try PNGDecoder(PNGFile(bytes), isStraight: false).isSound
        #expect(isSound == (!interlaced && depth < 16))
        #expect(try PNGComparison(reference: bytes, actual: bytes).isEqual)
      }
    }
  }

  @Test("Comparing an animation with damaged frames with itself is an error")
  func animation() throws {
    var animation = HostileFramesTests.first(frameCount: 2)
    animation.control()
    animation.data([1, 255, 1])
    let bytes = try animation.finished().bytes
    #expect(throws: PNGComparison.Failure.self) {
      try PNGComparison(reference: bytes, actual: bytes)
    }
  }
}
