// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

struct ChartModifierUsage: View {
  @State private var x: String?
  @State private var y: Double?
  @State private var angle: Double?

  private var chart: some View {
    Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("City", "a"))
    }
  }

  var body: some View {
    Group {
      chart.chartXScale(domain: ["a", "b"]).chartYScale(domain: 0...10)
      chart.chartXScale(domain: [1, 2], range: .plotDimension, type: .linear)
      chart.chartXScale(range: .plotDimension(padding: 4)).chartXScale(type: .category)
      chart.chartYScale(domain: .automatic(includesZero: false, reversed: true))
      chart.chartYScale(domain: .automatic, type: .log)
      chart.chartYScale(domain: 0.0...1.0, range: .plotDimension(startPadding: 2, endPadding: 3))
      chart.chartYScale(
        domain: .automatic(dataType: Double.self) { $0 += [3] }, type: .symmetricLog)
      chart.chartYScale(range: CGFloat(0)...10).chartYScale(type: .squareRoot)
      chart.chartYScale(type: .symmetricLog(slopeAtZero: 2)).chartXScale(type: .date)
      chart.chartXSelection(value: $x).chartYSelection(value: $y).chartAngleSelection(value: $angle)
    }
    Group {
      chart.chartForegroundStyleScale(["a": .red, "b": .blue])
      chart.chartForegroundStyleScale(["a": Color.red.gradient])
      chart.chartForegroundStyleScale(domain: ["a"], range: [Color.red, .blue])
      chart.chartForegroundStyleScale(domain: ["a"])
      chart.chartForegroundStyleScale(domain: ["a"]) { _ in Color.red }
      chart.chartForegroundStyleScale(mapping: { (name: String) in name == "a" ? .red : Color.blue }
      )
      chart.chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]), type: .linear)
      chart.chartForegroundStyleScale(type: .category)
      chart.chartSymbolScale(["a": .circle, "b": .square])
      chart.chartSymbolScale(domain: ["a"], range: [BasicChartSymbolShape.circle])
      chart.chartSymbolScale(domain: ["a"]) { _ in BasicChartSymbolShape.plus }
    }
    Group {
      chart.chartSymbolScale(domain: ["a"]).chartSymbolScale(range: [.circle, .plus])
      chart.chartSymbolScale(mapping: { (_: String) in BasicChartSymbolShape.plus })
      chart.chartSymbolSizeScale(["a": 3]).chartSymbolSizeScale(domain: 0...1, range: 1...3)
      chart.chartSymbolSizeScale(domain: 0...3).chartSymbolSizeScale(range: [1, 2])
      chart.chartSymbolSizeScale(domain: ["a"]) { _ in 3 }.chartSymbolSizeScale(type: .log)
      chart.chartSymbolSizeScale(mapping: { (value: Double) in value * 2 })
      chart.chartLineStyleScale(["a": StrokeStyle()])
      chart.chartLineStyleScale(domain: ["a"], range: [StrokeStyle()])
      chart.chartLineStyleScale(domain: ["a"]).chartLineStyleScale(range: [StrokeStyle()])
      chart.chartLineStyleScale(domain: ["a"]) { _ in StrokeStyle() }
      chart.chartLineStyleScale(mapping: { (_: String) in StrokeStyle() })
    }
    Group {
      chart.chartLegend(.hidden)
      chart.chartLegend(position: .top, alignment: .center, spacing: 4)
      chart.chartLegend(position: .bottom) { Text("Legend") }
      chart.chartPlotStyle { $0.background(.gray.opacity(0.1)).frame(height: 100) }
      chart.chartOverlay { overlay($0) }
      chart.chartBackground(alignment: .topLeading) { _ in Text("Background") }
      chart.chartXAxisLabel("x").chartYAxisLabel("y", position: .leading, alignment: .center)
      chart.chartXAxisLabel(String("x"), position: .top, spacing: 2).chartYAxisLabel(String("y"))
      chart.chartXAxisLabel { Text("x") }
      chart.chartYAxisLabel(position: .trailing, alignment: .top, spacing: 3) { Text("y") }
    }
  }

  private func overlay(_ proxy: ChartProxy) -> some View {
    GeometryReader { geometry in
      if let frame = proxy.plotFrame, let x = proxy.position(forX: "a"),
        let y = proxy.position(forY: 1), let point = proxy.position(for: (x: "a", y: 1)),
        let range = proxy.positionRange(forX: "a"), let height = proxy.positionRange(forY: 1),
        let value = proxy.value(atX: x, as: String.self), let number: Int = proxy.value(atY: y),
        let both = proxy.value(at: point, as: (String, Double).self)
      {
        Text(verbatim: "\(value) \(number) \(both) \(range) \(height) \(proxy.plotSize)")
          .position(x: geometry[frame].minX, y: y)
      }
    }
  }
}
