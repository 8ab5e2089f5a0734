// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Scrolling")
@MainActor
struct ScrollingTests {
  private let canvas = SwiftUISnapshotLayout.fixed(width: 100, height: 100)

  private func host(_ view: some View) throws -> ViewHost { try ViewHost(view, layout: canvas) }

  @Test(
    "A reader scrolls to a row by its identifier",
    arguments: [
      (UnitPoint?.some(.top), 0.0), (.some(.center), 40.0), (.some(.bottom), 80), (nil, 80),
    ])
  func reader(anchor: UnitPoint?, top: Double) throws {
    let host = try host(Reader(anchor: anchor))
    try host.tap("Scroll")
    #expect(try host.frame(of: "row 20").minY == top)
  }

  @Test("A reader scrolls when its content appears, also to a row that the action adds")
  func appearance() throws {
    let host = try host(Growing())
    #expect(try host.frame(of: "row 30").maxY == 100)
  }

  @Test("A reader scrolls a list to a row")
  func list() throws {
    let host = try host(ListReader())
    #expect(try host.frame(of: "row 30").midY == 50)
  }

  @Test("A scroll ends at the ends of the content")
  func ends() throws {
    let host = try host(ScrollView { Rows(30) })
    try host.scroll(by: CGSize(width: 50, height: 45))
    #expect(try host.frame(of: "row 0").origin == CGPoint(x: 0, y: -45))
    try host.scroll(by: CGSize(width: 0, height: 9999))
    #expect(try host.frame(of: "row 29").maxY == 100)
    try host.scroll("row 29", by: CGSize(width: 0, height: -9999))
    #expect(try host.frame(of: "row 0").minY == 0)
  }

  @Test("A scroll view that is disabled does not scroll")
  func disabled() throws {
    let host = try host(ScrollView { Rows(30) }.scrollDisabled(true))
    #expect(throws: (any Error).self) { try host.scroll(by: CGSize(width: 0, height: 10)) }
  }

  @Test("A bound identifier scrolls, and follows the scrolls of the user")
  func identifier() throws {
    let host = try host(IdentifierBinding())
    #expect(try host.frame(of: "row 10").minY == 0)
    try host.scroll("Feed", by: CGSize(width: 0, height: 50))
    #expect(texts(of: host).first == "12" || texts(of: host).first == "13")
    try host.tap("Up")
    #expect(try host.frame(of: "row 5").minY == 0)
  }

  @Test("A bound identifier shows the whole page whose content has the same identifiers")
  func pages() throws {
    let host = try host(Pages())
    for page in [1, 2, 0] {
      try host.tap("To \(page)")
      #expect(try host.frame(of: "page \(page)") == CGRect(x: 0, y: 0, width: 100, height: 60))
    }
  }

  @Test("A reader shows the outermost of the views with an identifier")
  func nestedIdentifiers() throws {
    let host = try host(NestedIdentifiers())
    try host.tap("Scroll")
    #expect(try host.frame(of: "block 2").minY == 0)
  }

  @Test("A bound position scrolls, and follows the scrolls of the user")
  func position() throws {
    let host = try host(PositionBinding())
    #expect(try host.frame(of: "row 29").maxY == 80)
    try host.scroll("Feed", by: CGSize(width: 0, height: -400))
    #expect(texts(of: host).first == "6 true")
    try host.tap("Row")
    #expect(try host.frame(of: "row 3").minY == 0)
    #expect(texts(of: host).first == "3 false")
    try host.tap("Offset")
    #expect(try host.frame(of: "row 0").minY == -30)
  }

  @Test("A default anchor places the content at first, when it grows, and when it is small")
  func anchors() throws {
    let end = try host(ScrollView { Rows(30) }.defaultScrollAnchor(.bottom))
    #expect(try end.frame(of: "row 29").maxY == 100)
    let small = try host(ScrollView { Rows(2) }.defaultScrollAnchor(.bottom))
    #expect(try small.frame(of: "row 1").maxY == 100)
    let aligned = try host(
      ScrollView { Rows(2) }.defaultScrollAnchor(.top, for: .alignment)
        .defaultScrollAnchor(.bottom))
    #expect(try aligned.frame(of: "row 0").minY == 0)
    let growing = try host(Chat())
    try growing.tap("Send")
    #expect(try growing.frame(of: "row 10").maxY == 80)
  }

  @Test("Paging scrolls by one page, aligned views to the nearest view")
  func behaviors() throws {
    let pages = try host(ScrollView { Rows(30) }.scrollTargetBehavior(.paging))
    try pages.scroll(by: CGSize(width: 0, height: 70))
    #expect(try pages.frame(of: "row 5").minY == 0)
    try pages.scroll(by: CGSize(width: 0, height: 20))
    #expect(try pages.frame(of: "row 5").minY == 0)
    try pages.scroll(
      by: CGSize(width: 0, height: 20), velocity: CGVector(dx: CGFloat(0), dy: 500))
    #expect(try pages.frame(of: "row 10").minY == 0)
    let aligned = try host(
      ScrollView { Rows(30).scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
    try aligned.scroll(by: CGSize(width: 0, height: 53))
    #expect(try aligned.frame(of: "row 3").minY == 0)
    let custom = try host(ScrollView { Rows(30) }.scrollTargetBehavior(Steps()))
    try custom.scroll(by: CGSize(width: 0, height: 53))
    #expect(try custom.frame(of: "row 0").minY == -50)
  }

  @Test("Observers receive the geometry, the phases and the visible rows")
  func observers() throws {
    let log = Log()
    let host = try host(Observed(log: log))
    #expect(log.lines == ["0.0 0.0", "[0, 1, 2, 3, 4]"])
    log.lines = []
    try host.scroll(
      by: CGSize(width: 0, height: 40), velocity: CGVector(dx: CGFloat(0), dy: 100))
    #expect(
      log.lines == [
        "idle interacting", "interacting decelerating", "decelerating idle", "row 0 false",
        "0.0 40.0", "[2, 3, 4, 5, 6]",
      ])
  }

  @Test("The rows of a lazy stack and of a list appear when they are visible")
  func lazyRows() throws {
    let log = Log()
    let host = try host(ScrollView { LazyRows(log: log) })
    #expect(log.lines == ["0", "1", "2", "3", "4"])
    log.lines = []
    try host.scroll(by: CGSize(width: 0, height: 40))
    #expect(Set(log.lines) == ["5", "6", "-0", "-1"])
    let listLog = Log()
    _ = try ViewHost(
      List(0..<20) { index in Text("\(index)").onAppear { listLog.lines.append("\(index)") } },
      layout: canvas)
    #expect(listLog.lines.count < 5)
  }

  @Test("A scroll transition follows the position of a view")
  func transition() throws {
    let host = try host(Transitions())
    try host.scroll(by: CGSize(width: 0, height: 30))
    assertSnapshot(of: host, as: .image)
  }

  @Test("Content is visible outside of a scroll view that does not clip")
  func clip() throws {
    let view = ScrollView(.horizontal) { Color.blue.frame(width: 60, height: 20) }
      .scrollClipDisabled().frame(width: 30, height: 20).padding(5)
    assertSnapshot(of: view, as: .image)
  }

  @Test("A horizontal scroll view starts at the leading edge in both directions")
  func directions() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = try host(
        ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Box(index: $0) } } }
          .environment(\.layoutDirection, direction))
      try host.scroll(by: CGSize(width: 30, height: 0))
      let frame = try host.frame(of: "row 1")
      #expect(direction == .leftToRight ? frame.minX == -10 : frame.maxX == 110)
    }
  }
}

private struct Box: View {
  let index: Int

  var body: some View {
    Color.blue.frame(width: 20, height: 20)
      .accessibilityElement()
      .accessibilityIdentifier("row \(index)")
  }
}

private struct Rows: View {
  let count: Int

  init(_ count: Int) { self.count = count }

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box(index: $0) } }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Reader: View {
  let anchor: UnitPoint?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { Rows(40) }
        .overlay(alignment: .topTrailing) {
          Button("Scroll") { proxy.scrollTo(20, anchor: anchor) }
        }
    }
  }
}

private struct Growing: View {
  @State private var count = 1

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { Rows(count) }
        .onAppear {
          count = 40
          proxy.scrollTo(30)
        }
    }
  }
}

private struct ListReader: View {
  var body: some View {
    ScrollViewReader { proxy in
      List(0..<40, id: \.self) { Box(index: $0) }
        .onAppear { proxy.scrollTo(30, anchor: .center) }
    }
  }
}

private struct IdentifierBinding: View {
  @State private var id: Int? = 10

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Box(index: $0) } }.scrollTargetLayout()
    }
    .scrollPosition(id: $id, anchor: .top)
    .id("Feed")
    .overlay(alignment: .topTrailing) {
      VStack {
        Text(verbatim: id.map { "\($0)" } ?? "-")
        Button("Up") { id = 5 }
      }
    }
  }
}

private struct Pages: View {
  @State private var page: Int?

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { page in
            HStack(spacing: 10) {
              ForEach(0..<3, id: \.self) { _ in Color.blue.frame(width: 15) }
            }
            .containerRelativeFrame(.horizontal)
            .accessibilityElement()
            .accessibilityIdentifier("page \(page)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .frame(height: 60)
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in Button("To \(index)") { page = index } }
      }
      .frame(height: 40)
    }
  }
}

private struct NestedIdentifiers: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { block in
            VStack(spacing: 0) {
              ForEach(0..<4, id: \.self) { _ in Color.blue.frame(height: 30) }
            }
            .accessibilityElement()
            .accessibilityIdentifier("block \(block)")
          }
        }
      }
      .overlay(alignment: .topTrailing) {
        Button("Scroll") { proxy.scrollTo(2, anchor: .top) }
      }
    }
  }
}

private struct PositionBinding: View {
  @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Box(index: $0) } }
          .scrollTargetLayout()
      }
      .scrollPosition($position, anchor: .top)
      .id("Feed")
      HStack {
        Text(
          verbatim: "\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
        Button("Row") { position.scrollTo(id: 3) }
        Button("Offset") { position.scrollTo(y: 30) }
      }
      .frame(height: 20)
    }
  }
}

private struct Chat: View {
  @State private var count = 10

  var body: some View {
    VStack(spacing: 0) {
      ScrollView { Rows(count) }.defaultScrollAnchor(.bottom)
      Button("Send") { count += 1 }.frame(height: 20)
    }
  }
}

private struct Steps: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    #expect(context.containerSize == CGSize(width: 100, height: 100))
    #expect(context.axes == .vertical)
    #expect(context.layoutDirection == .leftToRight)
    target.rect.origin.y = (target.rect.minY / 25).rounded() * 25
  }
}

private final class Log {
  var lines: [String] = []
}

private struct Observed: View {
  let log: Log

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<30, id: \.self) { index in
          Box(index: index)
            .onScrollVisibilityChange(threshold: 0.9) { isVisible in
              if index == 0, !isVisible { log.lines.append("row 0 false") }
            }
        }
      }
      .scrollTargetLayout()
    }
    .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { old, new in
      log.lines.append("\(old) \(new)")
    }
    .onScrollPhaseChange { old, new in log.lines.append("\(old) \(new)") }
    .onScrollTargetVisibilityChange(idType: Int.self) { log.lines.append("\($0)") }
  }
}

private struct LazyRows: View {
  let log: Log

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<30, id: \.self) { index in
        Box(index: index)
          .onAppear { log.lines.append("\(index)") }
          .onDisappear { log.lines.append("-\(index)") }
      }
    }
  }
}

private struct Transitions: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<6, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8).fill(.blue).frame(height: 40)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(
                phase.isIdentity ? 1 : 0.5)
            }
        }
      }
    }
  }
}
