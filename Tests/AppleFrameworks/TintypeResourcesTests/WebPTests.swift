// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging
import TintypeResources
import TintypeTestSupport

@Suite("A WebP file", .requires(.library(.webP)))
struct WebPTests {
  /// A WebP file of 2 by 2 pixels: red, green at half opacity, transparent blue, and white.
  static let file = Fixtures.bytes(
    "UklGRjQAAABXRUJQVlA4TCcAAAAvAUAAEB8w/wKCIv9HExAU+T+agKDouuUC7KaCmrYNWPwmHRH9jwMA")

  @Test("Pixels are decoded and premultiplied")
  func pixels() throws {
    let bitmap = try ImageFile(Self.file).bitmap()
    #expect(bitmap.pixels == [0xFFFF_0000, 0x8000_8000, 0, 0xFFFF_FFFF])
  }

  @Test("A truncated file is an error")
  func truncated() {
    #expect(throws: ImageFileError.truncated(.webP)) {
      try ImageFile(Array(Self.file.dropLast(8))).bitmap()
    }
  }
}
