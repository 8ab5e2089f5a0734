// SPDX-License-Identifier: MIT

import Charts
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Scrolling and clipping of charts")
struct ScrollingTests {
  private func bars(_ names: [String] = ["a", "b", "c", "d", "e", "f"]) -> some View {
    Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 3)) }
      .chartYAxis(.hidden)
  }

  @Test("A chart shows the visible part of its domain from its position")
  func visiblePart() throws {
    let view = bars().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3)
    #expect(try texts(of: view) == ["a", "b", "c"])
    #expect(try texts(of: view.chartScrollPosition(initialX: "c")) == ["c", "d", "e"])
    #expect(try texts(of: view.chartScrollPosition(x: .constant("b"))) == ["b", "c", "d"])
  }

  @Test("The visible part ends at the end of the domain")
  func end() throws {
    let view = bars().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3)
    #expect(try texts(of: view.chartScrollPosition(initialX: "f")) == ["d", "e", "f"])
  }

  @Test("A length without scrolling, or one that is too large, has no effect")
  func wholeDomain() throws {
    let all = ["a", "b", "c", "d", "e", "f"]
    #expect(try texts(of: bars().chartXVisibleDomain(length: 3)) == all)
    let view = bars().chartScrollableAxes(.horizontal)
    #expect(try texts(of: view) == all)
    #expect(try texts(of: view.chartXVisibleDomain(length: 9)) == all)
    #expect(try texts(of: view.chartXVisibleDomain(length: -1)) == all)
  }

  @Test("Marks outside of the visible part are neither painted nor accessible")
  func clipping() throws {
    let view = bars().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2)
      .chartXAxis(.hidden)
    #expect(try pixels(of: view) == pixels(of: bars(["a", "b"]).chartXAxis(.hidden)))
    #expect(try accessibility(of: view).filter { $0.contains("Name") }.count <= 2)
    #expect(try !accessibility(of: view).contains { $0.contains("f") && $0.contains("3") })
  }

  @Test("A mask hides the parts of marks outside of other marks")
  func mask() throws {
    let masked = Chart {
      RectangleMark().mask { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
    }
    .chartXScale(domain: ["a", "b"]).chartYScale(domain: 0...2)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let bar = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
      .chartXScale(domain: ["a", "b"]).chartYScale(domain: 0...2)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(try pixels(of: masked) == pixels(of: bar))
  }

  @Test("A drag selects the values from its start to the finger")
  func range() throws {
    final class Selection { var range: ClosedRange<Double>? }
    let selection = Selection()
    let view = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXScale(domain: 0.0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXSelection(
        range: Binding(get: { selection.range }, set: { selection.range = $0 })
      )
      .id("chart")
    let host = try ViewHost(view, layout: .fixed(width: 100, height: 100))
    try host.drag("chart", from: CGPoint(x: 80, y: 50), by: CGSize(width: -40, height: 0))
    #expect(selection.range == 4...8)
  }

  private func pixels(of view: some View) throws -> Data? {
    ImageRenderer(content: view.frame(width: 120, height: 80)).uiImage?.pngData()
  }
}
