// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Rows of lists")
struct ListRowTests {
  private nonisolated static let style = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  @Test("The spacing of sections and rows separates cards")
  func spacing() throws {
    func distance(_ list: some View) throws -> CGFloat {
      let host = try ViewHost(list, layout: .fixed(width: 240, height: 300))
      return try host.frame(of: "b").minY - host.frame(of: "a").maxY
    }
    let sections = List {
      Section { Text("a") }
      Section { Text("b") }
    }
    let rows = List {
      Text("a")
      Text("b")
    }
    let normal = try distance(sections)
    #expect(try distance(sections.listSectionSpacing(.compact)) == normal - 25)
    #expect(try distance(sections.listSectionSpacing(30)) == normal - 5)
    let joined = try distance(rows)
    #expect(try distance(rows.listRowSpacing(12)) > joined + 10)
    #expect(try distance(rows.listRowSpacing(nil)) == joined)
  }

  @Test("Content that is too wide does not make the rows wider than the list")
  func width() throws {
    let list = Form {
      Text("a")
      Color.red.frame(width: 400, height: 20).accessibilityElement().accessibilityLabel("b")
    }
    let host = try ViewHost(list, layout: .fixed(width: 240, height: 300))
    #expect(try host.frame(of: "a").minX == 32)
    #expect(try host.frame(of: "b").minX == 32)
  }

  @Test("A view without content forms no section")
  func emptySection() throws {
    func position(@ViewBuilder _ first: () -> some View) throws -> CGFloat {
      let list = List {
        first()
        Section { Text("a") }
      }
      .listStyle(.insetGrouped)
      return try ViewHost(list, layout: .fixed(width: 240, height: 300)).frame(of: "a").minY
    }
    let first = try position {}
    #expect(try position { Banner(isShown: false) } == first)
    #expect(try position { Banner(isShown: true) } > first)
  }

  @Test("Insets replace those of the style", arguments: [style, nil])
  func insets(_ insets: EdgeInsets?) {
    #expect(outline { Text("a").listRowInsets(insets) } == outline { Text("a") })
    #expect(outline { Text("a").listRowInsets(EdgeInsets()) } != outline { Text("a") })
    #expect(
      outline { Text("a").listRowInsets(insets).listRowInsets(EdgeInsets()) }
        == outline { Text("a") })
  }

  @Test("A separator is hidden if a row next to it hides it")
  func separators() {
    func count(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> Int {
      separators {
        Text("a")
        Text("b").listRowSeparator(visibility, edges: edges)
        Text("c")
      }
    }
    #expect(count(.automatic, .all) == 2)
    #expect(count(.visible, .all) == 2)
    #expect(count(.hidden, .all) == 0)
    #expect(count(.hidden, .top) == 1)
    #expect(count(.hidden, .bottom) == 1)
    #expect(count(.hidden, []) == 2)
  }

  @Test("A modifier of a section or a group applies to its rows, which can differ from it")
  func sections() {
    func rows(_ visibility: Visibility) -> some View {
      TupleView(
        (Text("a"), Text("b"), Text("c").listRowSeparator(visibility), Row(visibility: .automatic)))
    }
    #expect(separators { Section { rows(.hidden) } } == 1)
    #expect(separators { Section { rows(.hidden) }.listRowSeparator(.hidden) } == 0)
    #expect(
      separators {
        Group { Section { rows(.visible) } }.listRowSeparator(.hidden)
      } == 1)
    #expect(
      separators {
        Group {
          Row(visibility: .visible)
          Row(visibility: .visible)
        }
        .listRowSeparator(.hidden)
      } == 1)
    #expect(separators { ForEach(0..<3) { Text("\($0)") }.listRowSeparator(.hidden) } == 0)
  }

  @Test("The lines of a title of a button in a row are aligned to the leading edge")
  func buttonTitle() {
    let title = "A title of a button that has more than one line"
    assertSnapshot(
      of: List {
        Button(title) {}
        Button(title, role: .destructive) {}.multilineTextAlignment(.trailing)
      }, as: .image(layout: .fixed(width: 240, height: 180)))
  }

  @Test("A list in a row has the rows of its style")
  func nested() {
    let view = Section { List { rows }.frame(height: 100) }.listRowSeparator(.hidden)
    #expect(separators { view } == 1)
    #expect(
      outline { List { rows }.listRowSeparator(.hidden).listRowInsets(nil) }
        == outline { List { rows } })
  }

  @Test("A list without a background shows the views behind it")
  func background() {
    let view = List { Text("a") }
    #expect(outline(of: view.scrollContentBackground(.visible)) == outline(of: view))
    #expect(outline(of: view.scrollContentBackground(.automatic)) == outline(of: view))
    #expect(outline(of: view.scrollContentBackground(.hidden)) != outline(of: view))
  }

  @Test("Rows have their backgrounds, insets and separators")
  func images() {
    let view = List {
      Section("Rows") {
        Text("Default")
        Text("Yellow").listRowBackground(Color.yellow).listRowSeparatorTint(.red)
        Text("Clear, inset by 40")
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 0, trailing: 0))
        Text("Without separator").listRowSeparator(.hidden)
        Text("Default")
      }
      Section {
        Text("Pink")
        Text("Capsule").listRowBackground(Capsule().fill(.green).padding(4))
      }
      .listRowBackground(Color.pink.opacity(0.3))
    }
    .scrollContentBackground(.hidden)
    .background(Color.mint.opacity(0.4))
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 240, height: 420)))
    assertSnapshot(
      of: view.listStyle(.plain), as: .image(layout: .fixed(width: 240, height: 360)))
  }

  @ViewBuilder private var rows: some View {
    Text("a")
    Text("b")
  }

  private func separators(@ViewBuilder _ rows: () -> some View) -> Int {
    outline(rows).components(separatedBy: "Divider").count - 1
  }

  private func outline(@ViewBuilder _ rows: () -> some View) -> String {
    outline(of: List(content: rows))
  }

  private func outline(of view: some View) -> String {
    SwiftUITests.outline(of: view, in: .fixed(width: 200, height: 300))
  }
}

private struct Banner: View {
  let isShown: Bool

  var body: some View {
    if isShown {
      Section { Text("banner") }
    }
  }
}

private struct Row: View {
  let visibility: Visibility

  var body: some View { Text("row").listRowSeparator(visibility) }
}
