// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("PNG file")
struct PNGFileTests {
  private let file: PNGFile

  init() throws {
    file = try PNG.encode(Bitmap.random(width: 5, height: 4, isOpaque: false, seed: 9))
  }

  @Test("inserts a chunk before the first IDAT")
  func inserting() throws {
    let changed = try file.inserting("tySN", [1, 2, 3])
    #expect(changed.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "tySN", "IDAT", "IEND"])
    #expect(changed.data(of: "tySN") == [1, 2, 3])
    #expect(try PNG.decode(changed) == PNG.decode(file))
  }

  @Test("writes chunks as the specification frames them")
  func framing() throws {
    var expected = HandmadePNG()
    expected.append("tySN", [1, 2, 3])
    let changed = try file.inserting("tySN", [1, 2, 3])
    let chunk = try #require(changed.chunks.first { $0.type == "tySN" })
    #expect(Array(changed.bytes[chunk.range]) == Array(expected.bytes[8...]))
  }

  @Test("replaces all chunks of the type that it inserts")
  func replacing() throws {
    var handmade = HandmadePNG()
    handmade.append("IHDR", HandmadePNG.header(1, 1, depth: 8, colourType: 0))
    handmade.append("tySN", [1])
    handmade.append("IDAT", Zlib.compress([0, 0]))
    handmade.append("tySN", [2])
    handmade.append("IEND", [])
    let changed = try PNGFile(handmade.bytes).inserting("tySN", [3])
    #expect(changed.chunks.map(\.type) == ["IHDR", "tySN", "IDAT", "IEND"])
    #expect(changed.data(of: "tySN") == [3])
  }

  @Test("removes what it inserted, byte for byte")
  func removing() throws {
    #expect(try file.inserting("tySN", [1, 2, 3]).removing("tySN") == file)
    #expect(file.removing("tySN") == file)
  }

  @Test("does not remove critical chunks", arguments: ["IHDR", "IDAT", "IEND", ""])
  func removingCritical(type: String) {
    #expect(file.removing(type) == file)
  }

  @Test("has a digest around a chunk that does not change with the chunk")
  func digestAround() throws {
    let digest = file.digest(excluding: "tySN")
    #expect(digest == Digest128.of(file.bytes))
    for data: [UInt8] in [[], [1, 2, 3], [UInt8](repeating: 7, count: 5000)] {
      #expect(try file.inserting("tySN", data).digest(excluding: "tySN") == digest)
    }
  }

  @Test("has a digest around a chunk that changes with anything else")
  func digestOfRest() throws {
    let digest = file.digest(excluding: "tySN")
    #expect(try file.inserting("zzSN", []).digest(excluding: "tySN") != digest)
    #expect(file.removing("pHYs").digest(excluding: "tySN") != digest)
    #expect(try PNGFile(file.bytes + [0]).digest(excluding: "tySN") != digest)
  }

  @Test(
    "inserts only ancillary chunks with a proper name",
    arguments: ["", "ty", "tySNx", "TYSN", "IDAT", "tysn", "ty N", "t\u{E9}SN", "ty1N"])
  func refusedTypes(type: String) {
    #expect(throws: ImagingError.invalidChunkType(type)) { try file.inserting(type, []) }
  }

  @Test("describes itself by sizes, not by its bytes")
  func description() {
    #expect(file.description == "PNG 5×4, \(file.bytes.count) bytes")
    #expect(Mirror(reflecting: file).children.map(\.label) == ["width", "height", "chunks"])
  }

  @Test("keeps bytes after the last chunk")
  func trailingBytes() throws {
    let longer = try PNGFile(file.bytes + [1, 2, 3])
    #expect(try PNG.decode(longer) == PNG.decode(file))
    #expect(try longer.inserting("tySN", [9]).bytes.suffix(3) == [1, 2, 3])
  }

  @Test("decodes with a private chunk of many megabytes")
  func largeChunk() throws {
    let large = try file.inserting("tySN", [UInt8](repeating: 1, count: 20_000_000))
    #expect(try PNG.decode(large) == PNG.decode(file))
  }

  @Test(
    "knows the density only where it is in metres and the same both ways",
    arguments: [
      ([0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1], 2835), ([0, 0, 0, 1, 0, 0, 0, 2, 1], nil),
      ([0, 0, 0, 1, 0, 0, 0, 1, 0], nil), ([0, 0, 0, 1, 0, 0, 0, 1], nil), ([], nil),
    ] as [([UInt8], Int?)])
  func density(data: [UInt8], expected: Int?) throws {
    #expect(try file.inserting("pHYs", data).pixelsPerMetre == expected)
  }
}
