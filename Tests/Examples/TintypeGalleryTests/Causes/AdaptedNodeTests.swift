// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@testable import TintypeComparison

@Suite("Undone changes in another environment")
struct AdaptedNodeTests {
  /// A component with two equal rows, one of which is removed in another environment.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var traits: Traits
    /// The row, which depends on the scale of lengths.
    var row: @Sendable (_ scale: Double) -> any Component
  }

  private static let rows: [Row] = [
    Row(testDescription: "A material in another color scheme", traits: .dark) { _ in
      Text("1").padding(4).background(Material.thin, in: RoundedRectangle(cornerRadius: 4))
    },
    Row(testDescription: "A gradient of semantic colors in another color scheme", traits: .dark) {
      _ in
      LinearGradient(colors: [.yellow, .pink], startPoint: .top, endPoint: .bottom)
        .frame(height: 20)
    },
    Row(testDescription: "A semantic color in another color scheme", traits: .dark) { _ in
      Text("1").foregroundStyle(Color.secondary)
    },
    Row(testDescription: "A symbol in another text size", traits: .dynamicTypeSize(.xxxLarge)) {
      _ in Label("1", systemImage: "gear").font(.headline)
    },
    Row(
      testDescription: "A symbol with a fixed size in another text size",
      traits: .dynamicTypeSize(.xxxLarge)
    ) { _ in
      HStack {
        Symbol("gear").font(.system(size: 17))
        Text("1")
      }
    },
    Row(testDescription: "Scaled lengths in another text size", traits: .dynamicTypeSize(.xxxLarge))
    {
      scale in Text("1").font(.caption).padding(4 * scale).frame(minWidth: 20 * scale)
    },
  ]

  private static func page(_ row: Row, _ count: Int, _ scale: Double = 1) -> any Component {
    VStack(alignment: .leading, spacing: 8) {
      Text("Harbor").font(.title)
      ForEach(Array(0..<count), id: \.self) { _ in ComponentList([row.row(scale)]) }
      Text("Total")
    }
    .padding(8)
  }

  private func decoded(_ scene: Scene) throws -> Scene {
    try JSONDecoder().decode(Scene.self, from: JSONEncoder().encode(scene))
  }

  @Test("A removed row is restored with the values of the newer environment", arguments: rows)
  func adapted(row: Row) throws {
    let renderer = try CairoRenderer.standard()
    func scene(_ count: Int, _ scale: Double, _ traits: Traits) throws -> Scene {
      try Scene(
        of: ComponentList([Self.page(row, count, scale)]),
        in: .fixed(Size(width: 200, height: 240)),
        traits: traits, measuring: renderer)
    }
    // Of the caption, whose size is 12 at `large` and 18 at `xxxLarge`.
    let scale = row.traits.dynamicTypeSize == nil ? 1 : 1.5
    let (old, new) = (try decoded(scene(2, 1, Traits())), try scene(1, scale, row.traits))
    let charging = try #require(
      SceneCharging(
        from: old, to: new, older: renderer.paint(old), newer: renderer.paint(new),
        repaint: { try renderer.paint($0) }))
    let removal = try #require(
      charging.groups.firstIndex { group in
        group.contains { charging.changes[$0].change.kind == .removed }
      })
    let restored = try #require(charging.scene([removal]))
    #expect(try renderer.paint(restored) == renderer.paint(scene(2, scale, row.traits)))
    let all = try #require(charging.scene(Set(charging.groups.indices)))
    #expect(try renderer.paint(all) == renderer.paint(old))
  }

  @Test(
    "The status bar and the background follow the restored environment",
    arguments: [Traits.dark, .layoutDirection(.rightToLeft)])
  func statusBar(traits: Traits) throws {
    let renderer = try CairoRenderer.standard()
    func scene(_ traits: Traits) throws -> Scene {
      try Scene(
        of: Text("Harbor"), in: .device(Device.iPhone16.statusBar()), traits: traits,
        measuring: renderer)
    }
    let (old, new) = (try decoded(scene(Traits())), try scene(traits))
    let charging = try #require(
      SceneCharging(
        from: old, to: new, older: renderer.paint(old), newer: renderer.paint(new),
        repaint: { try renderer.paint($0) }))
    let restored = try #require(charging.scene(Set(charging.groups.indices)))
    #expect(try renderer.paint(restored) == renderer.paint(old))
  }
}
