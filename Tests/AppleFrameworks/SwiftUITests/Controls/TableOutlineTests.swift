// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Trees and sections of tables")
struct TableOutlineTests {
  fileprivate struct File: Identifiable {
    var name: String
    var size: Int
    var files: [File]?

    var id: String { name }
  }

  fileprivate static let files = [
    File(name: "Documents", size: 3, files: [File(name: "Letter", size: 1, files: nil)]),
    File(name: "Readme", size: 2, files: nil),
  ]

  @Test("A row with children shows them after a tap on its chevron")
  func children() throws {
    let table = Table(Self.files, children: \.files) {
      TableColumn("Name", value: \.name)
      TableColumn("Size") { Text("\($0.size)") }
    }
    let host = try ViewHost(table, layout: canvas, traits: regular)
    #expect(!texts(of: host).contains("Letter"))
    try host.tap("Expand")
    #expect(texts(of: host).contains("Letter"))
    try host.tap("Collapse")
    #expect(!texts(of: host).contains("Letter"))
  }

  @Test("A row of a tree is selected by a tap")
  func selection() throws {
    struct Selecting: View {
      @State private var selection: Set<String> = []
      @State private var order = [KeyPathComparator(\File.name)]

      var body: some View {
        Table(
          TableOutlineTests.files, children: \.files, selection: $selection, sortOrder: $order
        ) {
          TableColumn("Name", value: \.name)
        }
      }
    }
    let host = try ViewHost(Selecting(), layout: canvas, traits: regular)
    try host.tap("Expand")
    try host.tap("Letter")
    #expect(accessibility(of: host).contains("Selected. Letter"))
  }

  @Test("A binding determines whether the rows of a disclosure row are shown")
  func disclosureRow() throws {
    struct Disclosing: View {
      @State private var isExpanded = true

      var body: some View {
        Table(of: File.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(TableOutlineTests.files[0], isExpanded: $isExpanded) {
            ForEach(TableOutlineTests.files[0].files ?? [])
          }
          TableRow(TableOutlineTests.files[1])
        }
      }
    }
    let host = try ViewHost(Disclosing(), layout: canvas, traits: regular)
    #expect(texts(of: host) == ["Name", "Documents", "Letter", "Readme"])
    try host.tap("Collapse")
    #expect(texts(of: host) == ["Name", "Documents", "Readme"])
  }

  @Test("A section has a header, and can be collapsed by a binding")
  func sections() throws {
    let host = try ViewHost(Sections(), layout: canvas, traits: regular)
    #expect(
      texts(of: host) == ["Name", "Size", "Folders", "Documents", "3", "Files", "Readme", "2"])
    try host.tap("Collapse")
    #expect(texts(of: host) == ["Name", "Size", "Folders", "Documents", "3", "Files"])
  }

  @Test("A tap on a row of a table performs the primary action")
  func primaryAction() throws {
    struct Opening: View {
      @State private var selection: String?
      @State private var opened = ""

      var body: some View {
        VStack {
          Text("opened \(opened)")
          Table(TableOutlineTests.files, selection: $selection) {
            TableColumn("Name", value: \.name)
          }
          .contextMenu(forSelectionType: String.self) { _ in
            Button("Open") {}
          } primaryAction: {
            opened = $0.sorted().joined()
          }
        }
      }
    }
    let host = try ViewHost(Opening(), layout: canvas, traits: regular)
    try host.tap("Readme")
    #expect(texts(of: host).contains("opened Readme"))
  }

  @Test("Sections and trees look as on iPadOS")
  func images() throws {
    assertSnapshot(of: Sections(), as: .image(layout: canvas, traits: regular), named: "sections")
    let host = try ViewHost(
      Table(Self.files, children: \.files) {
        TableColumn("Name", value: \.name)
        TableColumn("Size") { Text("\($0.size)") }
      }, layout: canvas, traits: regular)
    try host.tap("Expand")
    assertSnapshot(of: host, as: .image, named: "tree")
  }

  /// A compact table has one column and no header.
  private var regular: UITraitCollection { UITraitCollection(horizontalSizeClass: .regular) }
  private var canvas: SwiftUISnapshotLayout { .fixed(width: 400, height: 300) }
}

private struct Sections: View {
  @State private var isExpanded = true

  var body: some View {
    Table(of: TableOutlineTests.File.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Size") { Text("\($0.size)") }
    } rows: {
      Section("Folders") { TableRow(TableOutlineTests.files[0]) }
      Section("Files", isExpanded: $isExpanded) { TableRow(TableOutlineTests.files[1]) }
    }
  }
}
