// SPDX-License-Identifier: MIT

import Testing
import TintypeScene

@testable import TintypeResources

@Suite("Recent images")
struct RecentImagesTests {
  /// Images with eight million pixels each.
  private func photos(_ count: Int) throws -> RecentImages {
    let pixels = Array(repeating: UInt32.max, count: 8_000_000)
    let photo = try #require(ImageData(pixelWidth: 4000, pixelHeight: 2000, pixels: pixels))
    var images = RecentImages()
    for number in 1...count { images.keep(photo, for: key(number)) }
    return images
  }

  private func key(_ number: Int) -> RecentImages.Key {
    RecentImages.Key(path: "\(number).png", scale: 1, displayScale: 3, isMirrored: false)
  }

  private func kept(_ images: RecentImages, of numbers: [Int]) -> [Int] {
    var images = images
    return numbers.filter { images.image(for: key($0)) != nil }
  }

  @Test("The images that were used last are kept during an evaluation, up to 60 million pixels")
  func limit() throws {
    #expect(kept(try photos(7), of: Array(1...7)) == Array(1...7))
    #expect(kept(try photos(9), of: Array(1...9)) == Array(3...9))
  }

  @Test("The next evaluation begins with eight million pixels at most")
  func nextEvaluation() throws {
    var images = try photos(3)
    _ = images.image(for: key(1))
    images.prepareForEvaluation()
    #expect(kept(images, of: [1, 2, 3]) == [1])
  }

  @Test("An image that is kept twice counts once")
  func replacement() throws {
    var images = try photos(7)
    let found = images.image(for: key(7))
    let image = try #require(found)
    for _ in 1...7 { images.keep(image, for: key(7)) }
    #expect(kept(images, of: Array(1...7)) == Array(1...7))
  }
}
