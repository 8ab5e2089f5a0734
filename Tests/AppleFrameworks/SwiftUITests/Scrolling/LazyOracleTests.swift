// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeScene

@Suite("Lazy containers compared with complete ones")
@MainActor
struct LazyOracleTests {
  @Test(
    "Visible rows have the frames that they have when all rows are created",
    arguments: RandomContainer.allCases)
  func frames(container: RandomContainer) throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let rows = RandomRows(seed: seed)
      let (complete, lazy) = (try host(container, rows, all: true), try host(container, rows))
      #expect(lazy.visible == complete.visible, "seed \(seed)")
      #expect(!lazy.scene.leftOutRows.isEmpty, "seed \(seed)")
      #expect(!lazy.scene.diagnostics.contains { $0.severity == .error }, "seed \(seed)")
    }
  }

  private func host(
    _ container: RandomContainer, _ rows: RandomRows, all: Bool = false
  ) throws -> ViewHost {
    try ViewHost(
      Scrolled(rows: rows, content: container.view(rows))
        .snapshotAllRows(all)
        .environment(\.layoutDirection, rows.direction)
        .environment(\.horizontalSizeClass, .regular),
      layout: .fixed(width: 300, height: 500))
  }
}

extension ViewHost {
  /// The texts and colors of rows in the visible part, with their frames.
  fileprivate var visible: [String] {
    scene.nodes.compactMap { node in
      let frame = node.frame
      guard node.element.hasPrefix("Text") || node.element.hasPrefix("Color"),
        frame.maxY > 0.001, frame.minY < 499.999, frame.maxX > 0.001, frame.minX < 299.999,
        // Colors behind all rows extend beyond the visible part.
        frame.height < 500
      else { return nil }
      let text = node.attributes.first { $0.name == "text" }.map { "\($0)" } ?? ""
      let lengths = [frame.minX, frame.minY, frame.width, frame.height]
      return "\(text) \(lengths.map { ($0 * 1000).rounded() / 1000 + 0 })"
    }
  }
}

/// Containers of random rows.
enum RandomContainer: CaseIterable {
  case list, plainList, sections, plainSections, stack, pinned, bottom, horizontal
  case grid, gridSections, adaptive, table, tableSections

  @ViewBuilder @MainActor
  fileprivate func view(_ rows: RandomRows) -> some View {
    let each = ForEach(rows.all) { $0 }
    let sections = ForEach(rows.sections.indices, id: \.self) { number in
      Section {
        ForEach(rows.sections[number]) { $0 }
      } header: {
        Text("H\(number)")
      } footer: {
        Text("F\(number)")
      }
    }
    let columns = [GridItem(), GridItem()]
    switch self {
    case .list: List { each }
    case .plainList: List { each }.listStyle(.plain)
    case .sections: List { sections }
    case .plainSections: List { sections }.listStyle(.plain)
    case .stack: ScrollView { LazyVStack { each } }
    case .pinned: ScrollView { LazyVStack(pinnedViews: [.sectionHeaders]) { sections } }
    case .bottom: ScrollView { LazyVStack { each } }.defaultScrollAnchor(.bottom)
    case .horizontal:
      ScrollView(.horizontal) { LazyHStack { ForEach(rows.all) { $0.frame(width: $0.height) } } }
    case .grid: ScrollView { LazyVGrid(columns: columns + columns) { each } }
    case .gridSections:
      ScrollView {
        Text("Top")
        LazyVGrid(columns: columns, pinnedViews: [.sectionHeaders]) { sections }
        Text("Bottom")
      }
    case .adaptive:
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
          Text("Lead")
          each
        }
      }
    case .table:
      Table(rows.all) {
        TableColumn("Row") { $0 }
        TableColumn("Number") { Text("\($0.id)") }
      }
    case .tableSections:
      Table(of: RandomRow.self) {
        TableColumn("Row") { $0 }
      } rows: {
        Section("A") { ForEach(rows.all.prefix(30)) }
        Section("B") { ForEach(rows.all.dropFirst(30)) { TableRow($0) } }
      }
    }
  }
}

/// A row with a height.
private struct RandomRow: View, Identifiable {
  let id: Int
  let height: Double

  var body: some View {
    Color(white: Double(id % 17) / 17).frame(height: height)
      .overlay { Text("R\(id)").font(.system(size: 8)) }
  }
}

/// Rows with random heights, and a random row to scroll to.
private struct RandomRows {
  let all: [RandomRow]
  private(set) var sections: [ArraySlice<RandomRow>] = []
  let target: Int?
  let anchor: SwiftUI.UnitPoint?
  let direction: LayoutDirection

  init(seed: UInt64) {
    var numbers = RandomNumbers(state: seed)
    let count = Int.random(in: 100...200, using: &numbers)
    all = (0..<count).map { RandomRow(id: $0, height: .random(in: 2...60, using: &numbers)) }
    var rest = all[...]
    while !rest.isEmpty {
      let section = rest.prefix(.random(in: 1...70, using: &numbers))
      sections.append(section)
      rest = rest.dropFirst(section.count)
    }
    target = Bool.random(using: &numbers) ? .random(in: 0..<count, using: &numbers) : nil
    anchor = [nil, .top, .center, .bottom].randomElement(using: &numbers) ?? nil
    direction = Bool.random(using: &numbers) ? .rightToLeft : .leftToRight
  }
}

/// A linear congruential generator, whose numbers depend on its state only.
private struct RandomNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// A view that scrolls to a row when it appears.
private struct Scrolled<Content: View>: View {
  let rows: RandomRows
  let content: Content

  var body: some View {
    ScrollViewReader { proxy in
      content.onAppear {
        if let target = rows.target { proxy.scrollTo(target, anchor: rows.anchor) }
      }
    }
  }
}
