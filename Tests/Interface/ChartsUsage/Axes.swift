// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

struct AxisUsage: View {
  let isOn = true
  let title = "title"

  private var chart: some View { Chart { RuleMark(y: .value("y", 1)) } }

  var body: some View {
    chart.chartXAxis(.hidden).chartYAxis(.visible)
    chart.chartXAxis { AxisMarks() }.chartYAxis { AxisMarks(position: .leading) }
    chart.chartXAxis {
      AxisMarks(preset: .aligned, position: .top, values: .automatic, stroke: StrokeStyle())
      AxisMarks(preset: .extended, values: [1, 2], stroke: StrokeStyle())
      AxisMarks(format: .dateTime.month(), preset: .inset, values: .stride(by: .month))
      AxisMarks(format: .dateTime.month(), values: [Date()])
      AxisMarks(values: .stride(by: 2)) { AxisGridLine() }
      AxisMarks(values: [1, 2]) { AxisGridLine() }
      if isOn { AxisMarks(values: [1.5]) { value in mark(value) } }
      if isOn { Labels() } else { AnyAxisContent(Labels()) }
    }
    chart.chartYAxis {
      AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR"))
      AxisMarks(values: .automatic(desiredCount: 3)) { value in
        if value.index == 0, value.count > 1 {
          AxisTick(length: .longestLabel).foregroundStyle(.red)
        } else {
          AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 2)).offset(x: 1)
        }
        AxisTick(centered: true, length: 5, stroke: StrokeStyle())
        AxisTick(length: .label(extendPastBy: 2))
        AxisTick(length: .longestLabel(extendPastBy: 2))
        AxisTick(length: .automatic).offset(CGSize(width: 1, height: 1))
        labels(value)
      }
    }
    chart.chartYAxis {
      AxisMarks(values: .automatic(minimumStride: 2, desiredCount: 3)) { AxisValueLabel() }
      AxisMarks(values: .automatic(desiredCount: 3, roundLowerBound: true, roundUpperBound: false))
      AxisMarks(values: .stride(by: .day, count: 2, calendar: .current))
      AxisMarks(values: .stride(by: 2.5, roundLowerBound: false, roundUpperBound: false))
    }
  }

  @AxisMarkBuilder private func mark(_ value: AxisValue) -> some AxisMark {
    AxisGridLine()
    if let number = value.as(Double.self), number > 1 { AxisTick() }
    AnyAxisMark(AxisTick())
    AnyAxisMark(erasing: AxisTick())
    Composed()
  }

  @AxisMarkBuilder private func labels(_ value: AxisValue) -> some AxisMark {
    AxisValueLabel("title").font(.caption2)
    AxisValueLabel(title)
    AxisValueLabel(format: FloatingPointFormatStyle<Double>.number)
    AxisValueLabel(format: .dateTime.day(), centered: true)
    AxisValueLabel(
      centered: true, anchor: .top, multiLabelAlignment: .leading,
      collisionResolution: .greedy(priority: 1, minimumSpacing: 2), offsetsMarks: true,
      orientation: .vertical, horizontalSpacing: 1, verticalSpacing: 2)
    AxisValueLabel(collisionResolution: .greedy, orientation: .horizontal) { Text(title) }
    AxisValueLabel(collisionResolution: .truncate, orientation: .verticalReversed) {
      if let number = value.as(Int.self) { Text("\(number)") }
    }
    AxisValueLabel(collisionResolution: .disabled, orientation: .automatic)
  }
}

private struct Labels: AxisContent {
  var body: some AxisContent { AxisMarks { AxisValueLabel() } }
}

private struct Composed: AxisMark {
  var body: some AxisMark {
    AxisGridLine()
    AxisTick()
  }
}
