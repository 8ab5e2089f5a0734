// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeScene

@Suite("Unusual rows of lazy containers")
@MainActor
struct LazyInputTests {
  @Test("Few rows are evaluated, and a message says what is wrong", arguments: UnusualRows.allCases)
  func message(rows: UnusualRows) throws {
    let log = EvaluationLog()
    let host = try ViewHost(
      rows.view(log).environment(\.horizontalSizeClass, .regular),
      layout: .fixed(width: 300, height: 500))
    #expect(log.count <= rows.limit)
    let messages = host.scene.diagnostics.map { "\($0)" }
    guard let message = rows.message else { return #expect(messages.isEmpty) }
    #expect(messages.contains { $0.contains(message) })
  }
}

/// Rows that a list cannot show as usual.
enum UnusualRows: CaseIterable {
  case withoutHeight, withoutContent, infinite, infiniteCells, changing, growing
  case many, missing, manyCells, manyPages, duplicate, duplicateCells, scrolling

  /// A part of the message; `nil` for none.
  fileprivate var message: String? {
    switch self {
    case .changing, .many, .missing, .manyCells, .manyPages: nil
    case .withoutHeight: "shows only 50 of 100000 elements, because the visible elements have no"
    case .withoutContent: "shows only 10000 of 100000 elements"
    case .infinite, .infiniteCells: "height.min is infinity, which is not a valid length"
    case .growing: "each evaluation changed state again: height."
    case .duplicate, .duplicateCells: "Several elements of a ForEach have the id “0”."
    case .scrolling: "each evaluation changed state again: the visible rows of a scroll view"
    }
  }

  /// The maximum number of evaluations of rows.
  fileprivate var limit: Int {
    switch self {
    case .scrolling: 20_000
    case .growing, .withoutContent: 0
    default: 300
    }
  }

  @ViewBuilder @MainActor
  fileprivate func view(_ log: EvaluationLog) -> some View {
    let count = 100_000
    switch self {
    case .withoutHeight:
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { CountedRow(id: $0, log: log).frame(height: 0) }
        }
      }
    case .withoutContent: List(0..<count, id: \.self) { _ in EmptyView() }
    case .infinite:
      List(0..<count, id: \.self) { CountedRow(id: $0, log: log).frame(minHeight: .infinity) }
    case .infiniteCells:
      Table(CountedRow.all(count, log)) { TableColumn("N") { $0.frame(minHeight: .infinity) } }
    case .changing:
      List(0..<count, id: \.self) { number in
        MeasuredRow { 10 + Double(number % 7) + $0 / 2 }
      }
    case .growing: List(0..<count, id: \.self) { _ in MeasuredRow { $0 + 10 } }
    case .many: List(0..<10_000_000, id: \.self) { CountedRow(id: $0, log: log) }
    case .missing:
      ScrollViewReader { proxy in
        List(0..<10_000_000, id: \.self) { CountedRow(id: $0, log: log) }
          .onAppear { proxy.scrollTo(-1) }
      }
    case .manyCells:
      Table(of: CountedRow.self) {
        TableColumn("N") { $0 }
      } rows: {
        ForEach(0..<10_000_000, id: \.self) { TableRow(CountedRow(id: $0, log: log)) }
      }
    case .manyPages:
      TabView { ForEach(0..<10_000_000, id: \.self) { CountedRow(id: $0, log: log) } }
        .tabViewStyle(.page)
    case .duplicate:
      List((0..<count).map { $0 / 2 }, id: \.self) { CountedRow(id: $0, log: log) }
    case .duplicateCells:
      Table((0..<count).map { CountedRow(id: $0 / 2, log: log) }) { TableColumn("N") { $0 } }
    case .scrolling:
      ScrollViewReader { proxy in
        List(0..<count, id: \.self) { number in
          CountedRow(id: number, log: log)
            .onAppear { proxy.scrollTo((number + count / 2) % count) }
        }
      }
    }
  }
}

/// The number of rows that were evaluated.
private final class EvaluationLog {
  var count = 0
}

private struct CountedRow: View, Identifiable {
  let id: Int
  let log: EvaluationLog

  static func all(_ count: Int, _ log: EvaluationLog) -> [CountedRow] {
    (0..<count).map { CountedRow(id: $0, log: log) }
  }

  var body: some View {
    log.count += 1
    return Text(verbatim: "Row \(id)")
  }
}

/// A row whose height follows from the height that was measured.
private struct MeasuredRow: View {
  let change: (Double) -> Double
  @State private var height = 20.0

  var body: some View {
    Color.red.frame(height: height)
      .onGeometryChange(for: Double.self) {
        $0.size.height
      } action: {
        height = change($0)
      }
  }
}
