// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Tables")
struct TableTests {
  struct Item {
    var name: String
    var weight: String
  }

  private let items = [
    Item(name: "Figs", weight: "12.5"), Item(name: "Quinces", weight: "0.325"),
    Item(name: "Kiwis", weight: "7"),
  ]

  private var table: Table<Item> {
    Table(items) {
      TableColumn("Item", width: .flexible) { $0.name }.footer("Total")
      TableColumn("kg", accessibilityLabel: "Kilograms", alignment: .trailing) { $0.weight }
        .footer("19.825")
    }
  }

  /// Returns the frame of the text element with a string.
  private func text(_ words: String, in scene: Scene) throws -> Rect {
    let line = try #require(
      scene.commands.first { command in
        if case .text(let line) = command.paint {
          line.string == words
        } else {
          false
        }
      })
    return scene.nodes[line.node].frame
  }

  @Test("A row is one accessibility element that has each value after its column header")
  func rowIsOneAccessibilityElementThatHasEachValue() throws {
    let text = try lay(table, in: Size(390, 400)).accessibilityText

    #expect(text.contains("Item: Figs, Kilograms: 12.5"))
    #expect(text.contains("Item: Total, Kilograms: 19.825"))
    #expect(!text.contains("\nkg"))
  }

  @Test("A flexible column fills the remaining width", arguments: LayoutDirection.allCases)
  func fillsWidth(direction: LayoutDirection) throws {
    let scene = try lay(table, in: Size(390, 400), traits: .layoutDirection(direction))
    let name = try text("Figs", in: scene)
    let weight = try text("12.5", in: scene)

    #expect((direction == .leftToRight ? name.minX : 390 - name.maxX) == 12)
    #expect((direction == .leftToRight ? 390 - weight.maxX : weight.minX) == 12)
  }

  @Test("A table without flexible columns is as wide as its content")
  func hugsContent() throws {
    let narrow = Table(items) {
      TableColumn("Item") { $0.name }
      TableColumn("", width: .fixed(40)) { $0.weight }
    }
    let scene = try lay(VStack { narrow.id("table") }, in: Size(390, 400))

    // 7 characters of 10 points, 40, and 12 + 6 + 6 + 12 between and around them.
    #expect(scene.frame("table")?.width == 146)
  }

  @Test("Decimal points are aligned", arguments: LayoutDirection.allCases)
  func alignsDecimals(direction: LayoutDirection) throws {
    let decimals = Table(items) {
      TableColumn("Item", width: .flexible) { $0.name }
      TableColumn("kg", alignment: .decimal) { $0.weight }
    }
    let scene = try lay(decimals, in: Size(390, 400), traits: .layoutDirection(direction))

    let ends = try ["12", "0", "7"].map { try text($0, in: scene).maxX }
    #expect(Set(ends).count == 1)
    #expect(try text(".5", in: scene).minX == ends.first)
  }

  @Test("A highlighted row has a tint from edge to edge and is selected")
  func highlights() throws {
    let scene = try lay(
      table.highlighted { $0.name == "Quinces" }, in: Size(390, 400))
    let rows = scene.nodes.filter { $0.element.hasPrefix("GridRow") }

    #expect(
      rows.map { $0.semantics?.traits.contains(.isSelected) ?? false }
        == [false, false, true, false, false])
    let fills = scene.commands.compactMap { command -> Rect? in
      if case .fill(.box(let rect, _), _) = command.paint, rect.height >= 44 { rect } else { nil }
    }
    #expect(fills.count == 1)
    #expect(fills.allSatisfy { $0.minX <= 0 && $0.maxX >= 390 })
  }

  @Test("Every second row has an alternating background")
  func stripes() throws {
    let scene = try lay(
      table.alternatingRowBackgrounds().rowSeparators(false), in: Size(390, 400))
    let fills = scene.commands.filter { command in
      if case .fill(.box(let rect, _), _) = command.paint { rect.height >= 44 } else { false }
    }

    #expect(fills.count == 1)
  }

  @Test("A tap on a row runs the row's action")
  func tapsRows() throws {
    final class Model { var names: [String] = [] }
    let model = Model()
    let host = try ComponentHost(
      VStack { table.onTapRow { model.names.append($0.name) } }, in: .fixed(Size(390, 400)))
    let row = try #require(
      host.scene.nodes.indices.filter {
        host.scene.nodes[$0].element.hasPrefix("GridRow")
      }.dropFirst(2).first)

    try host.perform(.tap, on: host.scene.path(of: row).description)
    #expect(model.names == ["Quinces"])
  }

  @Test("Rows are at least 44 points high, and fixed columns grow with the text size")
  func growsWithText() throws {
    let fixed = Table(items) { TableColumn("", width: .fixed(40)) { $0.weight } }
    let small = try lay(VStack { fixed.id("table") }, in: Size(390, 2000))
    let large = try lay(
      VStack { fixed.id("table") }, in: Size(390, 2000),
      traits: .dynamicTypeSize(.accessibility5))

    #expect(try #require(small.frame("table")).height >= 3 * 44)
    #expect(small.frame("table")?.width == 64)
    #expect(try #require(large.frame("table")).width > 140)
  }

  @Test("Tables without rows or columns are empty and accepted")
  func survivesEmptiness() throws {
    let none = Table([Item]()) { TableColumn("Item") { $0.name } }
    let bare = Table<Item>(items) {}

    #expect(try lay(none, in: Size(40, 40)).lines.count == 1)
    #expect(try lay(bare, in: Size(40, 40)).lines.isEmpty)
  }

  @Test(
    "An invalid column width falls back to the width of the content",
    arguments: [.nan, -1, .infinity])
  func survivesWidths(width: Double) throws {
    let odd = Table(items) { TableColumn("Item", width: .fixed(width)) { $0.name } }

    #expect(try lay(odd).diagnostics.isEmpty)
  }
}
