// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Damaged and hostile PNG files")
struct HostilePNGTests {
  /// A small file with every kind of chunk that decoding reads.
  static let small = HandmadePNG.file(
    header: HandmadePNG.header(3, 2, depth: 8, colorType: 3),
    chunks: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [9]), ("tySN", [1, 2, 3, 4])],
    scanlines: [0, 0, 1, 0, 0, 1, 0, 1])

  @Test("A PNG file that is cut off before the end of its image data is reported as truncated")
  func truncation() {
    let end = 12
    for count in 1...Self.small.count - end - 1 {
      #expect(throws: ImagingError.truncatedPNG(byteCount: count)) {
        try PNG.decode(Array(Self.small[..<count]))
      }
    }
  }

  @Test("A PNG file with a flipped bit never decodes to another image")
  func bitFlips() throws {
    let image = try PNG.decode(Self.small)
    #expect(image.width == 3)
    for index in Self.small.indices {
      for bit in 0..<8 {
        var bytes = Self.small
        bytes[index] ^= 1 << bit
        if let decoded = try? PNG.decode(bytes) { #expect(decoded == image) }
      }
    }
  }

  @Test("A PNG file with a changed byte in its image data never causes a crash")
  func changedData() throws {
    let header = HandmadePNG.header(6, 6, depth: 8, colorType: 6, interlaced: true)
    let data = Zlib.compress((0..<200).map { UInt8(truncatingIfNeeded: $0 * 7) })
    #expect(!data.isEmpty)
    for index in data.indices {
      for value in [0, 0x55, 0xAA, 0xFF] as [UInt8] {
        var changed = data
        changed[index] = value
        var file = HandmadePNG()
        file.append("IHDR", header)
        file.append("IDAT", changed)
        file.append("IEND", [])
        _ = try? PNG.decode(file.bytes)
      }
    }
  }

  @Test("A PNG file with random bytes after the signature is rejected", arguments: 0..<50)
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let noise = (0..<Int(seed) * 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(throws: ImagingError.self) { try PNG.decode(PNGFile.signature + noise) }
  }

  @Test(
    "Empty files, other files and truncated signatures are distinguished",
    arguments: [
      ([], .emptyFile), (Array("GIF89".utf8), .notPNG),
      (Array("version https://git-lfs.github.com/spec/v1\n".utf8), .notPNG),
      ([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0x00], .notPNG),
      ([0x89, 0x50], .truncatedPNG(byteCount: 2)),
    ] as [([UInt8], ImagingError)])
  func notPNG(bytes: [UInt8], expected: ImagingError) {
    #expect(throws: expected) { try PNGFile(bytes) }
  }

  @Test(
    "A PNG file with an invalid header is rejected",
    arguments: [
      (HandmadePNG.header(0, 1, depth: 8, colorType: 0), .invalidSize(width: 0, height: 1)),
      (
        HandmadePNG.header(60_000, 60_000, depth: 8, colorType: 0),
        .tooLarge(width: 60_000, height: 60_000)
      ),
      (
        HandmadePNG.header(0xFFFF_FFFF, 0xFFFF_FFFF, depth: 8, colorType: 0),
        .tooLarge(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)
      ),
      (
        HandmadePNG.header(1, 1, depth: 3, colorType: 0),
        .damagedPNG(chunk: "IHDR", damage: .values)
      ),
      (
        HandmadePNG.header(1, 1, depth: 16, colorType: 3),
        .damagedPNG(chunk: "IHDR", damage: .values)
      ),
      (
        HandmadePNG.header(1, 1, depth: 8, colorType: 1),
        .damagedPNG(chunk: "IHDR", damage: .values)
      ),
      ([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 2], .damagedPNG(chunk: "IHDR", damage: .values)),
      ([0, 0, 0, 1], .damagedPNG(chunk: "IHDR", damage: .length)),
    ] as [([UInt8], ImagingError)])
  func header(header: [UInt8], expected: ImagingError) {
    #expect(throws: expected) {
      try PNGFile(HandmadePNG.file(header: header, scanlines: [0, 0]))
    }
  }

  @Test(
    "A PNG file with chunks out of order is rejected",
    arguments: [
      (["IDAT", "IHDR", "IEND"], .damagedPNG(chunk: "IHDR", damage: .missing)),
      (["IHDR", "IHDR", "IDAT", "IEND"], .damagedPNG(chunk: "IHDR", damage: .misplaced)),
      (["IHDR", "IEND"], .damagedPNG(chunk: "IDAT", damage: .missing)),
      (["IHDR", "IDAT", "teXt", "IDAT", "IEND"], .damagedPNG(chunk: "IDAT", damage: .misplaced)),
      (["IHDR", "IDAT", "PLTE", "IEND"], .damagedPNG(chunk: "PLTE", damage: .misplaced)),
      (["IHDR", "IDAT", "tRNS", "IEND"], .damagedPNG(chunk: "tRNS", damage: .misplaced)),
      (["IHDR", "tRNS", "tRNS", "IEND"], .damagedPNG(chunk: "tRNS", damage: .misplaced)),
      (["IHDR", "CgBI", "IDAT", "IEND"], .unsupportedPNG(chunk: "CgBI")),
      (["IHDR", "ID T", "IEND"], .damagedPNG(chunk: "0x49442054", damage: .typeName)),
      (["IHDR", "PLTE"], .truncatedPNG(byteCount: 46)),
    ] as [([String], ImagingError)])
  func chunkOrder(types: [String], expected: ImagingError) {
    var file = HandmadePNG()
    for type in types {
      let isHeader = type == "IHDR"
      file.append(type, isHeader ? HandmadePNG.header(1, 1, depth: 8, colorType: 2) : [])
    }
    file.bytes += types.last == "PLTE" ? [0] : []
    #expect(throws: expected) { try PNGFile(file.bytes) }
  }

  @Test("A PNG file without a required palette is rejected")
  func missingPalette() {
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(1, 1, depth: 8, colorType: 3), scanlines: [0, 0])
    #expect(throws: ImagingError.damagedPNG(chunk: "PLTE", damage: .missing)) {
      try PNGFile(bytes)
    }
  }

  @Test("A PNG file with a chunk longer than the limit is rejected")
  func hugeChunk() {
    let start = PNGFile.signature
    for (length, expected) in [
      ([0x7F, 0xFF, 0xFF, 0xFF], .truncatedPNG(byteCount: 16)),
      ([0xFF, 0xFF, 0xFF, 0xFF], .damagedPNG(chunk: "IHDR", damage: .length)),
    ] as [([UInt8], ImagingError)] {
      #expect(throws: expected) { try PNGFile(start + length + Array("IHDR".utf8)) }
    }
  }

  @Test("A PNG file that declares more pixels than its data can hold is rejected before allocation")
  func declaredTooLarge() {
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(10_000, 10_000, depth: 8, colorType: 6), scanlines: [0, 0])
    #expect(throws: ImagingError.damagedPNG(chunk: "IDAT", damage: .tooLittleData)) {
      try PNG.decode(bytes)
    }
  }

  @Test("A PNG file with fewer rows than declared is rejected", arguments: [0, 1, 4, 7])
  func fewerRows(count: Int) {
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(3, 2, depth: 8, colorType: 0),
      scanlines: [UInt8](repeating: 0, count: count))
    #expect(throws: ImagingError.self) { try PNG.decode(bytes) }
  }

  @Test("Decoding image data that expand to far more than the image is safe")
  func bomb() throws {
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(1, 1, depth: 8, colorType: 0),
      scanlines: [UInt8](repeating: 0, count: 50_000_000))
    let bitmap = try? PNG.decode(bytes)
    #expect(bitmap == nil || bitmap?.pixels == [0xFF00_0000])
  }

  @Test("Image data that expand to over 16 MiB more than the image needs are rejected")
  func excess() {
    let scanlines = [UInt8](repeating: 0, count: 17 << 20)
    for (depth, interlaced) in [(8, false), (16, false), (8, true)] as [(UInt8, Bool)] {
      let header = HandmadePNG.header(
        10, 10, depth: depth, colorType: 6, interlaced: interlaced)
      #expect(throws: ImagingError.damagedPNG(chunk: "IDAT", damage: .tooMuchData)) {
        try PNG.decode(HandmadePNG.file(header: header, scanlines: scanlines))
      }
    }
  }

  @Test("Image data that expand to a few bytes more than the image needs are decoded")
  func fewBytesMore() throws {
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(1, 1, depth: 8, colorType: 0), scanlines: [0, 5, 0, 9])
    #expect(try PNG.decode(bytes).pixels == [0xFF05_0505])
  }

  @Test("A PNG file with a decompression bomb in a text chunk is decoded, since text is skipped")
  func textBomb() throws {
    let text =
      Array("Comment".utf8) + [0, 0] + Zlib.compress([UInt8](repeating: 65, count: 50_000_000))
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(1, 1, depth: 8, colorType: 0), chunks: [("zTXt", text)],
      scanlines: [0, 5])
    #expect(try PNG.decode(bytes).pixels == [0xFF05_0505])
  }

  @Test("An unreadable stream in a PNG file is reported with libpng's reason")
  func libpngReason() throws {
    var file = HandmadePNG()
    file.append("IHDR", HandmadePNG.header(1, 1, depth: 8, colorType: 0))
    file.append("IDAT", [1, 2, 3])
    file.append("IEND", [])
    #expect {
      try PNG.decode(file.bytes)
    } throws: { error in
      guard case ImagingError.undecodablePNG(let reason) = error else { return false }
      return !reason.isEmpty
    }
  }
}
