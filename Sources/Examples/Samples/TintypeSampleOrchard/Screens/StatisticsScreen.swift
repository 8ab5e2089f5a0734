// SPDX-License-Identifier: MIT

import Charts
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
    let calendar = Calendar.current
    let first = calendar.date(byAdding: .year, value: -3, to: today) ?? today
    let start = calendar.dateInterval(of: .year, for: first)?.start ?? first
    _harvests = Query(filter: #Predicate { $0.date >= start }, sort: \.date)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          let columns = Array(
            repeating: GridItem(spacing: 16), count: size.isAccessibilitySize ? 1 : 2)
          LazyVGrid(columns: columns, spacing: 16) {
            Tile("This Year", systemImage: "basket") { Text(kilograms: total(0)) }
            Tile("Last Year", systemImage: "clock") { Text(kilograms: total(-1)) }
          }
          Card("By Year") { YearChart(harvests: harvests) }
          Card("Best Trees") { Ranking(trees: trees, today: today) }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Statistics")
      .overlay {
        if harvests.isEmpty {
          ContentUnavailableView(
            "No Harvests", systemImage: "chart.bar",
            description: Text("Harvests appear here as soon as you add them.")
          )
          .background(Color(.systemGroupedBackground))
        }
      }
    }
  }

  /// Returns the kilograms of a year before or after this one.
  private func total(_ offset: Int) -> Double {
    let day = Calendar.current.date(byAdding: .year, value: offset, to: today) ?? today
    return harvests.filter { $0.isInYear(of: day) }.reduce(0) { $0 + $1.amount }
  }
}

/// A number with a title.
private struct Tile<Value: View>: View {
  private let title: LocalizedStringKey
  private let symbol: String
  private let value: Value

  init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder value: () -> Value) {
    self.title = title
    symbol = systemImage
    self.value = value()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(title, systemImage: symbol).font(.subheadline).foregroundStyle(.secondary)
      value.font(.title.bold()).monospacedDigit()
    }
    .modifier(CardBackground())
    .accessibilityElement(children: .combine)
  }
}

/// Views with a title on a rounded background.
private struct Card<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      content
    }
    .modifier(CardBackground())
  }
}

private struct CardBackground: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 18))
  }
}

/// The weight of each year, with a color for each species.
private struct YearChart: View {
  private struct Bar: Hashable {
    let year: Date
    let species: Species
  }

  @ScaledMetric private var height = 220.0
  let harvests: [Harvest]

  /// The kilograms of each year and species.
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

/// The trees with the most fruit of the year.
private struct Ranking: View {
  let trees: [Tree]
  let today: Date

  var body: some View {
    let best = trees.map { (tree: $0, amount: $0.amount(inYearOf: today)) }
      .filter { $0.amount > 0 }
      .sorted { $0.amount > $1.amount }
      .prefix(4)
    ForEach(best, id: \.tree) { tree, amount in
      AdaptiveRow {
        FruitIcon(tree.species, size: 36)
        ProgressView(value: amount, total: best.first?.amount ?? amount) {
          HStack {
            Text(tree.name)
            Spacer()
            Text(kilograms: amount).monospacedDigit().foregroundStyle(.secondary)
          }
          .font(.subheadline)
        }
        .tint(tree.species.color)
      }
    }
  }
}
