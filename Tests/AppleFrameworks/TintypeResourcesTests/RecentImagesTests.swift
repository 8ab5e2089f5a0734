// SPDX-License-Identifier: MIT

import Testing
import TintypeScene

@testable import TintypeResources

@Suite("Recent images")
struct RecentImagesTests {
  /// Returns an image with eight million pixels.
  private func photo() throws -> NamedImage {
    let pixels = Array(repeating: UInt32.max, count: 8_000_000)
    return NamedImage(
      pixels: try #require(ImageData(pixelWidth: 4000, pixelHeight: 2000, pixels: pixels)))
  }

  @Test("The images that were used last are kept up to 20 million pixels")
  func limit() throws {
    var images = RecentImages<Int>()
    let photo = try photo()
    images.keep(photo, for: 1)
    images.keep(photo, for: 2)
    #expect(images.image(for: 1) != nil)
    images.keep(photo, for: 3)
    #expect([1, 2, 3].map { images.image(for: $0) != nil } == [true, false, true])
  }
}
