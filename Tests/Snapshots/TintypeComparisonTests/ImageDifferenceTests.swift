// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeImaging
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Differences of images")
struct ImageDifferenceTests {
  private func difference(_ old: SnapshotImage, _ new: SnapshotImage) throws -> ImageDifference {
    let package = try TemporaryPackage()
    try package.writeReference(Diffing.image.encode(old))
    let result = package.verify(new, as: .image, record: .never)
    guard case .changed(let difference) = result.verdict else {
      throw try #require(result.error)
    }
    return try #require(difference as? ImageDifference)
  }

  @Test("A difference counts pixels")
  func pixels() throws {
    var changed = try SnapshotImage.filled(0x336699)
    changed.bitmap = try Bitmap(
      width: 4, height: 3, pixels: changed.bitmap.pixels.dropLast() + [0xFF33_6600])
    let difference = try difference(.filled(0x336699), changed)
    let pixels = difference.pixels
    #expect(pixels.differingPixels == 1)
    #expect(pixels.totalPixels == 12)
    #expect(pixels.bounds == PixelRect(x: 3, y: 2, width: 1, height: 1))
    #expect(pixels.largestDistance == 0x99)
  }

  @Test("A difference has a diff image")
  func artifact() throws {
    let difference = try difference(.filled(0x336699), .filled(0x336600))
    let shown = try PNG.decode(try #require(difference.artifact))
    #expect(shown.pixels.allSatisfy { $0 == Bitmap.differenceColor })
  }

  @Test("Sizes too extreme for a diff image are reported without one")
  func extremeSizes() throws {
    let wide = try SnapshotImage.filled(0x336699, width: 32_000, height: 1)
    let tall = try SnapshotImage.filled(0x336699, width: 1, height: 32_000)
    let difference = try difference(wide, tall)
    #expect(difference.artifact == nil)
  }

  @Test("A difference lists the differing parts of two known environments")
  func environments() throws {
    let old = try SnapshotImage.filled(0x336699, environment: ["cairo": "1.16.0", "pango": "1.50"])
    let new = try SnapshotImage.filled(0x336600, environment: ["cairo": "1.18.4", "pango": "1.50"])
    #expect(try difference(old, new).environment.map(\.description) == ["cairo 1.16.0 → 1.18.4"])
    #expect(try difference(old, .filled(0x336600)).environment.isEmpty)
    #expect(try difference(.filled(0x336699), new).environment.isEmpty)
  }

  @Test("Environments alone make no difference")
  func otherEnvironmentSamePixels() throws {
    let package = try TemporaryPackage()
    let old = try SnapshotImage.filled(0x336699, environment: ["cairo": "1.16.0"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try SnapshotImage.filled(0x336699, environment: ["cairo": "1.18.4"])
    #expect(package.verify(new, as: .image, record: .never).outcome == "matched")
  }
}
