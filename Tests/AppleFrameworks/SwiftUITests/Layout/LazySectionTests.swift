// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Sections in lazy grids and stacks, whose views report their frames by identifiers.
@MainActor
@Suite("Sections of lazy layouts")
struct LazySectionTests {
  private func cell(_ name: String) -> some View {
    Color.red.frame(height: 10).accessibilityElement().accessibilityIdentifier(name)
  }

  private func sections(rows: Int = 4) -> some View {
    ForEach(0..<2) { section in
      Section {
        ForEach(0..<rows, id: \.self) { cell("cell \(section).\($0)") }
      } header: {
        cell("header \(section)")
      } footer: {
        cell("footer \(section)")
      }
    }
  }

  private func frames(
    of view: some View, _ names: [String], width: CGFloat = 90, height: CGFloat = 120
  ) throws -> [CGRect] {
    let host = try ViewHost(view, layout: .fixed(width: width, height: height))
    return try names.map { try host.frame(of: $0) }
  }

  @Test("Headers and footers have rows of their own in a grid, and a section begins a row")
  func grid() throws {
    let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)
    let grid = LazyVGrid(columns: columns, spacing: 0) { sections() }.frame(
      height: 120, alignment: .top)
    let found = try frames(
      of: grid, ["header 0", "cell 0.0", "cell 0.2", "cell 0.3", "footer 0", "header 1"])
    #expect(
      found == [
        CGRect(x: 0, y: 0, width: 90, height: 10), CGRect(x: 0, y: 10, width: 30, height: 10),
        CGRect(x: 60, y: 10, width: 30, height: 10), CGRect(x: 0, y: 20, width: 30, height: 10),
        CGRect(x: 0, y: 30, width: 90, height: 10), CGRect(x: 0, y: 40, width: 90, height: 10),
      ])
  }

  @Test("A section without a header begins and ends a row of a grid")
  func plainSections() throws {
    let columns = Array(repeating: GridItem(.fixed(30), spacing: 0), count: 3)
    let grid = LazyVGrid(columns: columns, spacing: 0) {
      cell("before")
      Section { cell("inside") }
      cell("after")
    }.frame(height: 120, alignment: .top)
    #expect(try frames(of: grid, ["before", "inside", "after"]).map(\.minY) == [0, 10, 20])
  }

  private func scrolled(
    _ pinned: PinnedScrollableViews, to row: String
  ) -> some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<2) { section in
            Section {
              ForEach(0..<20, id: \.self) { cell("cell \(section).\($0)").id("\(section).\($0)") }
            } header: {
              cell("header \(section)")
            } footer: {
              cell("footer \(section)")
            }
          }
        }
      }
      .onAppear { reader.scrollTo(row, anchor: .top) }
    }
  }

  @Test(
    "A pinned header stays at the top until its section ends",
    arguments: ["0.5", "0.19", "1.0"])
  func pinnedHeader(row: String) throws {
    let section = row.prefix(1)
    let found = try frames(of: scrolled(.sectionHeaders, to: row), ["header \(section)"])
    #expect(found.map(\.minY) == [0])
  }

  @Test("A pinned header does not leave its section")
  func end() throws {
    let view = scrolled(.sectionHeaders, to: "1.0")
    let found = try frames(of: view, ["header 0", "footer 0", "header 1", "cell 1.0"])
    #expect(found.map(\.minY) == [-20, -20, 0, 0])
  }

  @Test("A pinned footer stays at the bottom")
  func pinnedFooter() throws {
    let found = try frames(of: scrolled(.sectionFooters, to: "0.2"), ["footer 0"])
    #expect(found.map(\.maxY) == [120])
  }

  @Test("Views that are not pinned scroll with their section")
  func unpinned() throws {
    let found = try frames(of: scrolled([], to: "1.5"), ["header 1", "cell 1.5"])
    #expect(found.map(\.minY) == [-60, 0])
  }
}
