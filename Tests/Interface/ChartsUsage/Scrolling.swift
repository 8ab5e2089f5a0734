// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

struct ChartScrollingUsage: View {
  @State private var date = Date.distantPast
  @State private var number = 0.0
  @State private var dates: ClosedRange<Date>?
  @State private var numbers: ClosedRange<Double>?

  private var chart: some View {
    Chart {
      PointMark(x: .value("Date", date), y: .value("y", 1))
        .symbol(BasicChartSymbolShape.diamond.strokeBorder(lineWidth: 2))
      RectangleMark(xStart: .value("Date", date), xEnd: .value("Date", date))
        .mask { RuleMark(y: .value("y", 1)) }
        .clipShape(Rectangle())
      BarMark(x: .value("Date", date), y: .value("y", 1))
        .alignsMarkStylesWithPlotArea()
        .compositingLayer()
    }
  }

  var body: some View {
    chart
      .chartScrollableAxes(.horizontal)
      .chartScrollPosition(x: $date)
      .chartXVisibleDomain(length: 7 * 86_400)
      .chartScrollTargetBehavior(
        .valueAligned(
          matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
    chart
      .chartScrollableAxes([.horizontal, .vertical])
      .chartScrollPosition(initialX: date).chartScrollPosition(initialY: 1)
      .chartYVisibleDomain(length: 2.5).chartScrollPosition(y: $number)
      .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .unit(5)))
    chart
      .chartScrollTargetBehavior(.paging)
      .chartXSelection(range: $dates).chartYSelection(range: $numbers)
    Chart(NumberBins(data: [1.0, 2, 4], desiredCount: 3), id: \.lowerBound) { bin in
      BarMark(x: .value("Bin", bin), y: .value("Count", bin.contains(2) ? 1 : 0))
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame {
          Text(verbatim: "\(geometry[frame].origin.x)")
        }
      }
    }
    Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1))
    }
    .chartXAxis {
      AxisMarks(values: DateBins(unit: .hour, by: 3, range: date...date).thresholds)
    }
  }

  func bins() -> [Int] {
    let days = DateBins(range: date...date, desiredCount: 4)
    return [
      NumberBins(range: 0...10, count: 5).index(for: 3), NumberBins(size: 2.5, range: 0...10).count,
      days.index(for: date), DateBins(timeInterval: 60, range: date...date).count,
      DateBins(data: [date]).count, NumberBins(range: 0...9, desiredCount: 3).count,
    ]
  }
}
