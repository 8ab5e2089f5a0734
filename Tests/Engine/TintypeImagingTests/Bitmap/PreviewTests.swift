// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Bitmap previews")
struct PreviewTests {
  private func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { _ -> UInt32 in
      let alpha = UInt32.random(in: 0...255, using: &generator)
      let colors = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
      return alpha << 24 | colors[0] << 16 | colors[1] << 8 | colors[2]
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(
    "A preview has one pixel per point, up to the maximum side length",
    arguments: [
      (300, 600, 3.0, 100, 200), (300, 600, 1, 300, 600), (10, 3000, 1, 3, 1000),
      (1, 1, 3, 1, 1), (5, 2, 2, 3, 1), (4, 4, 0.5, 4, 4), (2000, 10, 2, 1000, 5),
    ])
  func size(width: Int, height: Int, scale: Double, newWidth: Int, newHeight: Int) throws {
    let preview = try Bitmap(width: width, height: height).preview(scale: scale)
    #expect([preview.width, preview.height] == [newWidth, newHeight])
  }

  @Test("A preview has at most the given number of colors", arguments: [1, 2, 3, 16, 64, 255])
  func colors(limit: Int) throws {
    for seed in 0..<4 as Range<UInt64> {
      let preview = try noise(40, 30, seed: seed).preview(scale: 1, colors: limit)
      #expect(Set(preview.pixels).count <= limit)
    }
  }

  @Test("A preview keeps a few distinct colors unchanged")
  func exact() throws {
    let colors: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFFCC_4729, 0xFF1A_736B, 0, 0x8080_0000]
    let bitmap = try Bitmap(width: 6, height: 20, pixels: (0..<120).map { colors[$0 % 6] })
    #expect(bitmap.preview(scale: 1, colors: 6) == bitmap)
  }

  @Test("The colors of a preview are premultiplied", arguments: 0..<8 as Range<UInt64>)
  func premultiplied(seed: UInt64) throws {
    let preview = try noise(64, 48, seed: seed).preview(scale: 2, colors: 20)
    let isValid = preview.pixels.allSatisfy { pixel in
      [0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 }
    }
    #expect(isValid)
  }

  @Test("A preview keeps the steps of a soft shadow on a transparent canvas")
  func shadow() throws {
    let bitmap = try Bitmap(width: 50, height: 40, pixels: (0..<2000).map { UInt32($0 / 50) << 24 })
    let preview = bitmap.preview(scale: 1)
    let steps = zip(bitmap.pixels, preview.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    #expect(steps.allSatisfy { $0 <= 1 })
  }

  @Test("A preview with more colors is closer to the bitmap")
  func closer() throws {
    let bitmap = try noise(64, 64, seed: 7)
    func error(_ colors: Int) -> Int {
      zip(bitmap.pixels, bitmap.preview(scale: 1, colors: colors).pixels).reduce(0) { sum, pair in
        [0, 8, 16, 24].reduce(sum) { sum, shift in
          let step = Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)
          return sum + step * step
        }
      }
    }
    let errors = [1, 4, 16, 64, 256].map(error)
    #expect(errors == errors.sorted(by: >))
  }
}
