// SPDX-License-Identifier: MIT

import AppIntents
import SwiftData
import WidgetKit

/// Adds fruit to the tree that was harvested last.
struct AddHarvestIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Harvest"
  static let description = IntentDescription("Adds fruit to the tree that was harvested last.")

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$amount) kilograms")
  }

  @Parameter(title: "Weight", default: 5) var amount: Double
  @Dependency private var container: ModelContainer

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    let context = container.mainContext
    var last = FetchDescriptor<Harvest>(sortBy: [SortDescriptor(\.date, order: .reverse)])
    last.fetchLimit = 1
    if let tree = try context.fetch(last).first?.tree {
      context.insert(Harvest(date: .now, amount: amount, tree: tree))
      try context.save()
      WidgetCenter.shared.reloadTimelines(ofKind: HarvestWidget.kind)
    }
    return .result(value: amount)
  }
}
