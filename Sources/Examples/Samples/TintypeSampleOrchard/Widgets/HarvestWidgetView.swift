// SPDX-License-Identifier: MIT

import AppIntents
import SwiftUI
import WidgetKit

/// The harvest of the year in each family of widgets.
struct HarvestWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: HarvestEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: progress) {
        Image(systemName: "basket")
      } currentValueLabel: {
        Text(entry.total, format: .number.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircular)
    case .accessoryRectangular:
      Gauge(value: progress) {
        Label("Harvest", systemImage: "basket.fill").font(.headline).widgetAccentable()
      } currentValueLabel: {
        Text(kilograms: entry.total)
      }
      .gaugeStyle(.accessoryLinearCapacity)
    case .accessoryInline:
      Label {
        Text(kilograms: entry.total)
      } icon: {
        Image(systemName: "basket")
      }
    case .systemMedium:
      HStack(spacing: 18) {
        YearSummary(entry: entry, progress: progress).frame(width: 116)
        TopTrees(entry: entry)
      }
    default:
      YearSummary(entry: entry, progress: progress)
    }
  }

  private var progress: Double { min(entry.total / HarvestEntry.goal, 1) }
}

/// The weight of the year and its part of the goal.
private struct YearSummary: View {
  let entry: HarvestEntry
  let progress: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "basket.fill").font(.title3).foregroundStyle(.tint)
        Spacer()
        Text(entry.date, format: .dateTime.year()).font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Text("Harvest").font(.subheadline).foregroundStyle(.tint)
      Text(kilograms: entry.total)
        .font(.title.bold())
        .minimumScaleFactor(0.6)
        .contentTransition(.numericText())
      ProgressView(value: progress).accessibilityHidden(true)
      Text("of \(Text(kilograms: HarvestEntry.goal))")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

/// The trees with the most fruit, and the button that adds a harvest.
private struct TopTrees: View {
  let entry: HarvestEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(entry.rows.prefix(2)) { row in
        HStack(spacing: 8) {
          FruitIcon(row.species, size: 26)
          Text(row.name).lineLimit(1).minimumScaleFactor(0.7)
          Spacer(minLength: 0)
          Text(kilograms: row.amount).foregroundStyle(.secondary).layoutPriority(1)
        }
        .font(.caption)
        .accessibilityElement(children: .combine)
      }
      Spacer(minLength: 0)
      Button(intent: AddHarvestIntent()) {
        Label("Add \(Text(kilograms: 5))", systemImage: "plus")
          .font(.caption.weight(.semibold))
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
    }
    .frame(maxWidth: .infinity)
  }
}
