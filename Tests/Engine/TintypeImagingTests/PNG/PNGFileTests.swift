// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("PNG files")
struct PNGFileTests {
  private let file: PNGFile

  init() throws {
    file = try PNG.encode(Bitmap.random(width: 5, height: 4, isOpaque: false, seed: 9))
  }

  @Test("A chunk is inserted before the first IDAT chunk")
  func inserting() throws {
    let changed = try file.inserting("tySN", [1, 2, 3])
    #expect(changed.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "tySN", "IDAT", "IEND"])
    #expect(changed.data(of: "tySN") == [1, 2, 3])
    #expect(try PNG.decode(changed) == PNG.decode(file))
  }

  @Test("Inserted chunks have the framing of the PNG specification")
  func framing() throws {
    var expected = HandmadePNG()
    expected.append("tySN", [1, 2, 3])
    let changed = try file.inserting("tySN", [1, 2, 3])
    let chunk = try #require(changed.chunks.first { $0.type == "tySN" })
    #expect(Array(changed.bytes[chunk.range]) == Array(expected.bytes[8...]))
  }

  @Test("Inserting a chunk replaces all chunks of its type")
  func replacing() throws {
    var handmade = HandmadePNG()
    handmade.append("IHDR", HandmadePNG.header(1, 1, depth: 8, colorType: 0))
    handmade.append("tySN", [1])
    handmade.append("IDAT", Zlib.compress([0, 0]))
    handmade.append("tySN", [2])
    handmade.append("IEND", [])
    let changed = try PNGFile(handmade.bytes).inserting("tySN", [3])
    #expect(changed.chunks.map(\.type) == ["IHDR", "tySN", "IDAT", "IEND"])
    #expect(changed.data(of: "tySN") == [3])
  }

  @Test("Removing an inserted chunk restores the original bytes")
  func removing() throws {
    #expect(try file.inserting("tySN", [1, 2, 3]).removing("tySN") == file)
    #expect(file.removing("tySN") == file)
  }

  @Test("Critical chunks cannot be removed", arguments: ["IHDR", "IDAT", "IEND", ""])
  func removingCritical(type: String) {
    #expect(file.removing(type) == file)
  }

  @Test("The digest that excludes a chunk does not depend on the chunk")
  func digestAround() throws {
    let digest = file.digest(excluding: "tySN")
    #expect(digest == Digest128.of(file.bytes))
    for data: [UInt8] in [[], [1, 2, 3], [UInt8](repeating: 7, count: 5000)] {
      #expect(try file.inserting("tySN", data).digest(excluding: "tySN") == digest)
    }
  }

  @Test("The digest that excludes a chunk depends on all other bytes")
  func digestOfRest() throws {
    let digest = file.digest(excluding: "tySN")
    #expect(try file.inserting("zzSN", []).digest(excluding: "tySN") != digest)
    #expect(file.removing("pHYs").digest(excluding: "tySN") != digest)
    #expect(try PNGFile(file.bytes + [0]).digest(excluding: "tySN") != digest)
  }

  @Test(
    "Only ancillary chunks with a valid type can be inserted",
    arguments: ["", "ty", "tySNx", "TYSN", "IDAT", "tysn", "ty N", "t\u{E9}SN", "ty1N"])
  func refusedTypes(type: String) {
    #expect(throws: ImagingError.invalidChunkType(type)) { try file.inserting(type, []) }
  }

  @Test("The description of a PNG file has sizes, without bytes")
  func description() {
    #expect(file.description == "PNG 5×4, \(file.bytes.count) bytes")
    #expect(Mirror(reflecting: file).children.map(\.label) == ["width", "height", "chunks"])
  }

  @Test("Bytes after the last chunk are kept")
  func trailingBytes() throws {
    let longer = try PNGFile(file.bytes + [1, 2, 3])
    #expect(try PNG.decode(longer) == PNG.decode(file))
    #expect(try longer.inserting("tySN", [9]).bytes.suffix(3) == [1, 2, 3])
  }

  @Test("A file with a private chunk of many megabytes can be decoded")
  func largeChunk() throws {
    let large = try file.inserting("tySN", [UInt8](repeating: 1, count: 20_000_000))
    #expect(try PNG.decode(large) == PNG.decode(file))
  }

  @Test(
    "The pixel density is available only if it is in meters and equal in both directions",
    arguments: [
      ([0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1], 2835), ([0, 0, 0, 1, 0, 0, 0, 2, 1], nil),
      ([0, 0, 0, 1, 0, 0, 0, 1, 0], nil), ([0, 0, 0, 1, 0, 0, 0, 1], nil), ([], nil),
    ] as [([UInt8], Int?)])
  func density(data: [UInt8], expected: Int?) throws {
    #expect(try file.inserting("pHYs", data).pixelsPerMeter == expected)
  }
}
