// SPDX-License-Identifier: MIT

import SwiftData
import WidgetKit

/// The harvests of a year.
struct HarvestEntry: TimelineEntry {
  /// A tree with the kilograms of its harvests.
  struct Row: Identifiable {
    let id: Int
    let name: String
    let species: Species
    let amount: Double
  }

  /// The weight that the gauges show as complete, in kilograms.
  static let goal = 200.0

  let date: Date
  var total = 0.0
  var rows: [Row] = []

  /// Creates the entry of a day from models.
  init(date: Date, harvests: [Harvest] = []) {
    self.date = date
    let harvests = harvests.filter { $0.isInYear(of: date) }
    total = harvests.reduce(0) { $0 + $1.amount }
    rows = Dictionary(grouping: harvests.filter { $0.tree != nil }, by: \.tree)
      .compactMap { tree, harvests in
        tree.map { ($0, harvests.reduce(0) { $0 + $1.amount }) }
      }
      .sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
      .enumerated()
      .map { Row(id: $0, name: $1.0.name, species: $1.0.species, amount: $1.1) }
  }
}

/// The entries from the models of the app.
struct HarvestProvider: TimelineProvider {
  var container = Store.container
  /// The day of the entries; `nil` for the current one.
  var today: Date?

  func placeholder(in context: Context) -> HarvestEntry { HarvestEntry(date: today ?? .now) }

  func getSnapshot(in context: Context, completion: @escaping (HarvestEntry) -> Void) {
    completion(entry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HarvestEntry>) -> Void) {
    let entry = entry()
    // The year of the entry changes at midnight at the earliest.
    let midnight = Calendar.current.startOfDay(for: entry.date.addingTimeInterval(86_400))
    completion(Timeline(entries: [entry], policy: .after(midnight)))
  }

  private func entry() -> HarvestEntry {
    let context = container.map(ModelContext.init)
    let harvests = try? context?.fetch(FetchDescriptor<Harvest>())
    return HarvestEntry(date: today ?? .now, harvests: harvests ?? [])
  }
}
