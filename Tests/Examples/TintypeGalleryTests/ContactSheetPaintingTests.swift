// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging

@Suite("Tiles of a contact sheet") struct ContactSheetPaintingTests {
  @Test("A tile with bars that blur their background looks the same as the screen rendered alone")
  func tile() throws {
    let renderer = try CairoRenderer.standard()
    let screen = try Scene(
      of: Kit.ShowcaseProfile(), in: .device(.iPhoneSe), traits: .dark, measuring: renderer)
    let sheet = try ContactSheet(scale: 2).scene(
      of: [("dark", screen)], measuring: renderer)
    let place = try #require(sheet.nodes.first { $0.element == "Tile#dark" }).frame
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

  private struct ShadowedCard: Component {
    var body: some Component {
      Rectangle().fill(Color.white).frame(width: 60, height: 40)
        .shadow(color: .black, radius: 10, x: 0, y: 4)
    }
  }

  /// Returns the brightness of pixels, 0 to 255, on a white sheet.
  ///
  /// Positions are in points from the tile's corner.
  private func brightness(
    _ points: [(x: Double, y: Double)], of viewport: Viewport, traits: Traits = .light
  ) throws -> [UInt32] {
    let renderer = try CairoRenderer.standard()
    let sheet = ContactSheet(
      columns: 1, scale: 2, style: SnapshotSheetStyle(background: .white))
    let scene = try sheet.scene(
      of: [Variant(name: "card", viewport: viewport, traits: traits)], measuring: renderer
    ) { ShadowedCard() }
    let place = try #require(scene.nodes.first { $0.element == "Tile#card" }).frame
    let bitmap = try renderer.paint(scene)
    return try points.map { point in
      let pixel = bitmap[Int((place.minX + point.x) * 2), Int((place.minY + point.y) * 2)]
      return try #require(pixel) & 0xFF
    }
  }

  @Test("A component's shadow is painted beyond its tile and fades out gradually")
  func shadow() throws {
    // The radius is the standard deviation, so the last point of each edge is four radii away.
    for edge in [
      [(-1.0, 20.0), (-8, 20), (-16, 20), (-40, 20)], [(30, 41), (30, 52), (30, 64), (30, 83)],
    ] {
      let values = try brightness(edge.map { (x: $0.0, y: $0.1) }, of: .sizeThatFits)
      #expect(values == values.sorted())
      #expect((values.first ?? 255) < 200)
      #expect(values.last == 255)
      // A clipped shadow would end in an abrupt step.
      for (near, far) in zip(values, values.dropFirst()) { #expect(far > near) }
    }
  }

  @Test("A screen is clipped at the edges of its tile")
  func screen() throws {
    let device = Device(name: "Small", size: Size(width: 60, height: 40))
    let values = try brightness(
      [(-1, 20), (61, 20), (30, 41), (30, -1)], of: .device(device))
    #expect(values == [255, 255, 255, 255])
  }
}
