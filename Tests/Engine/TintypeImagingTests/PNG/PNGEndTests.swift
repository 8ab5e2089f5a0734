// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("PNG files without their end")
struct PNGEndTests {
  /// A palette image, followed by the number of bytes of its chunk `IEND`.
  static let whole = HostilePNGTests.small
  static let end = 12

  @Test("A file that is cut off in its IEND chunk is decoded with a warning", arguments: 1...12)
  func missingEnd(count: Int) throws {
    let file = try PNGFile(Array(Self.whole.dropLast(count)))
    #expect(file.warnings == [.missingEnd])
    #expect(file.chunks.last?.type == "IDAT")
    #expect(try PNG.decode(file) == PNG.decode(Self.whole))
  }

  @Test("A complete file has no warning")
  func completeFileHasNoWarning() throws {
    #expect(try PNGFile(Self.whole).warnings.isEmpty)
  }

  @Test("A file that is cut off in a text chunk after its image data is decoded with a warning")
  func cutText() throws {
    var file = HandmadePNG()
    file.bytes = Array(Self.whole.dropLast(Self.end))
    file.append("tEXt", Array("Comment\0text".utf8))
    let cut = try PNGFile(Array(file.bytes.dropLast(3)))
    #expect(cut.warnings == [.missingEnd])
    #expect(try PNG.decode(cut) == PNG.decode(Self.whole))
  }

  @Test("A truncated file that is interlaced or has 16 bits per sample is decoded with a warning")
  func throughLibrary() throws {
    for (depth, interlaced) in [(16, false), (8, true)] as [(UInt8, Bool)] {
      let bytes = HandmadePNG.file(
        header: HandmadePNG.header(1, 1, depth: depth, colorType: 0, interlaced: interlaced),
        scanlines: [0, 7] + (depth == 16 ? [7] : []))
      let file = try PNGFile(Array(bytes.dropLast(Self.end)))
      #expect(file.warnings == [.missingEnd])
      #expect(try PNG.decode(file).pixels == [0xFF07_0707])
    }
  }

  @Test("Incomplete image data are reported as a truncated file")
  func incompleteData() throws {
    let data = Zlib.compress([0, 0, 1, 0, 0, 1, 0, 1])
    for count in 1...data.count - 1 {
      var file = HandmadePNG()
      file.append("IHDR", HandmadePNG.header(3, 2, depth: 8, colorType: 0))
      file.append("IDAT", Array(data.prefix(count)))
      #expect(throws: ImagingError.truncatedPNG(byteCount: file.bytes.count)) {
        try PNG.decode(file.bytes)
      }
    }
  }

  @Test("Missing frames of an animation are reported as a truncated file")
  func incompleteAnimation() throws {
    let frames = try [1, 2].map {
      PNG.Frame(
        bitmap: try Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000 + $0), delayNumerator: 1)
    }
    let whole = try PNG.encode(frames: frames)
    let withoutEnd = try PNGFile(Array(whole.bytes.dropLast(Self.end)))
    #expect(withoutEnd.warnings == [.missingEnd])
    #expect(try PNG.decodeFrames(withoutEnd) == frames)
    let last = try #require(whole.chunks.last { $0.type == "fdAT" })
    let between = Array(whole.bytes[..<last.range.lowerBound])
    #expect(throws: ImagingError.truncatedPNG(byteCount: between.count)) {
      try PNG.decodeFrames(PNGFile(between))
    }
    let within = Array(whole.bytes[..<(last.range.lowerBound + 9)])
    #expect(throws: ImagingError.truncatedPNG(byteCount: within.count)) { try PNGFile(within) }
  }

  @Test("The file with only the pixel chunks has an IEND chunk again")
  func pixelsAlone() throws {
    let file = try PNGFile(Array(Self.whole.dropLast(Self.end)))
    let alone = try #require(file.pixelsAlone)
    #expect(alone.warnings.isEmpty)
    #expect(try PNG.decode(alone) == PNG.decode(Self.whole))
  }

  @Test("A file without its end can be compared")
  func comparison() throws {
    let cut = Array(Self.whole.dropLast(Self.end))
    for (reference, actual) in [(cut, Self.whole), (Self.whole, cut), (cut, cut)] {
      let comparison = try PNGComparison(reference: reference, actual: actual)
      #expect(comparison.isEqual)
    }
  }
}
