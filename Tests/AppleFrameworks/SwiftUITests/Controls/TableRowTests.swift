// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Rows of tables")
struct TableRowTests {
  fileprivate struct Song: Identifiable {
    var id: String
    var parts: [Song]?

    static let all = [Song(id: "Prelude"), Song(id: "Fugue"), Song(id: "Canon")]
  }

  private struct Menus: View {
    @State private var result = "none"

    var body: some View {
      VStack {
        Text("result \(result)")
        Table(of: Song.self) {
          TableColumn("Title", value: \.id)
        } rows: {
          ForEach(Song.all) { song in
            TableRow(song).contextMenu {
              Button("Delete") { result = "deleted \(song.id)" }
            } preview: {
              Text("Preview of \(song.id)")
            }
          }
          .contextMenu { Button("Rename") { result = "renamed" } }
          TableRow(Song(id: "Finale")).contextMenu { Button("Rename") { result = "renamed" } }
        }
      }
    }
  }

  @Test("A long press on a row opens its own menu with the preview")
  func contextMenu() throws {
    let host = try ViewHost(Menus(), layout: canvas, traits: regular)
    try host.longPress("Fugue")
    #expect(texts(of: host).contains("Preview of Fugue"))
    #expect(!texts(of: host).contains("Rename"))
    try host.tap("Delete")
    #expect(texts(of: host).contains("result deleted Fugue"))
    #expect(!texts(of: host).contains("Preview of Fugue"))
    try host.longPress("Finale")
    try host.tap("Rename")
    #expect(texts(of: host).contains("result renamed"))
  }

  private struct SelectionMenus: View {
    @State var selection: Set<String> = []
    @State private var result = "none"

    var body: some View {
      VStack {
        Text("result \(result)")
        Table(Song.all, selection: $selection) { TableColumn("Title", value: \.id) }
          .contextMenu(forSelectionType: String.self) { items in
            Button("Delete") { result = "deleted \(items.sorted().joined(separator: " "))" }
          }
      }
    }
  }

  @Test(
    "The menu of a selection applies to the selected rows, or to another row",
    arguments: [("Canon", "Canon Prelude"), ("Fugue", "Fugue")])
  func selectionMenu(row: String, items: String) throws {
    let host = try ViewHost(
      SelectionMenus(selection: ["Prelude", "Canon"]), layout: canvas, traits: regular)
    try host.longPress(row)
    try host.tap("Delete")
    #expect(texts(of: host).contains("result deleted \(items)"))
  }

  @Test("A table without a selection has no menu of a selection")
  func noSelection() throws {
    let table = Table(Song.all) { TableColumn("Title", value: \.id) }
      .contextMenu(forSelectionType: String.self) { _ in Button("Delete") {} }
    let host = try ViewHost(table, layout: canvas, traits: regular)
    #expect(throws: (any Error).self) { try host.longPress("Canon") }
  }

  @Test("A row can be dragged to another one, which accepts values of its type")
  func drag() throws {
    var dropped: [String] = []
    let table = Table(of: Song.self) {
      TableColumn("Title", value: \.id)
    } rows: {
      TableRow(Song(id: "Prelude")).draggable("a prelude")
      TableRow(Song(id: "Fugue")).itemProvider { NSItemProvider(object: "a fugue" as NSString) }
      TableRow(Song(id: "Canon")).dropDestination(for: String.self) { dropped += $0 }
      TableRow(Song(id: "Finale")).dropDestination(for: URL.self) { dropped += $0.map(\.path) }
    }
    let host = try ViewHost(table, layout: canvas, traits: regular)
    try host.drag("Prelude", to: "Canon")
    try host.drag("Fugue", to: "Canon")
    try host.drag("Prelude", to: "Finale")
    #expect(dropped == ["a prelude", "a fugue"])
    #expect(throws: (any Error).self) { try host.drag("Canon", to: "Prelude") }
  }

  @Test("Items that are dropped on a row are inserted at the offset of its element")
  func insertion() throws {
    var inserted: [String] = []
    let table = Table(of: Song.self) {
      TableColumn("Title", value: \.id)
    } rows: {
      TableRow(Song(id: "Overture")).draggable("overture")
      ForEach(Song.all) { song in
        if song.id == "Canon" {
          TableRow(song).dropDestination(for: String.self) { inserted.append("on row: \($0)") }
        } else {
          TableRow(song)
        }
      }
      .dropDestination(for: String.self) { inserted.append("\($0): \($1)") }
      ForEach([Song(id: "Finale")]).onInsert(of: [.text]) { offset, providers in
        inserted.append("\(offset): \(providers.count) items")
      }
    }
    let host = try ViewHost(table, layout: canvas, traits: regular)
    try host.drag("Overture", to: "Fugue")
    try host.drag("Overture", to: "Canon")
    try host.drag("Overture", to: "Finale")
    #expect(inserted == [#"1: ["overture"]"#, #"on row: ["overture"]"#, "0: 1 items"])
  }

  @Test("The headers of columns are hidden if a modifier hides them")
  func headers() throws {
    let table = Table(Song.all) { Group { TableColumn("Title", value: \Song.id) } }
    func host(_ visibility: Visibility) throws -> ViewHost {
      try ViewHost(
        table.tableColumnHeaders(visibility), layout: canvas, traits: regular)
    }
    #expect(try texts(of: host(.automatic)) == ["Title", "Prelude", "Fugue", "Canon"])
    #expect(
      try texts(of: host(.hidden)) == ["Prelude", "Fugue", "Canon"])
    #expect(try texts(of: host(.visible)).first == "Title")
  }

  @Test("The rows of an outline group are shown after a tap on the chevron")
  func outlineGroup() throws {
    let songs = [Song(id: "Prelude", parts: [Song(id: "Theme")]), Song(id: "Fugue")]
    let table = Table(of: Song.self) {
      TableColumn("Title", value: \.id)
    } rows: {
      OutlineGroup(songs, children: \.parts)
      OutlineGroup(Song(id: "Suite"), children: \.parts) { TableRow($0) }
    }
    let host = try ViewHost(table.tableColumnHeaders(.hidden), layout: canvas, traits: regular)
    #expect(texts(of: host) == ["Prelude", "Fugue", "Suite"])
    try host.tap("Expand")
    #expect(texts(of: host) == ["Prelude", "Theme", "Fugue", "Suite"])
  }

  private final class Record: NSObject, Identifiable {
    let id = 1
    let title = "Prelude"
    let year: Int? = 1722
  }

  @Test("Columns with sort descriptors show their content")
  func sortDescriptors() throws {
    let order = Binding.constant([SortDescriptor(\Record.title)])
    let table = Table([Record()], sortOrder: order) {
      TableColumn("Title", value: \.title)
      TableColumn(Text("Year"), value: \.year) { Text(verbatim: "in \($0.year ?? 0)") }
    }
    let host = try ViewHost(table, layout: canvas, traits: regular)
    #expect(texts(of: host) == ["Title", "Year", "Prelude", "in 1722"])
  }

  /// A compact table has one column and no header.
  private var regular: UITraitCollection { UITraitCollection(horizontalSizeClass: .regular) }
  private var canvas: SwiftUISnapshotLayout { .fixed(width: 320, height: 480) }
}
