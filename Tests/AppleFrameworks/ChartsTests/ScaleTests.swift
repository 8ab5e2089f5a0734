// SPDX-License-Identifier: MIT

import Charts
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Scales of charts")
struct ScaleTests {
  private func bars(_ values: Double...) -> some View {
    Chart(values.indices, id: \.self) {
      BarMark(x: .value("Index", "\($0)"), y: .value("Value", values[$0]))
    }
    .chartXAxis(.hidden)
  }

  @Test(
    "Numbers have ticks at multiples of 1, 2 or 5 times a power of ten, including zero",
    arguments: [
      (values: [95.0], ticks: ["0", "20", "40", "60", "80", "100"]),
      (values: [916], ticks: ["0", "200", "400", "600", "800", "1,000"]),
      (values: [0.03, 0.011], ticks: ["0", "0.005", "0.01", "0.015", "0.02", "0.025", "0.03"]),
      (values: [-5, 5], ticks: ["-4", "-2", "0", "2", "4", "-6", "6"]),
      (values: [0], ticks: ["-1", "-0.5", "0", "0.5", "1"]),
      (
        values: [1_150_000],
        ticks: ["0", "200,000", "400,000", "600,000", "800,000", "1,000,000", "1,200,000"]
      ),
    ])
  func numberTicks(values: [Double], ticks: [String]) throws {
    let view = Chart(values.indices, id: \.self) {
      BarMark(x: .value("Index", "\($0)"), y: .value("Value", values[$0]))
    }
    .chartXAxis(.hidden)
    #expect(try Set(texts(of: view)) == Set(ticks))
  }

  @Test("A domain without zero begins at the tick before the data")
  func domainWithoutZero() throws {
    let view = Chart([61, 78], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
      .chartXAxis(.hidden).chartYScale(domain: .automatic(includesZero: false))
    #expect(try texts(of: view).sorted() == ["60", "65", "70", "75", "80"])
  }

  @Test("The values of axis marks follow a stride, a desired count or an array")
  func markValues() throws {
    func ticks(_ values: AxisMarkValues) throws -> [String] {
      try texts(of: bars(10).chartYAxis { AxisMarks(values: values) })
    }
    #expect(try ticks(.stride(by: 4)) == ["0", "4", "8", "12"])
    #expect(try ticks(.automatic(desiredCount: 3)) == ["0", "5", "10"])
    #expect(try ticks(.automatic(minimumStride: 5)) == ["0", "5", "10"])
    #expect(try texts(of: bars(10).chartYAxis { AxisMarks(values: [3, 7, 99]) }) == ["3", "7"])
  }

  @Test("Labels are formatted in the locale of the environment")
  func locales() throws {
    let view = bars(1200.5).chartYAxis { AxisMarks(values: [1200.5]) }
    #expect(try texts(of: view.environment(\.locale, Locale(identifier: "de_DE"))) == ["1.200,5"])
    let french = try texts(of: view.environment(\.locale, Locale(identifier: "fr_FR")))
    #expect(french == ["1\u{202F}200,5"])
  }

  @Test(
    "Dates have ticks at the starts of calendar units",
    arguments: [
      (day(2023, 1, 1), day(2023, 12, 31), ["Jan", "Apr", "Jul", "Oct"]),
      (day(2020, 1, 1), day(2024, 1, 1), ["2020", "2021", "2022", "2023"]),
      (day(2023, 3, 1), day(2023, 3, 4), ["Mar 1", "Mar 2", "Mar 3"]),
      (day(2023, 3, 1), day(2023, 3, 1, hour: 18), ["12 AM", "3 AM", "6 AM", "9 AM"]),
    ])
  func dateTicks(start: Date, end: Date, ticks: [String]) throws {
    let view = Chart([start, end], id: \.self) {
      LineMark(x: .value("Date", $0), y: .value("Value", 1))
    }
    .chartYAxis(.hidden).environment(\.timeZone, .gmt)
    let found = try texts(of: view).map { $0.replacing("\u{202F}", with: " ") }
    #expect(found.starts(with: ticks), "\(found)")
  }

  @Test("The ticks of dates follow the time zone of the environment")
  func timeZones() throws {
    let view = Chart([day(2023, 3, 1), day(2023, 3, 3)], id: \.self) {
      LineMark(x: .value("Date", $0), y: .value("Value", 1))
    }
    .chartYAxis(.hidden)
    .chartXAxis { AxisMarks(values: .stride(by: .day)) }
    .environment(\.timeZone, TimeZone(secondsFromGMT: -3600) ?? .gmt)
    #expect(try texts(of: view) == ["Mar 1", "Mar 2"])
  }

  @Test("The names of narrow categories have one line, and those that do not fit are hidden")
  func narrowCategories() throws {
    let view = Chart(0..<40, id: \.self) {
      BarMark(x: .value("Name", "Name \($0)"), y: .value("y", 1))
    }
    .chartYAxis(.hidden)
    let found = try texts(of: view)
    #expect(found.count > 3 && found.count < 9)
    #expect(found.first == "Name 0")
  }

  @Test("A label between two values is hidden at the end of the domain")
  func centeredLabels() throws {
    let view = Chart(1..<4, id: \.self) {
      BarMark(x: .value("Date", day(2023, $0, 10), unit: .month), y: .value("y", 1))
    }
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisValueLabel(format: .dateTime.month(.wide), centered: true)
      }
    }
    .environment(\.timeZone, .gmt)
    #expect(try texts(of: view) == ["January", "February", "March"])
  }

  @Test(
    "The last label of dates is hidden if it touches the labels of a y axis at a large text size")
  func lastLabel() throws {
    let view = Chart(0..<14, id: \.self) {
      BarMark(x: .value("Date", day(2023, 6, 5 + $0), unit: .day), y: .value("y", 50))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 4)) {
        AxisValueLabel(format: .dateTime.day().month(.abbreviated))
      }
    }
    .environment(\.timeZone, .gmt)
    func dates(_ size: UIContentSizeCategory) throws -> [String] {
      let traits = UITraitCollection(preferredContentSizeCategory: size)
      return try texts(of: view, traits: traits).filter { $0.hasPrefix("Jun") }
    }
    #expect(try dates(.large) == ["Jun 5", "Jun 9", "Jun 13", "Jun 17"])
    #expect(try dates(.extraExtraExtraLarge) == ["Jun 5", "Jun 9", "Jun 13"])
  }

  @Test("A proxy converts between values and positions of linear, logarithmic and category scales")
  func proxy() throws {
    final class Box { var proxy: ChartProxy? }
    func proxy(of chart: some View) throws -> ChartProxy? {
      let box = Box()
      _ = try ViewHost(
        chart.chartXAxis(.hidden).chartYAxis(.hidden).chartOverlay { proxy in
          let _ = box.proxy = proxy
          Color.clear
        }, layout: .fixed(width: 200, height: 100))
      return box.proxy
    }
    let points = Chart {
      PointMark(x: .value("x", 1.0), y: .value("y", 1.0))
      PointMark(x: .value("x", 10.0), y: .value("y", 100.0))
    }
    let linear = try proxy(
      of: points.chartXScale(domain: 0...10).chartYScale(domain: [100, 0]))
    #expect(linear?.plotSize == CGSize(width: 200, height: 100))
    #expect(linear?.position(forX: 2.5) == 50)
    #expect(linear?.position(forY: 25.0) == 25)
    #expect(linear?.value(atX: 150, as: Double.self) == 7.5)
    #expect(linear?.value(atY: 25, as: Double.self) == 25)
    #expect(linear?.position(for: (x: 10, y: 100)) == CGPoint(x: 200, y: 100))
    #expect(linear?.value(atX: 150, as: String.self) == nil)
    let padded = try proxy(
      of: points.chartXScale(
        domain: 0...10, range: .plotDimension(startPadding: 20, endPadding: 80)))
    #expect(padded?.position(forX: 5) == 70)
    let log = try proxy(of: points.chartYScale(domain: 1...100, type: .log))
    #expect(log?.position(forY: 10).map { ($0 * 1000).rounded() } == 50_000)
    #expect(log?.value(atY: 100, as: Double.self).map { ($0 * 1000).rounded() } == 1000)
    let categories = try proxy(
      of: Chart(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    )
    #expect(categories?.position(forX: "b") == 75)
    #expect(categories?.positionRange(forX: "d") == 150...200)
    #expect(categories?.value(atX: 149, as: String.self) == "c")
    #expect(categories?.position(forX: "e") == nil)
  }

  @Test("A selection has the value at the finger, and none after the gesture")
  func selection() throws {
    struct Selecting: View {
      @State private var selected: String?

      var body: some View {
        VStack(spacing: 0) {
          Text(selected ?? "none").frame(height: 20)
          Chart(["a", "b", "c", "d"], id: \.self) {
            BarMark(x: .value("x", $0), y: .value("y", 1)).accessibilityHidden(true)
          }
          .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: $selected)
          .accessibilityElement(children: .contain).accessibilityIdentifier("Plot")
        }
      }
    }
    let host = try ViewHost(Selecting(), layout: .fixed(width: 200, height: 120))
    try host.drag(
      "Plot", from: CGPoint(x: 120, y: 50), by: CGSize(width: 1, height: 0), releases: false)
    #expect(host.scene.outline.contains("\"c\""))
    try host.drag("Plot", from: CGPoint(x: 20, y: 50), by: CGSize(width: 1, height: 0))
    #expect(host.scene.outline.contains("\"none\""))
  }
}
