// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Scroll indicators")
@MainActor
struct ScrollIndicatorTests {
  private func host(_ view: some View, height: CGFloat = 106) throws -> ViewHost {
    try ViewHost(view, layout: .fixed(width: 100, height: height))
  }

  private func bars(_ view: some View, height: CGFloat = 106) throws -> [CGRect] {
    indicatorFrames(of: try host(view, height: height))
  }

  @Test("Indicators are hidden at rest, even if they are declared visible")
  func rest() throws {
    #expect(try bars(Tall().scrollIndicators(.visible)) == [])
    #expect(try bars(Tall().scrollIndicatorsFlash(onAppear: false)) == [])
  }

  @Test("A flash on appearance shows an indicator whose length is the visible part of the content")
  func appearance() throws {
    #expect(
      try bars(Tall().scrollIndicatorsFlash(onAppear: true))
        == [CGRect(x: 94, y: 3, width: 3, height: 50)])
    #expect(try bars(Tall(height: 100).scrollIndicatorsFlash(onAppear: true)) == [])
  }

  @Test("An indicator is at least 36 points long, and at the end of the content at the end")
  func position() throws {
    let end = Tall(height: 10_600).defaultScrollAnchor(.bottom).scrollIndicatorsFlash(
      onAppear: true)
    #expect(try bars(end) == [CGRect(x: 94, y: 67, width: 3, height: 36)])
    let center = Tall().defaultScrollAnchor(.center).scrollIndicatorsFlash(onAppear: true)
    #expect(try bars(center) == [CGRect(x: 94, y: 28, width: 3, height: 50)])
  }

  @Test("A trigger shows indicators when its value changes, and a scroll hides them")
  func trigger() throws {
    let host = try host(Trigger())
    #expect(indicatorFrames(of: host) == [])
    try host.tap("Flash")
    #expect(indicatorFrames(of: host).count == 1)
    try host.scroll("Flash", by: CGSize(width: 0, height: 10))
    #expect(indicatorFrames(of: host) == [])
    try host.tap("Flash")
    #expect(indicatorFrames(of: host).count == 1)
  }

  @Test("Indicators are visible while a finger scrolls, and hidden afterward")
  func scrolling() throws {
    let host = try host(Tall())
    try host.scroll(by: CGSize(width: 0, height: 53), releases: false)
    #expect(indicatorFrames(of: host) == [CGRect(x: 94, y: 28, width: 3, height: 50)])
    try host.scroll(by: .zero)
    #expect(indicatorFrames(of: host) == [])
  }

  @Test("Hidden indicators never appear")
  func hidden() throws {
    #expect(try bars(Tall().scrollIndicatorsFlash(onAppear: true).scrollIndicators(.hidden)) == [])
    #expect(try bars(Tall().scrollIndicatorsFlash(onAppear: true).scrollIndicators(.never)) == [])
    #expect(
      try bars(
        Tall().scrollIndicatorsFlash(onAppear: true).scrollIndicators(.never, axes: .horizontal)
      )
      .count == 1)
    let hidden = ScrollView(showsIndicators: false) { Color.blue.frame(height: 212) }
    #expect(try bars(hidden.scrollIndicatorsFlash(onAppear: true)) == [])
  }

  @Test("A flash applies to the outermost scroll views only")
  func nesting() throws {
    let view = ScrollView {
      Color.blue.frame(height: 106)
      Tall().frame(height: 106)
    }
    #expect(try bars(view.scrollIndicatorsFlash(onAppear: true)).count == 1)
  }

  @Test("The margins of indicators inset them, those of the content do not")
  func margins() throws {
    func bar(_ placement: ContentMarginPlacement) throws -> CGRect? {
      try bars(
        Tall(height: 112).scrollIndicatorsFlash(onAppear: true)
          .contentMargins(.top, 100, for: placement).scrollIndicators(.visible), height: 206
      ).first
    }
    #expect(try bar(.scrollContent)?.minY == 3)
    #expect(try bar(.automatic)?.minY == 103)
    #expect(try bar(.scrollIndicators) == nil)
    let indicators = Tall(height: 212).scrollIndicatorsFlash(onAppear: true)
      .contentMargins(.trailing, 10, for: .scrollIndicators)
    #expect(try bars(indicators) == [CGRect(x: 84, y: 3, width: 3, height: 50)])
  }

  @Test("An indicator remains in the safe area")
  func safeArea() throws {
    let view = Tall(height: 1060).ignoresSafeArea().scrollIndicatorsFlash(onAppear: true)
      .safeAreaPadding(.vertical, 20)
    #expect(try bars(view) == [CGRect(x: 94, y: 23, width: 3, height: 36)])
  }

  @Test("In a right-to-left layout, the vertical indicator is on the left")
  func rightToLeft() throws {
    let both = ScrollView([.vertical, .horizontal]) { Color.blue.frame(width: 200, height: 212) }
      .scrollIndicatorsFlash(onAppear: true)
    // Each bar ends before the other one.
    #expect(
      try bars(both) == [
        CGRect(x: 94, y: 3, width: 3, height: 47), CGRect(x: 3, y: 100, width: 44, height: 3),
      ])
    #expect(
      try bars(both.environment(\.layoutDirection, .rightToLeft)) == [
        CGRect(x: 3, y: 3, width: 3, height: 47), CGRect(x: 53, y: 100, width: 44, height: 3),
      ])
  }

  @Test("Lists and scroll views show indicators in light and in dark mode")
  func image() throws {
    let view = HStack(spacing: 0) {
      ScrollView { VStack { ForEach(1..<20) { Text("Row \($0)") } }.padding() }
      List(1..<20) { Text("Row \($0)") }.listStyle(.plain)
    }
    .scrollIndicatorsFlash(onAppear: true)
    let layout = SwiftUISnapshotLayout.fixed(width: 240, height: 200)
    assertSnapshot(of: view, as: .image(layout: layout), named: "light")
    assertSnapshot(
      of: view.background(.background).environment(\.colorScheme, .dark),
      as: .image(layout: layout), named: "dark")
  }
}

private struct Tall: View {
  var height: CGFloat = 212

  var body: some View { ScrollView { Color.blue.frame(height: height) } }
}

private struct Trigger: View {
  @State private var count = 0

  var body: some View {
    ScrollView {
      Button("Flash") { count += 1 }.frame(height: 40)
      Color.blue.frame(height: 400)
    }
    .scrollIndicatorsFlash(trigger: count)
  }
}
