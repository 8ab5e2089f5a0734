// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Lists")
struct ListTests {
  @Test("Lists lay out their rows", arguments: cases)
  func arrange(layout: LayoutCase) throws { try layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "plain rows extend to the edges, and contain their separators", in: (200, 300),
      ["L": (0, 0, 200, 300), "A": (16, 12, 10, 20), "B": (16, 55, 30, 40)]
    ) {
      List {
        Text("a").id("A"); box("B", 30, 40)
      }.id("L")
    },
    LayoutCase(
      "inset grouped rows are on cards", in: (200, 300),
      ["A": (32, 47, 10, 20), "B": (32, 126, 10, 20)]
    ) {
      List {
        Section { Text("a").id("A") }
        Text("b").id("B")
      }.listStyle(.insetGrouped)
    },
    LayoutCase(
      "rows are below headers and above footers", in: (200, 300),
      ["H": (16, 27, 10, 20), "A": (16, 64, 10, 20), "F": (16, 102, 10, 20)]
    ) {
      List {
        Section {
          Text("a").id("A")
        } header: {
          Text("h").id("H")
        } footer: {
          Text("f").id("F")
        }
      }
    },
  ]

  @Test("A list recognizes a section inside a component")
  func boundary() throws {
    let list = List {
      Boundary { Section("h") { Text("a") } }
      Text("b")
    }.listStyle(.insetGrouped)
    let bare = List {
      Section("h") { Text("a") }
      Text("b")
    }.listStyle(.insetGrouped)
    #expect(
      try lay(list, in: Size(200, 300)).lines.map { $0.string }
        == lay(bare, in: Size(200, 300)).lines.map { $0.string })
    #expect(
      try lay(list, in: Size(200, 300)).commands.count
        == lay(bare, in: Size(200, 300)).commands.count)
  }

  @Test("A section outside a list is laid out as its content")
  func outside() throws {
    let section = VStack { Section("h") { Text("a") } }
    #expect(try lay(section).paths == ["VStack", "VStack/Text[0]", "VStack/Text[1]"])
  }

  @Test("A list has a row for each element")
  func elements() throws {
    struct Item: Identifiable { var id: String }
    let list = List([Item(id: "x"), Item(id: "y")]) { Text($0.id) }
    #expect(try lay(list, in: Size(100, 100)).lines.map { $0.string } == ["x", "y"])
  }
}
