// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

/// The weight of each year, with a color for each species.
struct YearChart: View {
  private struct Bar: Hashable {
    let year: Date
    let species: Species
  }

  @ScaledMetric private var height = 220.0
  let harvests: [Harvest]

  /// The kilograms of each year and species, in the order of the legend.
  private var bars: [(bar: Bar, amount: Double)] {
    let sums = harvests.reduce(into: [Bar: Double]()) { sums, harvest in
      guard let species = harvest.tree?.species,
        let year = Calendar.current.dateInterval(of: .year, for: harvest.date)
      else { return }
      sums[Bar(year: year.start, species: species), default: 0] += harvest.amount
    }
    return Species.allCases.flatMap { species in
      sums.filter { $0.key.species == species }.sorted { $0.key.year < $1.key.year }
        .map { ($0.key, $0.value) }
    }
  }

  var body: some View {
    Chart(bars, id: \.bar) { bar, amount in
      BarMark(
        x: .value("Year", bar.year, unit: .year), y: .value("Weight", amount), width: .ratio(0.55)
      )
      .foregroundStyle(by: .value("Species", String(localized: bar.species.title)))
    }
    .chartForegroundStyleScale(
      domain: Species.allCases.map { String(localized: $0.title) },
      range: Species.allCases.map(\.color)
    )
    .chartXAxis {
      AxisMarks(values: .stride(by: .year)) {
        AxisValueLabel(format: .dateTime.year(), centered: true)
      }
    }
    .frame(height: min(height, 320))
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }
}
