// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

/// The strokes and the time of the last days, and the tools and colors of all sketches.
struct StatisticsScreen: View {
  @Environment(Studio.self) private var studio

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        StrokesChart(activity: studio.activity).card()
        MinutesChart(activity: studio.activity).card()
        ColorsChart(sketches: studio.sketches).card()
        ToolsChart(sketches: studio.sketches).card()
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
    }
    .screenBackground()
    .navigationTitle("Statistics")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A bar for each day, and a line for the mean.
private struct StrokesChart: View {
  let activity: [Activity]

  var body: some View {
    let total = activity.reduce(0) { $0 + $1.strokes }
    let mean = Double(total) / Double(max(activity.count, 1))
    VStack(alignment: .leading, spacing: 12) {
      ChartTitle(title: "Strokes per Day") { Text("\(total) strokes in two weeks") }
      MeanLegend(mean: mean)
      Chart {
        ForEach(activity) { day in
          BarMark(x: .value("Day", day.day, unit: .day), y: .value("Strokes", day.strokes))
            .foregroundStyle(Double(day.strokes) > mean ? Color.studio : .studio.opacity(0.45))
            .cornerRadius(3)
        }
        RuleMark(y: .value("Mean", mean))
          .foregroundStyle(.orange)
          .lineStyle(MeanLegend.style)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 4)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.day().month(.abbreviated))
        }
      }
      .frame(height: 190)
    }
  }
}

/// The meaning of the dashed line, which has no space for a text between the bars.
private struct MeanLegend: View {
  static let style = StrokeStyle(lineWidth: 1.5, dash: [5, 4])

  let mean: Double

  var body: some View {
    HStack(spacing: 8) {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 1))
        path.addLine(to: CGPoint(x: 24, y: 1))
      }
      .stroke(.orange, style: Self.style)
      .frame(width: 24, height: 2)
      .accessibilityHidden(true)
      Text("Mean: \(Int(mean.rounded()))")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// The minutes of each day as a line above an area.
private struct MinutesChart: View {
  let activity: [Activity]

  var body: some View {
    let best = activity.max { $0.minutes < $1.minutes }
    VStack(alignment: .leading, spacing: 12) {
      ChartTitle(title: "Drawing Time") {
        Text("\(activity.reduce(0) { $0 + $1.minutes }) minutes in two weeks")
      }
      Chart {
        ForEach(activity) { day in
          AreaMark(x: .value("Day", day.day), y: .value("Minutes", day.minutes))
            .foregroundStyle(
              LinearGradient(
                colors: [.teal.opacity(0.4), .teal.opacity(0.05)], startPoint: .top,
                endPoint: .bottom))
          LineMark(x: .value("Day", day.day), y: .value("Minutes", day.minutes))
            .foregroundStyle(.teal)
            .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round))
        }
        .interpolationMethod(.monotone)
        if let best {
          PointMark(x: .value("Day", best.day), y: .value("Minutes", best.minutes))
            .foregroundStyle(.teal)
            .symbolSize(70)
            .annotation(position: .leading) {
              Text("\(best.minutes) minutes")
                .font(.caption.weight(.semibold))
            }
        }
      }
      .chartYScale(domain: 0...60)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 4)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.day().month(.abbreviated))
        }
      }
      .frame(height: 160)
    }
  }
}

/// The shares of the groups of colors.
private struct ColorsChart: View {
  let sketches: [Sketch]

  var body: some View {
    let counts = Dictionary(grouping: sketches.flatMap(\.strokes)) { $0.ink.family }
    let families = ColorFamily.allCases.filter { counts[$0] != nil }
    let favorite = families.max { (counts[$0]?.count ?? 0) < (counts[$1]?.count ?? 0) }
    VStack(alignment: .leading, spacing: 12) {
      ChartTitle(title: "Colors") {
        if let favorite { Text("Most frequent: \(favorite.title)") }
      }
      Chart(families) { family in
        SectorMark(
          angle: .value("Strokes", counts[family]?.count ?? 0), innerRadius: .ratio(0.6),
          angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Color", family.title))
      }
      .chartForegroundStyleScale(
        domain: families.map(\.title), range: families.map(\.ink.color)
      )
      .chartLegend(position: .bottom, alignment: .center, spacing: 12)
      .frame(height: 220)
    }
  }
}

/// The tools of each sketch as stacked bars.
private struct ToolsChart: View {
  private struct Use: Identifiable {
    var id: String
    var sketch: String
    var tool: String
    var count: Int
  }

  let sketches: [Sketch]

  var body: some View {
    let uses = sketches.flatMap { sketch in
      Tool.allCases.map { tool in
        Use(
          id: sketch.id + tool.title, sketch: sketch.displayTitle, tool: tool.title,
          count: sketch.strokes.count { $0.tool == tool })
      }
    }
    VStack(alignment: .leading, spacing: 12) {
      ChartTitle(title: "Tools") { Text("Strokes of each sketch") }
      Chart(uses.filter { $0.count > 0 }) { use in
        BarMark(x: .value("Strokes", use.count), y: .value("Sketch", use.sketch))
          .foregroundStyle(by: .value("Tool", use.tool))
      }
      .chartForegroundStyleScale(
        domain: Tool.allCases.map(\.title), range: [Color.studio, .teal, .orange, .gray]
      )
      .frame(height: 240)
    }
  }
}

/// The title of a chart with a line of text.
private struct ChartTitle<Detail: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let detail: Detail

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      SectionTitle(title)
      detail
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}
