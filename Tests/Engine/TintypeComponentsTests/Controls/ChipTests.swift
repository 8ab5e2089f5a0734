// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeGallery

@Suite("Chips")
struct ChipTests {
  final class Model {
    var isChosen = false
    var removed = 0
  }

  @Test("A tap on a chip toggles its selection")
  func togglesSelection() throws {
    let model = Model()
    let host = try ComponentHost(Chip("Vegan", isSelected: Binding(model, \.isChosen)))

    try host.perform(.tap, on: "Vegan")
    #expect(model.isChosen)
    #expect(host.scene.labeled("Vegan")?.semantics?.traits.contains(.isSelected) == true)

    try host.perform(.tap, on: "Vegan")
    #expect(!model.isChosen)
  }

  @Test("The remove button of a chip runs the action, and its title does not")
  func removes() throws {
    let model = Model()
    let host = try ComponentHost(Chip("Porto", onRemove: { model.removed += 1 }))

    try host.perform(.tap, on: "Remove Porto")

    #expect(model.removed == 1)
    #expect(host.scene.labeled("Porto")?.semantics?.traits == .isStaticText)
  }

  @Test("A disabled chip rejects taps")
  func refusesDisabled() throws {
    let host = try ComponentHost(Chip("A") {}.disabled(true))

    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "A") }
    #expect(host.scene.labeled("A")?.semantics?.traits.contains(.isDisabled) == true)
  }

  @Test("A chip with actions has a tap area of 44 points, and one without actions stays small")
  func meetsMinimumTapArea() throws {
    let chip = try lay(Chip("A", action: {}, onRemove: {}))
    for label in ["A", "Remove A"] {
      let frame = try #require(chip.labeled(label)).frame
      #expect(frame.width >= 44 && frame.height >= 44, "\(label)")
    }
    #expect(try lay(Chip("A")).canvas.size.height == 32)
  }

  @Test("The remove button of a chip is at the trailing edge", arguments: LayoutDirection.allCases)
  func mirrors(direction: LayoutDirection) throws {
    let scene = try lay(Chip("Porto", onRemove: {}), traits: .layoutDirection(direction))
    let title = try #require(scene.labeled("Porto")).frame
    let cross = try #require(scene.labeled("Remove Porto")).frame

    #expect((title.midX < cross.midX) == (direction == .leftToRight))
  }

  @Test("A title of one word has one line at all text sizes")
  func oneWord() throws {
    for size in DynamicTypeSize.allCases {
      let chip = Chip("ada.lovelace@example.org", onRemove: {})
      let scene = try lay(chip, in: Size(200, 200), traits: .dynamicTypeSize(size))
      #expect(scene.lines.count == 1, "\(size)")
    }
  }

  @Test("The title of a chip is legible whether or not the chip is selected")
  func isLegible() throws {
    for traits in [Traits.light, .dark] {
      for tint in [Color.blue, .yellow, .green, .pink] {
        let scene = try lay(Chip("A", isSelected: true).tint(tint), traits: traits)
        let text = try #require(scene.lines.first).color
        #expect(text.contrast(with: try #require(scene.fills.first)) >= 4.5)
      }
    }
  }
}
