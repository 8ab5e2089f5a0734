// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeScene

@Suite("Rows of lazy containers")
@MainActor
struct LazyRowTests {
  private let layout = SwiftUISnapshotLayout.fixed(width: 300, height: 500)

  private func host(_ view: some View) throws -> ViewHost { try ViewHost(view, layout: layout) }

  @Test(
    "A container evaluates the rows near the visible part only", arguments: Container.allCases)
  func evaluation(container: Container) throws {
    let log = RowLog()
    _ = try host(container.view(100_000) { LoggedRow(number: $0, log: log) })
    #expect(log.evaluated.count < 250)
    #expect(log.evaluated.max() ?? 0 < 250)
  }

  @Test("Only visible rows appear, and rows that are scrolled away disappear")
  func appearance() throws {
    let log = RowLog()
    let host = try host(List(0..<1000, id: \.self) { LoggedRow(number: $0, log: log) })
    #expect(log.visible == Set(0..<log.visible.count))
    #expect(log.visible.count < 15)
    try host.scroll(by: CGSize(width: 0, height: 20_000))
    #expect(log.visible.contains(455))
    #expect(log.visible.isDisjoint(with: 0..<400))
  }

  @Test("The state of a row remains while it is scrolled away")
  func state() throws {
    let host = try host(List(0..<1000, id: \.self) { CountingRow(number: $0) })
    try host.tap("Row 3: 0")
    try host.scroll(by: CGSize(width: 0, height: 20_000))
    #expect(throws: (any Error).self) { try host.frame(of: "Row 3: 1") }
    try host.scroll(by: CGSize(width: 0, height: -20_000))
    #expect(try host.frame(of: "Row 3: 1").minY > 0)
  }

  @Test("A list scrolls to a row that was never measured", arguments: [500, 99_999])
  func scrolling(row: Int) throws {
    let host = try host(RowReader(count: 100_000, row: row))
    let frame = try host.frame(of: "Row \(row)")
    #expect(frame.minY >= 0)
    #expect(frame.maxY <= 500)
  }

  @Test("A scroll view at the bottom shows the last row")
  func bottom() throws {
    let host = try host(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Text("Row \($0)") } } }
        .defaultScrollAnchor(.bottom))
    #expect(try host.frame(of: "Row 999").maxY == 500)
  }

  @Test("Texts say how many rows were left out, unless all rows are requested")
  func text() throws {
    let list = List(0..<1000, id: \.self) { Text(verbatim: "Row \($0)") }
    let few = try host(list).scene
    #expect(few.outline(geometry: false).contains("… 950 more rows\n"))
    #expect(few.accessibilityText(frames: false).hasSuffix("Row 49.\n… 950 more rows\n"))
    let all = try host(list.snapshotAllRows()).scene
    #expect(!all.outline.contains("more rows"))
    #expect(all.outline.contains("\"Row 999\""))
  }

  @Test(
    "Texts of each container account for all rows",
    arguments: [Container.list, .form, .stack, .grid, .table])
  func counts(container: Container) throws {
    let host = try host(container.view(1000) { Text(verbatim: "Row \($0)") })
    let missing = host.scene.leftOutRows.map(\.count).reduce(0, +)
    for text in [host.scene.outline, host.scene.accessibilityText(frames: false)] {
      #expect(text.contains("… \(missing) more rows\n"))
      #expect(Set(text.matches(of: /Row \d+/).map(\.output)).count == 1000 - missing)
    }
  }

  @Test("A stack in a lazy container creates all of its elements")
  func eagerStack() throws {
    let host = try host(
      ScrollView { LazyVStack { VStack { ForEach(0..<200, id: \.self) { Text("Row \($0)") } } } })
    #expect(host.scene.leftOutRows.isEmpty)
    #expect(host.scene.outline.contains("\"Row 199\""))
  }
}

/// A container of rows.
enum Container: CaseIterable {
  case list, form, stack, grid, table, sections

  private struct Number: Identifiable { let id: Int }

  private func numbers(_ count: Int) -> [Number] { (0..<count).map { Number(id: $0) } }

  @ViewBuilder @MainActor
  func view<Row: View>(_ count: Int, row: @escaping (Int) -> Row) -> some View {
    let rows = ForEach(0..<count, id: \.self) { row($0) }
    switch self {
    case .list: List { rows }
    case .form: Form { rows }
    case .stack: ScrollView { LazyVStack { rows } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
    case .table: Table(numbers(count)) { TableColumn("N") { row($0.id) } }
    case .sections: List { ForEach(0..<count / 10, id: \.self) { _ in Section("S") { rows } } }
    }
  }
}

/// The rows that were evaluated, and those that are visible.
private final class RowLog {
  var evaluated: Set<Int> = []
  var visible: Set<Int> = []
}

private struct LoggedRow: View {
  let number: Int
  let log: RowLog

  var body: some View {
    log.evaluated.insert(number)
    return Text(verbatim: "Row \(number)")
      .onAppear { log.visible.insert(number) }
      .onDisappear { log.visible.remove(number) }
  }
}

private struct CountingRow: View {
  let number: Int
  @State private var count = 0

  var body: some View { Button("Row \(number): \(count)") { count += 1 } }
}

private struct RowReader: View {
  let count: Int
  let row: Int

  var body: some View {
    ScrollViewReader { proxy in
      List(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }
        .onAppear { proxy.scrollTo(row) }
    }
  }
}
