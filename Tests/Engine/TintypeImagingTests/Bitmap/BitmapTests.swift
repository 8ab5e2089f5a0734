// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Bitmaps")
struct BitmapTests {
  @Test(
    "A bitmap with a side below 1 is rejected",
    arguments: [(0, 1), (1, 0), (-1, 1), (1, -1), (Int.min, Int.min), (0, Int.max)])
  func invalidSize(width: Int, height: Int) {
    #expect(throws: ImagingError.invalidSize(width: width, height: height)) {
      try Bitmap(width: width, height: height)
    }
  }

  @Test(
    "A bitmap over the size limits is rejected",
    arguments: [
      (32_768, 1), (1, 32_768), (10_001, 10_000), (32_767, 32_767), (.max, 2), (.max, .max),
    ])
  func tooLarge(width: Int, height: Int) {
    #expect(throws: ImagingError.tooLarge(width: width, height: height)) {
      try Bitmap.checkSize(width: width, height: height)
    }
    #expect(throws: ImagingError.tooLarge(width: width, height: height)) {
      try Bitmap(width: width, height: height, pixels: [])
    }
  }

  @Test(
    "A bitmap up to the size limits is accepted",
    arguments: [(1, 1), (32_767, 1), (10_000, 10_000)])
  func largest(width: Int, height: Int) {
    #expect(throws: Never.self) { try Bitmap.checkSize(width: width, height: height) }
  }

  @Test("A bitmap is transparent, or filled with a pixel")
  func filled() throws {
    #expect(try Bitmap(width: 3, height: 2).pixels == [UInt32](repeating: 0, count: 6))
    let filled = try Bitmap(width: 3, height: 2, filledWith: 0xFF12_3456)
    #expect(filled.pixels == [UInt32](repeating: 0xFF12_3456, count: 6))
  }

  @Test("A bitmap with a wrong number of pixels is rejected", arguments: [0, 5, 7])
  func pixelCount(count: Int) {
    #expect(throws: ImagingError.pixelCountMismatch(width: 3, height: 2, count: count)) {
      try Bitmap(width: 3, height: 2, pixels: [UInt32](repeating: 0, count: count))
    }
  }

  @Test("Pixels are accessed by column and row, and are nil outside the bitmap")
  func pixelAccess() throws {
    let bitmap = try Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    #expect(bitmap[0, 0] == 1)
    #expect(bitmap[2, 0] == 3)
    #expect(bitmap[0, 1] == 4)
    for (x, y) in [(3, 0), (0, 2), (-1, 1), (1, -1), (.max, .max), (.min, .min)] {
      #expect(bitmap[x, y] == nil)
    }
  }

  @Test("The bytes of a bitmap are in the order B, G, R, A")
  func byteOrder() throws {
    var bitmap = try Bitmap(width: 1, height: 1, pixels: [0xFF11_2233])
    #expect(bitmap.withUnsafeBytes { Array($0) } == [0x33, 0x22, 0x11, 0xFF])
    bitmap.withUnsafeMutableBytes { $0[0] = 0x44 }
    #expect(bitmap[0, 0] == 0xFF11_2244)
  }

  @Test("Bitmaps are equal if their sizes and pixels are equal")
  func equality() throws {
    let bitmap = try Bitmap(width: 2, height: 1, pixels: [1, 2])
    #expect(bitmap == (try Bitmap(width: 2, height: 1, pixels: [1, 2])))
    #expect(bitmap != (try Bitmap(width: 2, height: 1, pixels: [1, 3])))
    #expect(bitmap != (try Bitmap(width: 1, height: 2, pixels: [1, 2])))
    #expect(Set([bitmap, try Bitmap(width: 2, height: 1, pixels: [1, 2])]).count == 1)
  }

  @Test("The description of a bitmap has its size and its digest, without pixels")
  func description() throws {
    let bitmap = try Bitmap(width: 200, height: 100)
    #expect(bitmap.description == "Bitmap 200×100, \(bitmap.digest)")
    #expect(Mirror(reflecting: bitmap).children.map(\.label) == ["width", "height", "digest"])
  }

  @Test("The digest of a bitmap is that of its bytes")
  func digest() throws {
    let bitmap = try Bitmap(width: 1, height: 2, pixels: [0xFF11_2233, 0x8040_3020])
    let bytes: [UInt8] = [0x33, 0x22, 0x11, 0xFF, 0x20, 0x30, 0x40, 0x80]
    #expect(bitmap.digest == Digest128.of(bytes))
  }
}
