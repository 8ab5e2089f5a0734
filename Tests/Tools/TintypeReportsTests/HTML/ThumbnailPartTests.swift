// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeImaging
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

@Suite("The part of an image that its thumbnail shows")
struct ThumbnailPartTests {
  private static let canvas = PixelSize(width: 800, height: 1600)

  static let parts: [(region: PixelRect, part: PixelRect?)] = [
    // A wide region keeps its shape, with a margin of an eighth.
    (
      PixelRect(x: 100, y: 400, width: 400, height: 160),
      PixelRect(x: 50, y: 350, width: 500, height: 260)
    ),
    // A small region has surroundings of 120 pixels.
    (
      PixelRect(x: 300, y: 300, width: 2, height: 2),
      PixelRect(x: 241, y: 241, width: 120, height: 120)
    ),
    // The ratio of the sides is at most 3.
    (
      PixelRect(x: 0, y: 0, width: 800, height: 10), PixelRect(x: 0, y: 0, width: 800, height: 333)
    ),
    (
      PixelRect(x: 0, y: 0, width: 800, height: 1600),
      PixelRect(x: 0, y: 0, width: 800, height: 1600)
    ),
    // A region at the edge has more surroundings on the other side.
    (
      PixelRect(x: 790, y: 1590, width: 10, height: 10),
      PixelRect(x: 680, y: 1480, width: 120, height: 120)
    ),
  ]

  @Test("The part contains the region with its surroundings", arguments: parts.indices)
  func around(index: Int) {
    let (region, part) = Self.parts[index]
    #expect(ThumbnailPart.around([region], in: Self.canvas) == part)
  }

  @Test("Regions next to the largest one are part of it, unless the result is much larger")
  func neighbors() {
    // The edges of a button.
    let edges = [
      PixelRect(x: 200, y: 500, width: 400, height: 30),
      PixelRect(x: 200, y: 560, width: 400, height: 30),
    ]
    let far = PixelRect(x: 200, y: 900, width: 400, height: 30)
    let tall = PixelRect(x: 0, y: 510, width: 40, height: 1000)
    let both = PixelRect(x: 150, y: 450, width: 500, height: 190)
    #expect(ThumbnailPart.around(edges, in: Self.canvas) == both)
    #expect(ThumbnailPart.around(edges + [far], in: Self.canvas) == both)
    #expect(ThumbnailPart.around(edges + [tall], in: Self.canvas) == both)
    #expect(ThumbnailPart.around([], in: Self.canvas) == nil)
  }

  @Test(
    "Any numbers in a journal result in a part of the canvas",
    arguments: [
      PixelRect(x: .min, y: .max, width: .max, height: .min),
      PixelRect(x: .max, y: .min, width: .max, height: .max),
      PixelRect(x: -5, y: -5, width: 0, height: 0),
    ], [PixelSize(width: 1, height: 1), PixelSize(width: 800, height: 50)])
  func hostile(region: PixelRect, canvas: PixelSize) throws {
    let part = try #require(ThumbnailPart.around([region, region], in: canvas))
    #expect(part.width > 0 && part.height > 0)
    #expect(part.x >= 0 && part.x + part.width <= canvas.width)
    #expect(part.y >= 0 && part.y + part.height <= canvas.height)
  }

  @Test("The thumbnails of a change show the largest region, before and after")
  func thumbnails() throws {
    let output = try TemporaryOutput()
    try output.write(try .plain(0xFFFF_0000, width: 400, height: 400), to: "old.png")
    try output.write(try .plain(0xFF00_00FF, width: 400, height: 400), to: "new.png")
    var changed = record("t", .changed, artifacts: .init(reference: "old.png", actual: "new.png"))
    changed.details = ImageDetails(
      pixels: JournalRecord.PixelSummary(
        differing: 4, total: 160_000, referenceSize: PixelSize(width: 400, height: 400),
        actualSize: PixelSize(width: 400, height: 400),
        regions: [
          JournalRecord.Region(
            bounds: PixelRect(x: 10, y: 10, width: 2, height: 2), differing: 4, largest: 255)
        ]))
    let added = record("u", .missing, artifacts: .init(actual: "new.png"))
    try output.journal([changed, added])
    let values = try #require(
      try WrittenReport(output).arguments("data/t0000.js", of: "thumbnails").last as? [[Any]])
    let images = try values.map { pair in
      try pair.map { value -> Bitmap? in
        guard let base64 = value as? String else { return nil }
        return try PNG.decode(Array(try #require(Data(base64Encoded: base64))))
      }
    }
    #expect(images[0].map { $0?.size } == [120, 120].map { PixelSize(width: $0, height: $0) })
    #expect(images[0].map { $0?[0, 0] } == [0xFFFF_0000, 0xFF00_00FF])
    // The whole new image, reduced.
    #expect(images[1].map { $0?.size } == [nil, PixelSize(width: 240, height: 240)])
  }
}
