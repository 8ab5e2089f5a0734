// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging
import TintypeTestSupport

@Suite("Scene size of a complete screen") struct SceneSizeTests {
  @Test(
    "A compressed scene is smaller than 10 kB and decodes to an equal scene",
    arguments: try nonEmpty(Gallery.sheets(of: "ShowcaseSnapshotTests")).map(\.fileName))
  func size(name: String) throws {
    let sheet = try #require(
      Gallery.sheets(of: "ShowcaseSnapshotTests").first { $0.fileName == name })
    let scene = try Scene(
      of: sheet.component, in: sheet.viewport, traits: sheet.traits,
      measuring: CairoRenderer.standard())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = try encoder.encode(scene)
    let compressed = Zlib.compress(Array(json)).count
    #expect(compressed < 10_240)
    var decoded = try JSONDecoder().decode(Scene.self, from: json)
    decoded.images = scene.images
    #expect(decoded == scene)
    let renderer = try CairoRenderer.standard()
    #expect(try renderer.paint(decoded) == renderer.paint(scene))
  }
}
