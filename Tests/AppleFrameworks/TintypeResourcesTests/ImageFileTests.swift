// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging
import TintypeResources
import TintypeTestSupport

@Suite("Image files")
struct ImageFileTests {
  private func error(of bytes: [UInt8]) -> ImageFileError? {
    do throws(ImageFileError) {
      _ = try ImageFile(bytes).bitmap()
      return nil
    } catch { return error }
  }

  @Test("A PNG file is decoded")
  func png() throws {
    let file = try ImageFile(Fixtures.png(0x8000_8000, width: 3, height: 1))
    #expect(file.width == 3)
    #expect(file.height == 1)
    #expect(try file.bitmap().pixels == Array(repeating: 0x8000_8000, count: 3))
  }

  @Test("A JPEG file is decoded", .requires(.library(.jpeg)))
  func jpeg() throws {
    let file = try ImageFile(Fixtures.jpeg)
    let bitmap = try file.bitmap(scale: 3)
    #expect(bitmap.size == PixelSize(width: 16, height: 8))
    #expect(!file.isVector)
    #expect(bitmap[0, 0] == 0xFFFE_0000)
    #expect(bitmap[15, 7] == 0xFF00_00FE)
  }

  @Test("The inks of a JPEG file are converted", .requires(.library(.jpeg)))
  func inks() throws {
    let pixel = try #require(try ImageFile(Fixtures.inks).bitmap()[4, 4])
    #expect(pixel == 0xFF01_FFFF)
  }

  @Test(
    "A JPEG file has the orientation of its Exif data", .requires(.library(.jpeg)),
    arguments: [(UInt8(6), ImageOrientation.right), (3, .down), (1, .up), (9, .up)])
  func orientation(value: UInt8, expected: ImageOrientation) throws {
    #expect(try ImageFile(Fixtures.jpeg(orientation: value)).orientation == expected)
  }

  @Test("A truncated JPEG file is an error", .requires(.library(.jpeg)))
  func truncatedJPEG() {
    let bytes = Array(Fixtures.jpeg.dropLast(12))
    #expect(error(of: bytes) == .truncated(.jpeg))
    #expect(error(of: Array(bytes.prefix(100))) != nil)
  }

  @Test("An SVG file is painted in a scale", .requires(.library(.svg)))
  func svg() throws {
    let file = try ImageFile(Fixtures.svg)
    #expect(file.isVector)
    #expect(file.width == 10)
    let bitmap = try file.bitmap(scale: 2)
    #expect(bitmap.size == PixelSize(width: 20, height: 10))
    #expect(bitmap[9, 9] == 0xFFFF_0000)
    #expect(bitmap[10, 0] == 0)
  }

  @Test("An SVG file without a size has that of its viewBox", .requires(.library(.svg)))
  func viewBox() throws {
    let file = try ImageFile(
      Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#.utf8))
    #expect(file.width == 24)
    #expect(file.height == 12)
  }

  @Test("The first page of a PDF file is painted in a scale", .requires(.library(.pdf)))
  func pdf() throws {
    let bitmap = try ImageFile(Fixtures.pdf).bitmap(scale: 3)
    #expect(bitmap.size == PixelSize(width: 30, height: 15))
    #expect(bitmap[14, 14] == 0xFF00_00FF)
    #expect(bitmap[15, 0] == 0)
  }

  @Test("A PDF file with a font of the machine is an error", .requires(.library(.pdf)))
  func missingFont() {
    let bytes = Fixtures.pdf(
      drawing: "BT /F 5 Tf (a) Tj ET", fonts: "/F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
    #expect(
      error(of: bytes) == .undecodable(.pdf, reason: "the font Helvetica is not embedded"))
  }

  @Test("A PDF file with a font that no text uses is painted", .requires(.library(.pdf)))
  func unusedFont() throws {
    let bytes = Fixtures.pdf(
      drawing: "0 0 1 rg 0 0 5 5 re f",
      fonts: "/F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
    #expect(try ImageFile(bytes).bitmap(scale: 1)[0, 4] == 0xFF00_00FF)
  }

  @Test("A damaged PDF file is an error", .requires(.library(.pdf)))
  func damagedPDF() {
    #expect(error(of: Array("%PDF-1.4\n".utf8)) != nil)
  }

  @Test("An image of more than 100 megapixels is rejected by its size")
  func tooLarge() throws {
    var bytes = try Fixtures.png()
    // Width and height of `IHDR`, whose checksum is not checked for a size over the limit.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x11, 0, 0, 0x27, 0x11])
    guard case .png(let error) = self.error(of: bytes) else {
      Issue.record("The file was decoded.")
      return
    }
    #expect("\(error)".contains("10001×10001") || "\(error)".contains("IHDR"))
  }

  @Test("A vector image of more than 100 megapixels is rejected", .requires(.library(.svg)))
  func largeVector() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="4000"/>"#
    let file = try ImageFile(Array(svg.utf8))
    #expect(throws: ImageFileError.invalidSize(width: 27000, height: 12000)) {
      try file.bitmap(scale: 3)
    }
  }

  @Test(
    "A missing library is an error that names its package",
    arguments: [
      (ImageDecoder.jpeg, Fixtures.jpeg, "libturbojpeg0"), (.webP, WebPTests.file, "libwebp7"),
      (.svg, Fixtures.svg, "librsvg2-2"), (.pdf, Fixtures.pdf, "libpoppler-glib8"),
    ])
  func missingLibrary(decoder: ImageDecoder, bytes: [UInt8], package: String) {
    var decoder = decoder
    decoder.file = "libmissing.so"
    do throws(ImageFileError) {
      _ = try ImageFile(bytes, decoders: [decoder])
      Issue.record("The file was read.")
    } catch {
      guard case .libraryMissing(decoder, let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.contains("libmissing.so"))
      #expect("\(error)".contains("Install the package \(package)"))
    }
  }

  @Test("Other files are errors")
  func otherFiles() {
    #expect(error(of: []) == .unknownFormat)
    #expect(error(of: Array("text".utf8)) == .unknownFormat)
    #expect(error(of: Array("GIF89a".utf8)) == .unsupportedFormat(.gif))
  }
}
