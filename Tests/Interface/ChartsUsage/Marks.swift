// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

enum City: String, Plottable, CaseIterable {
  case bergen, lisbon
}

struct Measurement: Identifiable {
  let id: Int
  let date: Date
  let value: Double
  let city: City
}

struct MarkUsage: View {
  let data: [Measurement] = []
  let isOn = true
  let optional: Double? = 1

  var body: some View {
    Chart(data) { BarMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
    Chart(data, id: \.date) { BarMark(x: .value("City", $0.city), y: .value("Value", $0.value)) }
    Chart { bars }
    Chart { lines }
    Chart { areas }
    Chart { points }
    Chart { rules }
    Chart { rectangles }
    Chart {
      SectorMark(angle: .value("Value", 1))
      SectorMark(
        angle: .value("Value", 2), innerRadius: .ratio(0.5), outerRadius: .inset(4),
        angularInset: 1)
    }
    Chart {
      ForEach(data) { LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
      ForEach(data, id: \.date) { PointMark(x: .value("Date", $0.date), y: .value("y", $0.value)) }
      ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      if isOn { RuleMark(y: .value("Limit", 5)) } else { RuleMark(y: .value("Limit", 6)) }
      if let optional { RuleMark(y: .value("Limit", optional)) }
      if #available(iOS 99, *) { RuleMark(y: .value("Limit", 5)) }
      Plot { RuleMark(x: .value("x", 5)) }.opacity(0.5)
      AnyChartContent(RuleMark(x: .value("x", 5)))
      AnyChartContent(erasing: RuleMark(x: .value("x", 5)))
      Composed(value: 3)
    }
    Chart {}
  }

  @ChartContentBuilder private var bars: some ChartContent {
    BarMark(
      x: .value("x", "a"), y: .value("y", 1), width: .ratio(0.5), height: .automatic,
      stacking: .normalized)
    BarMark(x: .value("x", "a"), yStart: 2, yEnd: 10, width: 20, stacking: .center)
    BarMark(xStart: 2, xEnd: 10, y: .value("y", "a"), height: 2.5, stacking: .unstacked)
    BarMark(x: .value("x", 3))
    BarMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", "a"), height: .inset(1))
    BarMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: 1, yEnd: 2)
    BarMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 2), width: .fixed(3))
    BarMark(xStart: 1, xEnd: 2, yStart: .value("y", 1), yEnd: .value("y", 2))
  }

  @ChartContentBuilder private var lines: some ChartContent {
    LineMark(x: .value("x", 1), y: .value("y", 1))
    LineMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", "a"))
      .interpolationMethod(.linear)
      .interpolationMethod(.monotone)
      .interpolationMethod(.cardinal)
      .interpolationMethod(.cardinal(tension: 0.5))
      .interpolationMethod(.catmullRom)
      .interpolationMethod(.catmullRom(alpha: 1))
      .interpolationMethod(.stepStart)
      .interpolationMethod(.stepCenter)
      .interpolationMethod(.stepEnd)
      .lineStyle(StrokeStyle(lineWidth: 3, dash: [2]))
      .lineStyle(by: .value("s", "a"))
  }

  @ChartContentBuilder private var areas: some ChartContent {
    AreaMark(x: .value("x", 1), y: .value("y", 1), stacking: .standard)
    AreaMark(
      x: .value("x", 1), y: .value("y", 1), series: .value("s", "a"), stacking: .unstacked)
    AreaMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 1))
    AreaMark(
      xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 1), series: .value("s", "a"))
    AreaMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2))
    AreaMark(
      x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2), series: .value("s", "a"))
  }

  @ChartContentBuilder private var points: some ChartContent {
    PointMark(x: .value("x", 1), y: .value("y", 1))
      .symbol(.circle).symbol(.square).symbol(.triangle).symbol(.diamond)
      .symbol(.pentagon).symbol(.plus).symbol(.cross).symbol(.asterisk)
    PointMark(x: .value("x", 1), y: 3)
      .symbol(BasicChartSymbolShape.circle)
      .symbol(AnyChartSymbolShape(.circle))
      .symbol(by: .value("s", "a"))
      .symbolSize(30)
    PointMark(x: 3, y: .value("y", 1))
      .symbol { Image(systemName: "star") }
      .symbolSize(CGSize(width: 4, height: 4))
      .symbolSize(by: .value("Size", 4))
  }

  @ChartContentBuilder private var rules: some ChartContent {
    RuleMark(x: .value("x", 1), yStart: 1, yEnd: 2)
    RuleMark(xStart: 1, xEnd: 2, y: .value("y", 1))
    RuleMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2))
    RuleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 1))
    RuleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: 3)
    RuleMark(x: 3, yStart: .value("y", 1), yEnd: .value("y", 2))
  }

  @ChartContentBuilder private var rectangles: some ChartContent {
    RectangleMark(x: .value("x", 1), y: .value("y", 1), width: 2, height: 2)
    RectangleMark(x: .value("x", 1), yStart: 1, yEnd: 2, width: 2)
    RectangleMark(xStart: 1, xEnd: 2, y: .value("y", 1), height: 2)
    RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 1), height: 2)
    RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: 1, yEnd: 2)
    RectangleMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2), width: 2)
    RectangleMark(xStart: 1, xEnd: 2, yStart: .value("y", 1), yEnd: .value("y", 2))
    RectangleMark(
      xStart: .value("x", 1), xEnd: .value("x", 2), yStart: .value("y", 1), yEnd: .value("y", 2))
    RectangleMark(xStart: 1, xEnd: 2, yStart: 1, yEnd: 2)
  }
}

private struct Composed: ChartContent {
  let value: Double

  var body: some ChartContent {
    RuleMark(y: .value("Value", value))
    PointMark(x: .value("x", value), y: .value("Value", value))
  }
}

/// Content that no actor creates.
func content(value: Int) -> some ChartContent {
  BarMark(x: .value("x", "a"), y: .value("y", value)).foregroundStyle(.red).cornerRadius(2)
}
