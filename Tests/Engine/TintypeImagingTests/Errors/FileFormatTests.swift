// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Other file formats")
struct FileFormatTests {
  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    "A file of another format is recognized by its first bytes",
    arguments: [
      (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]),
      (.gif, text("GIF87a")), (.gif, text("GIF89a")),
      (.webP, text("RIFF") + [1, 2, 3, 4] + text("WEBPVP8 ")),
      (.bmp, text("BM") + [90, 0, 0, 0, 0, 0, 0, 0, 54] + [UInt8](repeating: 0, count: 20)),
      (.tiff, text("II*\0")), (.tiff, text("MM\0*")), (.tiff, text("II+\0")),
      (.heic, [0, 0, 0, 24] + text("ftypheic")), (.heic, [0, 0, 0, 24] + text("ftypmif1")),
      (.avif, [0, 0, 0, 28] + text("ftypavif")),
      (.jpegXL, [0xFF, 0x0A]), (.jpegXL, [0, 0, 0, 12] + text("JXL ")),
      (.pdf, text("%PDF-1.7")),
      (.svg, text("<svg xmlns='http://www.w3.org/2000/svg'/>")),
      (.svg, text("\u{FEFF}\n<?xml version='1.0'?>\n<!-- drawn -->\n<svg/>")),
    ] as [(FileFormat, [UInt8])])
  func recognized(format: FileFormat, bytes: [UInt8]) {
    #expect(FileFormat(bytes) == format)
    #expect(throws: ImagingError.otherFormat(format)) { try PNGFile(bytes) }
  }

  @Test(
    "Other bytes are not recognized as a file format",
    arguments: [
      PNGFile.signature, [], text("BM is a text"), text("<html><body/></html>"), text("RIFF"),
      text("a text about <svg"), [0xFF, 0xD8],
    ])
  func notRecognized(bytes: [UInt8]) {
    #expect(FileFormat(bytes) == nil)
  }

  @Test("A prefix of an SVG file is recognized if it contains the name of the element")
  func prefixes() {
    let bytes = Self.text("\u{FEFF}<?xml version='1.0'?><svg/>")
    let recognized = bytes.indices.filter { FileFormat(Array(bytes.prefix($0))) == .svg }
    #expect(recognized == [bytes.count - 2, bytes.count - 1])
  }
}
