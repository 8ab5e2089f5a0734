// SPDX-License-Identifier: MIT

import SwiftUI

/// Charts about the reading habits.
struct StatisticsScreen: View {
  let profile: ReaderProfile
  var onBack: @MainActor () -> Void = {}

  @State private var selectedDay: Int?
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 0) {
      HeaderBar("Statistics", onBack: onBack)
      ScrollView {
        VStack(spacing: 16) {
          week
          heatMap
          genres
        }
        .padding()
      }
    }
    .background(Color(.systemGroupedBackground))
  }

  private var week: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("This week")
          .font(theme.headlineFont)
        Spacer()
        Text(weekSummary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      WeekChart(minutes: profile.minutesOfWeek, selection: $selectedDay)
        .frame(height: 160)
    }
    .panel()
  }

  private var weekSummary: LocalizedStringKey {
    if let selectedDay {
      "\(Text(WeekChart.names[selectedDay])): \(profile.minutesOfWeek[selectedDay]) minutes"
    } else {
      "\(profile.minutesOfWeek.reduce(0, +)) minutes"
    }
  }

  private var heatMap: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Pages per day")
        .font(theme.headlineFont)
      HeatMap(values: profile.pagesOfDays, maximum: 60, color: theme.accent)
        .frame(height: 118)
      HStack(spacing: 4) {
        Text(0, format: .number)
        LinearGradient(
          colors: [theme.accent.opacity(0.1), theme.accent], startPoint: .leading,
          endPoint: .trailing
        )
        .frame(width: 80, height: 8)
        .clipShape(.capsule)
        Text(60, format: .number)
      }
      .font(.caption2)
      .foregroundStyle(.secondary)
    }
    .panel()
  }

  private var genres: some View {
    let counts = profile.genreCounts.sorted {
      ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue)
    }
    let total = counts.map(\.value).reduce(0, +)
    return VStack(alignment: .leading, spacing: 12) {
      Text("Genres")
        .font(theme.headlineFont)
      HStack(spacing: 20) {
        PieChart(shares: counts.map { Double($0.value) / Double(max(total, 1)) })
          .frame(width: 110, height: 110)
        VStack(alignment: .leading, spacing: 6) {
          ForEach(Array(counts.enumerated()), id: \.element.key) { index, entry in
            Label {
              HStack {
                Text(entry.key.title)
                Spacer()
                Text(entry.value, format: .number)
                  .monospacedDigit()
                  .foregroundStyle(.secondary)
              }
            } icon: {
              Circle()
                .fill(PieChart.color(index))
                .frame(width: 10, height: 10)
            }
            .font(.subheadline)
          }
        }
      }
    }
    .panel()
  }
}

#Preview("Statistics") {
  StatisticsScreen(profile: .sample)
}
