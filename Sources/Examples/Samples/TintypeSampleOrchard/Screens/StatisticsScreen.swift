// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// The harvests of the last four years in numbers.
struct StatisticsScreen: View {
  @Environment(\.dynamicTypeSize) private var size
  @Query private var harvests: [Harvest]
  @Query(sort: \Tree.name) private var trees: [Tree]
  private let today: Date

  init(today: Date) {
    self.today = today
    let first = Calendar.current.date(byAdding: .year, value: -3, to: today) ?? today
    let start = Calendar.current.dateInterval(of: .year, for: first)?.start ?? first
    _harvests = Query(filter: #Predicate { $0.date >= start }, sort: \.date)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          let columns = size.isAccessibilitySize ? 1 : 2
          LazyVGrid(columns: Array(repeating: GridItem(spacing: 16), count: columns), spacing: 16) {
            total("This Year", offset: 0)
            total("Last Year", offset: -1)
          }
          GroupBox("By Year") { YearChart(harvests: harvests).padding(.top, 8) }
          GroupBox("Best Trees") { ranking.padding(.top, 8) }
        }
        .padding()
      }
      .navigationTitle("Statistics")
      .overlay {
        if harvests.isEmpty {
          ContentUnavailableView(
            "No Harvests", systemImage: "chart.bar",
            description: Text("Harvests appear here as soon as you add them.")
          )
          .background(.background)
        }
      }
    }
  }

  /// Returns the kilograms of a year before or after this one.
  private func total(_ title: LocalizedStringKey, offset: Int) -> some View {
    let day = Calendar.current.date(byAdding: .year, value: offset, to: today) ?? today
    let amount = harvests.filter { $0.isInYear(of: day) }.reduce(0) { $0 + $1.amount }
    return GroupBox {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.subheadline).foregroundStyle(.secondary)
        Text(kilograms: amount).font(.title.bold())
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
  }

  /// The trees with the most fruit of the year.
  private var ranking: some View {
    let best = trees.map { (tree: $0, amount: $0.amount(inYearOf: today)) }
      .filter { $0.amount > 0 }
      .sorted { $0.amount > $1.amount }
      .prefix(4)
    return VStack(alignment: .leading, spacing: 14) {
      ForEach(best, id: \.tree) { tree, amount in
        AdaptiveRow {
          FruitIcon(tree.species, size: 36)
          ProgressView(value: amount, total: best.first?.amount ?? amount) {
            AdaptiveRow {
              Text(tree.name)
              Spacer(minLength: 0)
              Text(kilograms: amount).foregroundStyle(.secondary)
            }
            .font(.subheadline)
          }
          .tint(tree.species.color)
        }
      }
    }
  }
}
