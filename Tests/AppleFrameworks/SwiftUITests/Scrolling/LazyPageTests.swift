// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Pages of tab views")
@MainActor
struct LazyPageTests {
  private func host(_ view: some View) throws -> ViewHost {
    try ViewHost(view, layout: .fixed(width: 300, height: 500))
  }

  @Test("A tab view evaluates the selected page only", arguments: [0, 5000, 99_999])
  func selection(page: Int) throws {
    let log = PageLog()
    let host = try host(Pages(count: 100_000, page: page, log: log))
    #expect(log.evaluated == [page])
    #expect(try host.frame(of: "Page \(page): 0").midX == 150)
  }

  @Test("Tags that differ from the identifiers select pages")
  func tags() throws {
    let log = PageLog()
    let host = try host(Pages(count: 1000, page: 7, tagOffset: 1, log: log))
    withExtendedLifetime(host) {
      #expect(log.evaluated == [6])
      #expect(log.events == ["+6"])
    }
  }

  @Test("The state of a page remains while another one is selected, and each appears once")
  func state() throws {
    let log = PageLog()
    let host = try host(Pages(count: 1000, page: 3, log: log))
    try host.tap("Page 3: 0")
    try host.tap("Last")
    #expect(try host.frame(of: "Page 999: 0").midX == 150)
    try host.tap("First")
    #expect(try host.frame(of: "Page 3: 1").midX == 150)
    #expect(log.events == ["+3", "-3", "+999", "-999", "+3"])
  }

  @Test("Drags show the neighbors of pages, also those outside of the collection")
  func drags() throws {
    let log = PageLog()
    let host = try host(
      TabView {
        Page(number: -1, log: log)
        ForEach(0..<1000, id: \.self) { Page(number: $0, log: log) }
      }
      .tabViewStyle(.page))
    for page in -1..<3 {
      try host.drag("Page \(page): 0", by: CGSize(width: -100, height: 0))
    }
    #expect(log.evaluated == [-1, 0, 1, 2, 3])
  }
}

/// The pages that were evaluated, and those that appeared or disappeared.
private final class PageLog {
  var evaluated: Set<Int> = []
  var events: [String] = []
}

private struct Page: View {
  let number: Int
  let log: PageLog
  @State private var count = 0

  var body: some View {
    log.evaluated.insert(number)
    return Button {
      count += 1
    } label: {
      Text(verbatim: "Page \(number): \(count)")
    }
    .onAppear { log.events.append("+\(number)") }
    .onDisappear { log.events.append("-\(number)") }
  }
}

private struct Pages: View {
  let count: Int
  @State var page: Int
  var tagOffset = 0
  let log: PageLog

  var body: some View {
    VStack {
      Button("First") { page = 3 }
      Button("Last") { page = count - 1 }
      TabView(selection: $page) {
        ForEach(0..<count, id: \.self) { Page(number: $0, log: log).tag($0 + tagOffset) }
      }
      .tabViewStyle(.page)
    }
  }
}
