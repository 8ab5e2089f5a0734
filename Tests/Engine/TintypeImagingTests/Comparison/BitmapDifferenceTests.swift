// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Diff images")
struct BitmapDifferenceTests {
  @Test("A diff image shows equal pixels in pale gray and others in the difference color")
  func colors() throws {
    let image = try Bitmap.difference(
      reference: try Bitmap(
        width: 4, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0, 0xFF00_FF00]),
      actual: try Bitmap(width: 4, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0, 0xFF00_FF01]))
    #expect(image.pixels == [0xFFAA_AAAA, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFD6_007F])
  }

  @Test("A diff image covers both sizes and is transparent where neither bitmap has pixels")
  func sizes() throws {
    let wide = try Bitmap(width: 3, height: 1)
    let tall = try Bitmap(width: 1, height: 2)
    let changed = Bitmap.differenceColor
    for (reference, actual) in [(wide, tall), (tall, wide)] {
      let image = try Bitmap.difference(reference: reference, actual: actual)
      #expect(image.size == PixelSize(width: 3, height: 2))
      #expect(image.pixels == [0xFFFF_FFFF, changed, changed, changed, 0, 0])
    }
  }

  @Test("A diff image never shows equal pixels dark or tinted, even if a color exceeds its alpha")
  func pale() throws {
    let values: [UInt32] = [0xFF12_3456, 0x80FF_FFFF, 0x00FF_FFFF, 0x4000_4000, 0xFFFF_0000]
    let bitmap = try Bitmap(width: values.count, height: 1, pixels: values)
    let pixels = try Bitmap.difference(reference: bitmap, actual: bitmap).pixels
    #expect(pixels.count == values.count)
    for pixel in pixels {
      let gray = pixel & 0xFF
      #expect(pixel == 0xFF00_0000 | gray << 16 | gray << 8 | gray)
      #expect(gray >= 0xAA)
    }
  }

  @Test("A diff image over the size limit is rejected")
  func tooLarge() throws {
    let wide = try Bitmap(width: 32_767, height: 1)
    let tall = try Bitmap(width: 1, height: 32_767)
    #expect(throws: ImagingError.tooLarge(width: 32_767, height: 32_767)) {
      try Bitmap.difference(reference: wide, actual: tall)
    }
    #expect(BitmapComparison(reference: wide, actual: tall).totalPixels == 32_767 * 32_767)
  }
}
