// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging

@Suite("A tile of a contact sheet") struct ContactSheetPaintingTests {
  @Test("looks as it does alone, though its bars blur what lies behind them")
  func tile() throws {
    let renderer = try CairoRenderer.standard()
    let screen = try Scene(
      of: Kit.ShowcaseProfile(), in: .device(.iPhoneSe), traits: .dark, measuring: renderer)
    let sheet = try ContactSheet(scale: 2).scene(
      of: [("dark", screen)], measuring: renderer)
    let place = try #require(sheet.nodes.first { $0.element == "Color#tile-0" }).frame
    let (left, top) = (Int(place.minX * 2 + 0.5), Int(place.minY * 2 + 0.5))
    let (alone, together) = (try renderer.paint(screen), try renderer.paint(sheet))
    #expect(alone.width == 640 && alone.height == 1136)
    for y in stride(from: 0, to: alone.height, by: 3) {
      for x in stride(from: 0, to: alone.width, by: 3)
      where alone[x, y] != together[left + x, top + y] {
        Issue.record("The pixel at \(x), \(y) differs.")
        return
      }
    }
  }
}
