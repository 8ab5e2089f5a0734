// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("The content of rows")
struct RowContentTests {
  private let canvas = SwiftUISnapshotLayout.fixed(width: 300, height: 300)

  @Test("Elements of nested collections can have equal identifiers")
  func nestedIdentifiers() throws {
    let grid = VStack {
      ForEach(["a", "b"], id: \.self) { row in
        ForEach(0..<2, id: \.self) { Text(verbatim: "\(row)\($0)") }
      }
    }
    let outline = outline(of: grid)
    for name in ["#a.0", "#a.1", "#b.0", "#b.1"] { #expect(outline.contains(name)) }
    #expect(try ViewHost(grid).frame(of: "a.1").minY < ViewHost(grid).frame(of: "b.0").minY)
    // Identifiers that are unique are not changed.
    let unique = VStack {
      ForEach([0, 2], id: \.self) { row in
        ForEach(row..<row + 2, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
    #expect(try ViewHost(unique).frame(of: "3").height > 0)
  }

  @Test("A link has no chevron while the list is edited")
  func editedLink() {
    func list(_ mode: EditMode) -> String {
      outline(
        of: NavigationStack { List { NavigationLink("Open") { Text("Screen") } } }
          .environment(\.editMode, .constant(mode)),
        in: canvas)
    }
    #expect(list(.inactive).contains("chevron"))
    #expect(!list(.active).contains("chevron"))
  }

  @Test("A row has the chevron of a visible link, and follows links in backgrounds and overlays")
  func chevrons() throws {
    let link = NavigationLink("Open") { Text("Screen") }
    let rows: [(name: String, row: AnyView, hasChevron: Bool, tapped: String?)] = [
      ("link", AnyView(link), true, "Open"),
      (
        "transparent",
        AnyView(
          ZStack {
            Text("Row"); link.opacity(0)
          }), false, "Row"
      ),
      ("hidden", AnyView(Text("Row").overlay(link.hidden())), false, "Row"),
      ("background", AnyView(Text("Row").background(link.opacity(0))), false, "Row"),
      ("scrolled", AnyView(ScrollView(.horizontal) { HStack { link } }), false, nil),
    ]
    for (name, row, hasChevron, tapped) in rows {
      let view = NavigationStack { List { row } }
      #expect(outline(of: view, in: canvas).contains("chevron") == hasChevron, "\(name)")
      if let tapped {
        let host = try ViewHost(view, layout: canvas)
        try host.tap(tapped)
        #expect(texts(of: host).contains("Screen"), "\(name)")
      }
    }
  }

  @Test("A cancel button is not emphasized outside of a dialog")
  func cancelButton() {
    #expect(!outline(of: Button("Cancel", role: .cancel) {}).contains("semibold"))
    let bordered = Button("Cancel", role: .cancel) {}.buttonStyle(.bordered)
    #expect(!outline(of: bordered).contains("semibold"))
  }

  @Test("The badge of the label of a group is before its chevron")
  func groupBadge() throws {
    let list = List {
      DisclosureGroup {
        Text("Content")
      } label: {
        Text("Group").badge(12)
      }
    }
    let host = try ViewHost(list, layout: canvas)
    #expect(texts(of: host) == ["Group", "12"])
    assertSnapshot(of: host, as: .image)
    try host.tap("Group")
    #expect(texts(of: host) == ["Group", "12", "Content"])
  }

  @Test("The header of a section can have the primary style")
  func primaryHeader() {
    func header(_ text: some View) -> String {
      let list = List {
        Section {
          Text("Row")
        } header: {
          text
        }
      }
      return outline(of: list, in: canvas).split(separator: "\n")
        .first { $0.contains("HEADER") && $0.contains("text:") }.map(String.init) ?? ""
    }
    #expect(header(Text("Header")).contains("secondary"))
    #expect(!header(Text("Header").foregroundStyle(.primary)).contains("secondary"))
    #expect(!header(HStack { Text("Header") }.foregroundStyle(.primary)).contains("secondary"))
    #expect(header(Text("Header").foregroundStyle(.secondary)).contains("secondary"))
  }
}
