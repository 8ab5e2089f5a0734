// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Selections of lists")
struct ListSelectionTests {
  @Test("A tap on a row selects the identifier of its element")
  func single() throws {
    let host = try ViewHost(Fruits(), layout: canvas)
    #expect(selected(host).isEmpty)
    try host.tap("Banana")
    #expect(selected(host) == ["Banana"])
    #expect(texts(of: host).contains("selected 2"))
    try host.tap("Cherry")
    #expect(selected(host) == ["Cherry"])
  }

  @Test("Rows are selected by the value of their tag, and rows without a matching tag are not")
  func tags() throws {
    struct Tags: View {
      @State private var selection: String? = "b"

      var body: some View {
        List(selection: $selection) {
          Text("A").tag("a")
          Row(name: "B").tag("b")
          Text("Number").tag(1)
          Text("None")
        }
      }
    }
    let host = try ViewHost(Tags(), layout: canvas)
    #expect(selected(host) == ["B"])
    try host.tap("A")
    #expect(selected(host) == ["A"])
    #expect(throws: (any Error).self) { try host.tap("Number") }
    #expect(throws: (any Error).self) { try host.tap("None") }
  }

  @Test("A row whose selection is disabled is not selected by a tap")
  func selectionDisabled() throws {
    struct Letters: View {
      @State private var selection: String?

      var body: some View {
        List(selection: $selection) {
          Text("A").tag("a").selectionDisabled(false)
          Text("B").tag("b").selectionDisabled()
          ForEach(["C", "D"], id: \.self) { Text($0).selectionDisabled($0 == "D") }
        }
      }
    }
    let host = try ViewHost(Letters(), layout: canvas)
    #expect(throws: (any Error).self) { try host.tap("B") }
    #expect(throws: (any Error).self) { try host.tap("D") }
    try host.tap("A")
    #expect(selected(host) == ["A"])
    try host.tap("C")
    #expect(selected(host) == ["C"])
  }

  @Test("A control in a row that can be selected is operated without selecting the row")
  func controls() throws {
    struct Options: View {
      @State private var isOn = false
      @State private var selection: Int?

      var body: some View {
        List(selection: $selection) {
          Toggle("Wi-Fi", isOn: $isOn).tag(1)
          HStack {
            Text("Name")
            Button("Edit") { isOn.toggle() }
          }
          .tag(2)
        }
      }
    }
    let host = try ViewHost(Options(), layout: canvas)
    try host.toggle("Wi-Fi")
    #expect(accessibility(of: host).contains("Wi-Fi: on"))
    try host.tap("Edit")
    #expect(selected(host).isEmpty)
    try host.tap("Name")
    #expect(selected(host) == ["Name, Edit"])
  }

  @Test("Several rows are selected and deselected in the edit mode")
  func multiple() throws {
    let host = try ViewHost(ManyFruits(mode: .active), layout: canvas)
    try host.tap("Apple")
    try host.tap("Cherry")
    #expect(selected(host) == ["Apple", "Cherry"])
    try host.tap("Apple")
    #expect(selected(host) == ["Cherry"])
  }

  @Test("Several rows cannot be selected outside of the edit mode")
  func inactive() throws {
    let host = try ViewHost(ManyFruits(mode: .inactive), layout: canvas)
    #expect(throws: (any Error).self) { try host.tap("Apple") }
  }

  @Test("A view with several views in its body has a row for each")
  func composedRows() {
    struct Two: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    let text = outline(of: List { Two() }, in: canvas)
    #expect(text.components(separatedBy: "ListRow[").count - 1 == 2, "\(text)")
  }

  @Test("A view with several sections in its body has a card for each")
  func composedSections() {
    struct Two: View {
      var body: some View {
        Text("a")
        Section("Title") { Text("b") }
      }
    }
    let composed = outline(of: List { Two() }, in: canvas)
    let title = composed.split(separator: "\n").first { $0.contains("ListHeader") }
    #expect(title != nil)
    #expect(!composed.contains("ListRow[1]"), "\(composed)")
  }

  @Test("Selected rows have a gray background, and marks in the edit mode")
  func images() {
    assertSnapshot(
      of: VStack(spacing: 0) {
        List([1, 2], id: \.self, selection: .constant(1 as Int?)) { Text("Row \($0)") }
        List([1, 2], id: \.self, selection: .constant([2] as Set)) { Text("Row \($0)") }
          .environment(\.editMode, .constant(.active))
        List {
          ForEach([1, 2], id: \.self) { Text("Row \($0)").badge($0 * 3) }
            .onDelete { _ in }
            .onMove { _, _ in }
        }
        .listStyle(.plain)
        .environment(\.editMode, .constant(.active))
      }, as: .image(layout: .fixed(width: 220, height: 420)))
  }

  private var canvas: SwiftUISnapshotLayout { .fixed(width: 240, height: 400) }

  /// Returns the labels of the selected rows.
  private func selected(_ host: ViewHost) -> [String] {
    accessibility(of: host).split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("Selected. ") else { return nil }
      return String(line.dropFirst(10).prefix { $0 != "." })
    }
  }
}

private struct Row: View {
  let name: String
  @State private var count = 0

  var body: some View { Text(name) }
}

private struct Fruit: Identifiable {
  let id: Int
  var name: String

  static let all = [
    Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Banana"), Fruit(id: 3, name: "Cherry"),
  ]
}

private struct Fruits: View {
  @State private var selection: Int?

  var body: some View {
    VStack {
      List(Fruit.all, selection: $selection) { Row(name: $0.name) }
      Text("selected \(selection ?? 0)")
    }
  }
}

private struct ManyFruits: View {
  let mode: EditMode
  @State private var selection: Set<Int> = []

  var body: some View {
    List(Fruit.all, selection: $selection) { Row(name: $0.name) }
      .environment(\.editMode, .constant(mode))
  }
}
