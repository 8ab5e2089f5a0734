// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Hierarchies")
struct OutlineTests {
  private var canvas: SwiftUISnapshotLayout { .fixed(width: 240, height: 400) }

  @Test("A tap on the label of a disclosure group shows and hides its content")
  func disclosure() throws {
    let host = try ViewHost(DisclosureGroup("More") { Text("Content") }, layout: canvas)
    #expect(texts(of: host) == ["More"])
    #expect(accessibility(of: host) == "More: Collapsed. Button.  actions: tap")
    try host.tap("More")
    #expect(texts(of: host) == ["More", "Content"])
    #expect(accessibility(of: host).contains("More: Expanded. Button."))
    try host.tap("More")
    #expect(texts(of: host) == ["More"])
  }

  @Test("The binding of a disclosure group determines whether its content is visible")
  func binding() throws {
    let group = DisclosureGroup(isExpanded: .constant(true)) {
      Text("Content")
    } label: {
      Text("Label")
    }
    #expect(try texts(of: group) == ["Label", "Content"])
  }

  @Test("Each element with children is a row that shows the rows of its children")
  func list() throws {
    let host = try ViewHost(List(Folder.all, children: \.folders) { Text($0.name) }, layout: canvas)
    #expect(texts(of: host) == ["Documents", "Music"])
    try host.tap("Documents")
    #expect(texts(of: host) == ["Documents", "Letters", "Drafts", "Music"])
    try host.tap("Letters")
    #expect(texts(of: host) == ["Documents", "Letters", "2024", "Drafts", "Music"])
    #expect(outline(host).components(separatedBy: "ListRow[").count - 1 == 5)
    try host.tap("Documents")
    #expect(texts(of: host) == ["Documents", "Music"])
  }

  @Test("Rows of a hierarchy are selected by a tap, and expanded by an action")
  func selection() throws {
    struct Folders: View {
      @State private var selection: String?

      var body: some View {
        List(Folder.all, children: \.folders, selection: $selection) { Text($0.name) }
      }
    }
    let host = try ViewHost(Folders(), layout: canvas)
    try host.performAction("Expand", on: "Documents")
    try host.tap("Drafts")
    #expect(accessibility(of: host).contains("Selected. Drafts."))
    try host.tap("Documents")
    #expect(accessibility(of: host).contains("Selected. Documents"))
    #expect(texts(of: host).contains("Drafts"))
  }

  @Test("A hierarchy of bindings changes its elements")
  func bindings() throws {
    struct Folders: View {
      @State private var folders = Folder.all

      var body: some View {
        List($folders, children: \.folders) { $folder in
          Button(folder.name) { folder.name += "!" }
        }
      }
    }
    let host = try ViewHost(Folders(), layout: canvas)
    try host.tap("Music")
    #expect(texts(of: host) == ["Documents", "Music!"])
  }

  @Test("An outline group has a disclosure group for each element with children")
  func outlineGroup() throws {
    let host = try ViewHost(
      VStack { OutlineGroup(Folder.all[0], children: \.folders) { Text($0.name) } },
      layout: canvas)
    #expect(texts(of: host) == ["Documents"])
    try host.tap("Documents")
    #expect(texts(of: host) == ["Documents", "Letters", "Drafts"])
  }

  @Test("A collapsed section hides its content, and its header expands it in a sidebar")
  func sections() throws {
    struct Sections: View {
      @State private var isExpanded = false

      var body: some View {
        List {
          Section("Library", isExpanded: $isExpanded) { Text("Recent") }
          Section(isExpanded: .constant(true)) {
            Text("Rock")
          } header: {
            Text("Playlists")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let host = try ViewHost(Sections(), layout: canvas)
    #expect(texts(of: host) == ["Library", "Playlists", "Rock"])
    try host.tap("Library")
    #expect(texts(of: host) == ["Library", "Recent", "Playlists", "Rock"])
  }

  @Test("Hierarchies and sidebars are drawn with chevrons and insets")
  func images() {
    let group = DisclosureGroup("Documents", isExpanded: .constant(true)) {
      DisclosureGroup("Letters", isExpanded: .constant(true)) { Text("2024") }
      Text("Drafts")
    }
    assertSnapshot(
      of: VStack(spacing: 0) {
        group.padding()
        List {
          Section("Library", isExpanded: .constant(true)) {
            group
            DisclosureGroup("Music") { Text("Rock") }
          }
          Section("Hidden", isExpanded: .constant(false)) { Text("Hidden") }
        }
        .listStyle(.sidebar)
      }, as: .image(layout: .fixed(width: 240, height: 500)))
  }

  private func outline(_ host: ViewHost) -> String {
    var outline = ""
    Snapshotting<ViewHost, String>.outline.snapshot(host).run { outline = $0 }
    return outline
  }
}

private struct Folder: Identifiable {
  var name: String
  var folders: [Folder]?
  var id: String { name }

  static let all = [
    Folder(
      name: "Documents",
      folders: [
        Folder(name: "Letters", folders: [Folder(name: "2024")]), Folder(name: "Drafts"),
      ]),
    Folder(name: "Music"),
  ]
}
