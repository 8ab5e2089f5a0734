// SPDX-License-Identifier: MIT

import Charts
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Images of charts")
struct ChartImageTests {
  private let layout = SwiftUISnapshotLayout.fixed(width: 320, height: 220)

  private func framed(_ chart: some View) -> some View {
    chart.padding(16).background(Color(uiColor: .systemBackground))
      .environment(\.timeZone, .gmt)
  }

  private func check(
    _ chart: some View, traits: UITraitCollection = UITraitCollection(),
    testName: String = #function
  ) {
    assertSnapshot(
      of: framed(chart), as: .image(layout: layout, traits: traits), testName: testName)
  }

  @Test("Bars of categories have labels centered below them")
  func bars() {
    check(
      Chart(products) {
        BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.value))
      })
  }

  @Test("Bars of a series are stacked, and a legend has the colors in dark mode")
  func stackedBars() {
    check(
      Chart(sales) {
        BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.value))
          .foregroundStyle(by: .value("City", $0.series))
      }, traits: UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test("Bars are placed beside each other, with annotations and rounded corners")
  func groupedBars() {
    check(
      Chart(sales.prefix(6)) { sample in
        BarMark(x: .value("Name", sample.name), y: .value("Sales", sample.value))
          .foregroundStyle(by: .value("City", sample.series))
          .position(by: .value("City", sample.series))
          .cornerRadius(4)
          .annotation(position: .top) {
            Text(sample.value, format: .number).font(.caption2).foregroundStyle(.secondary)
          }
      })
  }

  @Test("Horizontal bars have names at the leading edge")
  func horizontalBars() {
    check(
      Chart(products) {
        BarMark(x: .value("Sales", $0.value), y: .value("Name", $0.name))
      })
  }

  @Test("Lines of dates have ticks at the starts of months, symbols and a legend")
  func lines() {
    check(
      Chart(temperatures) { item in
        LineMark(x: .value("Month", item.date), y: .value("Temperature", item.value))
          .foregroundStyle(by: .value("City", item.city))
          .symbol(by: .value("City", item.city))
          .interpolationMethod(.catmullRom)
      })
  }

  @Test("Stacked areas fill the space between series")
  func areas() {
    check(
      Chart(visitors) {
        AreaMark(x: .value("Day", $0.day), y: .value("Visitors", $0.value))
          .foregroundStyle(by: .value("Source", $0.series))
      })
  }

  @Test("A gradient area has a line above it, and a rule with an annotation")
  func gradientArea() {
    let values = temperatures.filter { $0.city == "Bergen" }
    check(
      Chart {
        ForEach(values, id: \.date) { item in
          AreaMark(x: .value("Month", item.date), y: .value("Temperature", item.value))
            .foregroundStyle(
              LinearGradient(
                colors: [.blue.opacity(0.5), .blue.opacity(0)], startPoint: .top,
                endPoint: .bottom))
          LineMark(x: .value("Month", item.date), y: .value("Temperature", item.value))
            .lineStyle(StrokeStyle(lineWidth: 3))
        }
        .interpolationMethod(.monotone)
        RuleMark(y: .value("Average", 7.8))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
          .annotation(position: .top, alignment: .leading) {
            Text("Average").font(.caption).foregroundStyle(.red)
          }
      }
      .chartYAxisLabel("Temperature, °C")
      .chartXAxis {
        AxisMarks(values: .stride(by: .month, count: 3)) {
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.abbreviated))
        }
      })
  }

  @Test("Points have symbols and a scale that does not begin at zero")
  func points() {
    check(
      Chart(visitors) {
        PointMark(
          x: .value("Web", Double($0.day) * 12 + 140), y: .value("Value", $0.value * 3 + 50)
        )
        .foregroundStyle(by: .value("Source", $0.series))
        .symbol(by: .value("Source", $0.series))
      }
      .chartXScale(domain: .automatic(includesZero: false))
      .chartYScale(domain: .automatic(includesZero: false)))
  }

  @Test("A donut has rounded sectors and no axes")
  func donut() {
    check(
      Chart(products) {
        SectorMark(
          angle: .value("Sales", $0.value), innerRadius: .ratio(0.6), angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Name", $0.name))
      }
      .chartBackground { chart in
        GeometryReader { proxy in
          if let frame = chart.plotFrame.map({ proxy[$0] }) {
            VStack {
              Text("3,221").font(.headline)
              Text("sold").font(.caption).foregroundStyle(.secondary)
            }
            .position(x: frame.midX, y: frame.midY)
          }
        }
      })
  }

  @Test("Bars of dates are mirrored from right to left with Arabic labels")
  func rightToLeft() {
    check(
      Chart(0..<7, id: \.self) { index in
        BarMark(
          x: .value("Day", day(2023, 5, index + 1), unit: .day),
          y: .value("Steps", [4200, 7800, 6100, -2400, 9000, 5200, 3100][index]))
      }
      .environment(\.layoutDirection, .rightToLeft)
      .environment(\.locale, Locale(identifier: "ar_EG")))
  }

  @Test("A heat map has a gradient legend, and labels grow with the text size")
  func heatMap() {
    check(
      Chart(0..<12, id: \.self) { index in
        RectangleMark(
          x: .value("Column", ["A", "B", "C", "D"][index % 4]),
          y: .value("Row", ["Mon", "Tue", "Wed"][index / 4])
        )
        .foregroundStyle(by: .value("Value", index * index))
        .cornerRadius(3)
      },
      traits: UITraitCollection(preferredContentSizeCategory: .extraExtraLarge))
  }
}
