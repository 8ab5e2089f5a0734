// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Scenes")
struct SceneTests {
  struct Card: Component {
    @Environment(\.colorScheme) private var scheme

    var body: some Component {
      VStack(alignment: .leading, spacing: 4) {
        Text("Title").font(.system(size: 20, weight: .bold))
        Text(scheme == .dark ? "dark" : "light").foregroundStyle(.secondary)
        RoundedRectangle(cornerRadius: 4).strokeBorder(.primary).frame(height: 12)
      }
      .padding(8)
      .background(.systemBackground)
      .opacity(0.5)
    }
  }

  @Test(
    "Scenes of the same component and environment are equal",
    arguments: [Traits.light, .dark, .rightToLeft])
  func equal(traits: Traits) throws {
    #expect(try lay(Card(), traits: traits) == lay(Card(), traits: traits))
  }

  @Test(
    "Scenes can be encoded and decoded", arguments: [Traits.light, .dark, .rightToLeft])
  func coding(traits: Traits) throws {
    let scene = try lay(Card(), in: Size(120, 80), traits: traits)
    #expect(try throughJSON(scene) == scene)
  }

  @Test("Scenes of random trees can be encoded and decoded", arguments: 0..<20 as Range<UInt64>)
  func randomTrees(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = try lay(Node.random(depth: 4, using: &generator), in: Size(300, 200))
    var decoded = try throughJSON(scene)
    // Images are encoded by name, without their pixels.
    decoded.images = scene.images
    #expect(decoded == scene)
    #expect(scene.nodes.enumerated().allSatisfy { index, node in (node.parent ?? -1) < index })
  }

  @Test("Scenes of another format are rejected")
  func format() throws {
    var scene = try lay(Card())
    scene.format = 2
    #expect(throws: DecodingError.self) { try throughJSON(scene) }
  }

  @Test("The canvas is transparent by default, and a device has the system background")
  func canvas() throws {
    #expect(try lay(Card()).canvas.background == nil)
    #expect(try lay(Card(), in: Size(9, 9)).canvas.background == nil)
    for (traits, text) in [(Traits.light, "#FFFFFF"), (.dark, "#000000")] {
      let scene = try Scene(
        of: Card(), in: .device(.iPhone13), traits: traits, measuring: BlockText())
      #expect(scene.canvas.size == Size(390, 844))
      #expect(scene.canvas.scale == 3)
      #expect(scene.canvas.background?.description == "systemBackground \(text)")
    }
  }

  @Test("Scenes have the colors of their color scheme")
  func colors() throws {
    let colors = try [Traits.light, .dark].map { traits in
      try lay(Card(), traits: traits).lines.map(\.color.description)
    }
    #expect(
      colors == [
        ["primary #000000", "secondary #3C3C4399"], ["primary #FFFFFF", "secondary #EBEBF599"],
      ])
  }

  @Test("A scene has the environment of its device unless traits override it")
  func traits() throws {
    let device = Device(
      name: "d", size: Size(10, 10), scale: 3, traits: [.dark, .rightToLeft])
    let canvas = try Scene(of: Card(), in: .device(device), measuring: BlockText()).canvas
    #expect(canvas.colorScheme == .dark)
    #expect(canvas.layoutDirection == .rightToLeft)
    let other = try Scene(
      of: Card(), in: .device(device, size: Size(20, 30)), traits: [.light, .displayScale(1)],
      measuring: BlockText()
    ).canvas
    #expect(other.colorScheme == .light)
    #expect(other.scale == 1)
    #expect(other.size == Size(20, 30))
  }

  @Test("The path for an index without a node is empty", arguments: [-1, 99, .max])
  func noPath(index: Int) throws {
    #expect(try lay(Card()).path(of: index).elements.isEmpty)
  }

  @Test("The path of a node that is its own parent ends")
  func cyclicPath() {
    let node = Scene.Node(parent: 0, element: "A", frame: .zero, attributes: [])
    let scene = Scene(canvas: .init(size: Size(1, 1), scale: 1), nodes: [node])
    #expect(scene.path(of: 0).elements.count <= 2)
    #expect(!scene.outline.isEmpty)
  }
}
