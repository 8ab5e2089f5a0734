// SPDX-License-Identifier: MIT

import Charts
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Marks of charts")
struct MarkTests {
  /// The accessibility elements of marks in a plot of 100 by 100 points, with their frames.
  private func elements(_ chart: some View) throws -> [String] {
    let view = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .environment(\.timeZone, .gmt)
    let host = try ViewHost(view, layout: .fixed(width: 100, height: 100))
    var text = ""
    Snapshotting<ViewHost, String>.accessibility(frames: true).snapshot(host).run { text = $0 }
    return text.split(separator: "\n").map(String.init)
  }

  /// Returns the frames of the lines of text of a chart by their strings.
  private func lines(_ chart: some View, _ size: CGFloat = 200) throws -> [String: CGRect] {
    let host = try ViewHost(chart, layout: .fixed(width: size, height: size))
    var frames: [String: CGRect] = [:]
    for entry in host.scene.commands {
      guard case .text(let line) = entry.paint else { continue }
      frames[line.string] = CGRect(
        x: line.origin.x, y: line.origin.y, width: line.width, height: line.ascent)
    }
    return frames
  }

  @Test("A title above a chart does not overlap the label at the upper end of the axis")
  func titleAboveLabels() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 100)) }
    let texts = try lines(chart.chartYAxisLabel("Title"))
    let (title, label) = (try #require(texts["Title"]), try #require(texts["100"]))
    // The title has 3 points below its baseline.
    #expect(title.maxY + 3 <= label.minY)
  }

  @Test("An annotation at the upper end of a plot may exceed it by half of a label")
  func annotationAtTop() throws {
    func frame(_ overflow: AnnotationOverflowResolution) throws -> CGRect {
      let chart = Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 100))
          .annotation(position: .top, overflowResolution: overflow) { Text("Top") }
      }
      return try #require(lines(chart.chartYScale(domain: 0...105))["Top"])
    }
    let (inChart, inPlot) = try (frame(.automatic), frame(.init(y: .fit(to: .plot))))
    #expect(inPlot.minY - inChart.minY == 8)
    #expect(inChart.minY >= 0)
  }

  @Test("Bars at the same position are stacked by each method")
  func stacking() throws {
    func frames(_ method: MarkStackingMethod, _ values: [Double], _ domain: ClosedRange<Double>)
      throws -> [CGRect]
    {
      final class Box { var frames: [CGRect] = [] }
      let box = Box()
      let chart = Chart(values.indices, id: \.self) { index in
        BarMark(x: .value("x", "a"), y: .value("y", values[index]), stacking: method)
          .annotation(position: .overlay) { context in
            let _ = box.frames.append(CGRect(origin: .zero, size: context.targetSize))
            Color.clear.frame(width: 1, height: 1)
          }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: domain)
      _ = try ViewHost(chart, layout: .fixed(width: 90, height: 100))
      return Array(box.frames.prefix(values.count))
    }
    func heights(_ method: MarkStackingMethod, _ values: [Double], _ domain: ClosedRange<Double>)
      throws -> [Double]
    {
      try frames(method, values, domain).map { ($0.height * 1000).rounded() / 1000 }
    }
    #expect(try heights(.standard, [30, 50, 20], 0...100) == [30, 50, 20])
    #expect(try heights(.normalized, [3, 5, 2], 0...1) == [30, 50, 20])
    #expect(try heights(.center, [30, 50, 20], -50...50) == [30, 50, 20])
    #expect(try heights(.unstacked, [30, 50, 20], 0...50) == [60, 100, 40])
    // Negative values are stacked downward from zero.
    #expect(try heights(.standard, [50, -20, -30], -50...50) == [50, 20, 30])
    #expect(try frames(.standard, [1], 0...1).first?.width == 60)
  }

  @Test("Each mark is an accessibility element with its x and y values")
  func accessibilityElements() throws {
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Steps", 1200))
      BarMark(x: .value("Day", "Tue"), y: .value("Steps", 3400))
        .accessibilityLabel("Tuesday").accessibilityValue("many")
      BarMark(x: .value("Day", "Wed"), y: .value("Steps", 1)).accessibilityHidden(true)
    }
    .chartLegend(.hidden)
    let lines = try accessibility(of: chart)
    #expect(lines == ["Group.", "  Mon: 1,200.", "  Tuesday: many."])
  }

  @Test("The elements of horizontal bars, dates and series have texts in the environment")
  func accessibilityTexts() throws {
    let chart = Chart {
      BarMark(x: .value("Steps", 5), y: .value("Name", "Ada"))
    }
    #expect(try accessibility(of: chart).last == "  Ada: 5.")
    let dates = Chart {
      LineMark(x: .value("Date", day(2023, 5, 1), unit: .month), y: .value("Value", 2.5))
        .foregroundStyle(by: .value("City", "Bergen"))
    }
    .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "de_DE"))
    .chartLegend(.hidden)
    let texts = try accessibility(of: dates)
    #expect(texts.last?.contains("Mai 2023, Bergen: 2,5") == true, "\(texts)")
  }

  @Test("An element has the frame of its mark")
  func frames() throws {
    let chart = Chart {
      RectangleMark(
        xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 0), yEnd: .value("y", 5))
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    let lines = try elements(chart)
    #expect(lines.last?.contains("20 50  20 × 50") == true, "\(lines)")
  }

  @Test("Bars are beside each other in the order of their values")
  func dodging() throws {
    let chart = Chart(["p", "q"], id: \.self) { name in
      BarMark(x: .value("x", "a"), y: .value("y", 10), width: .ratio(1))
        .position(by: .value("Name", name), span: .ratio(0.5))
        .accessibilityLabel(Text(verbatim: name))
    }
    let lines = try elements(chart)
    #expect(lines.dropFirst().first?.contains("25 0  25 × 100") == true, "\(lines)")
    #expect(lines.last?.contains("50 0  25 × 100") == true, "\(lines)")
  }

  @Test("A chart with many marks has one accessibility element")
  func manyMarks() throws {
    let chart = Chart(0..<20_000, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0 % 100))
    }
    #expect(try accessibility(of: chart).contains { $0.contains("20,000") })
  }
}
