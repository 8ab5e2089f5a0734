// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sections of lists")
struct SectionAppearanceTests {
  private func section(@ViewBuilder _ rows: () -> some View) -> some View {
    Section("Fruits", content: rows)
  }

  private func separators(_ list: some View) -> Int {
    outline(of: list, in: .fixed(width: 200, height: 300)).components(separatedBy: "Divider").count
      - 1
  }

  @Test("An increased prominence makes headers large")
  func prominence() {
    let list = List { section { Text("Apple") } }
    func header(_ view: some View) -> String? {
      outline(of: view, in: .fixed(width: 200, height: 300)).components(separatedBy: "\n")
        .first { $0.lowercased().contains("fruits") }
    }
    let standard = header(list)
    #expect(standard != nil)
    #expect(header(list.headerProminence(.increased)) != standard)
    #expect(header(list.headerProminence(.standard)) == standard)
  }

  @Test(
    "The separators at the edges of a section are visible on request",
    arguments: [
      (Visibility.visible, VerticalEdge.Set.all, 3), (.visible, .top, 2), (.visible, .bottom, 2),
      (.hidden, .all, 1), (.automatic, .all, 1),
    ])
  func sectionSeparators(visibility: Visibility, edges: VerticalEdge.Set, expected: Int) {
    let list = List {
      section {
        Text("Apple")
        Text("Banana")
      }
      .listSectionSeparator(visibility, edges: edges)
    }
    #expect(separators(list.listStyle(.plain)) == expected)
    #expect(separators(list) == 1)
  }

  @Test("The separators at the edges of a section have a color")
  func sectionSeparatorTint() {
    let list = List {
      section { Text("Apple") }.listSectionSeparator(.visible).listSectionSeparatorTint(
        Color(red: 1, green: 0, blue: 0), edges: .top)
    }
    let lines = outline(of: list.listStyle(.plain), in: .fixed(width: 200, height: 300))
      .components(separatedBy: "\n").filter { $0.contains("Divider") }
    #expect(lines.map { $0.contains("#FF0000") } == [true, false])
  }

  @Test("The tint of items is the color of the icons of labels in rows")
  func itemTint() {
    func row(_ change: (Label<Text, Image>) -> some View) -> String {
      let label = Label(String("Apple"), systemImage: "star")
      return outline(of: List { change(label) }, in: .fixed(width: 200, height: 100))
    }
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(!row { $0 }.contains("#FF0000"))
    #expect(row { $0.listItemTint(red) }.components(separatedBy: "#FF0000").count == 2)
    #expect(row { $0.listItemTint(.fixed(red)) } == row { $0.listItemTint(red) })
    #expect(row { $0.listItemTint(nil as Color?).listItemTint(red) } == row { $0 })
    #expect(row { $0.listItemTint(.monochrome) } == row { $0.listItemTint(.gray) })
    let outside = Label(String("Apple"), systemImage: "star")
    #expect(outline(of: outside.listItemTint(red)) == outline(of: outside))
  }

  @Test("Sections are painted", arguments: [ColorScheme.light, .dark])
  func painting(scheme: ColorScheme) {
    let list = List {
      Section("Favorites") {
        Label("Apple", systemImage: "star")
        Label("Banana", systemImage: "heart").listItemTint(.green)
      }
      .headerProminence(.increased)
      .listSectionSeparator(.visible)
      .listSectionSeparatorTint(.red)
      Section("Others") { Label("Cherry", systemImage: "star").listItemTint(.monochrome) }
    }
    let lists = HStack(spacing: 0) {
      list
      list.listStyle(.plain)
    }
    .environment(\.colorScheme, scheme)
    assertSnapshot(
      of: lists, as: .image(layout: .fixed(width: 480, height: 280)),
      named: scheme == .dark ? "dark" : "light")
  }
}

@MainActor
@Suite("Insertions into lists")
struct ListInsertionTests {
  @Test("Values that are dropped on a row are inserted before it")
  func dropDestination() throws {
    let host = try ViewHost(Fruits(), layout: .fixed(width: 200, height: 400))
    try host.drag("Cherry", to: "Banana")
    #expect(texts(of: host) == ["Apple", "Cherry", "Banana", "Cherry"])
  }

  @Test("Items that are dropped on a row are offered to its content types")
  func onInsert() throws {
    var drops: [(Int, Int)] = []
    let list = List {
      ForEach(["Apple", "Banana"], id: \.self) { Text($0) }
        .onInsert(of: [.text]) { drops.append(($0, $1.count)) }
      ForEach(["Image"], id: \.self) { Text($0) }
        .onInsert(of: [.image]) { drops.append(($0, $1.count)) }
      Text("Source").draggable("text")
    }
    let host = try ViewHost(list, layout: .fixed(width: 200, height: 400))
    try host.drag("Source", to: "Banana")
    try host.drag("Source", to: "Image")
    #expect(drops.map(\.0) == [1])
    #expect(drops.map(\.1) == [1])
  }
}

private struct Fruits: View {
  @State private var names = ["Apple", "Banana"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
      Section { Text("Cherry").draggable("Cherry") }
    }
  }
}
