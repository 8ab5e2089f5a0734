// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// Trees, harvests and notes for previews.
struct SampleOrchard: PreviewModifier {
  static let today = day(2026, 10, 9)

  static func makeSharedContext() throws -> ModelContainer { try container() }

  func body(content: Content, context: ModelContainer) -> some View {
    content
      .modelContainer(context)
      .environment(\.today, Self.today)
      .tint(.orchard)
  }

  /// Returns a container in memory with texts in the language of a locale.
  @MainActor
  static func container(locale: Locale = .current) throws -> ModelContainer {
    let container = try ModelContainer(
      for: Tree.self, Harvest.self, Note.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    insert(into: container.mainContext, locale: locale)
    try container.mainContext.save()
    return container
  }

  @MainActor
  private static func insert(into context: ModelContext, locale: Locale) {
    func text(_ key: String.LocalizationValue) -> String {
      String(localized: key, table: "OrchardSamples", locale: locale)
    }
    let gate = text("By the gate")
    let meadow = text("Meadow")
    let south = text("South wall")
    let trees = [
      Tree(name: text("Golden Bell"), place: gate, planted: day(1998, 11, 2)),
      Tree(name: text("Red Lantern"), place: meadow, planted: day(2011, 3, 20)),
      Tree(name: text("Honey Pear"), species: .pear, place: south, planted: day(2006, 10, 28)),
      Tree(name: text("Blue Evening"), species: .plum, place: meadow, planted: day(2015, 4, 3)),
      Tree(name: text("Early Ruby"), species: .cherry, place: gate, planted: day(2019, 11, 16)),
      Tree(name: text("Winter Keeper"), place: meadow, planted: day(2024, 11, 9)),
    ]
    trees.forEach(context.insert)
    let harvests: [(tree: Int, year: Int, month: Int, day: Int, amount: Double)] = [
      (0, 2026, 10, 4, 42), (1, 2026, 9, 26, 31.5), (2, 2026, 9, 12, 24), (0, 2026, 9, 9, 18),
      (3, 2026, 8, 22, 16.5), (4, 2026, 6, 28, 9), (4, 2026, 6, 21, 6.5),
      (0, 2025, 10, 6, 51), (1, 2025, 9, 20, 22), (2, 2025, 9, 14, 30), (3, 2025, 8, 30, 12),
      (4, 2025, 6, 25, 11), (0, 2024, 10, 2, 38), (1, 2024, 9, 28, 26), (2, 2024, 9, 15, 12),
      (3, 2024, 8, 25, 21), (0, 2023, 10, 8, 47), (1, 2023, 9, 22, 14), (2, 2023, 9, 10, 19),
    ]
    for harvest in harvests {
      context.insert(
        Harvest(
          date: day(harvest.year, harvest.month, harvest.day), amount: harvest.amount,
          tree: trees[harvest.tree]))
    }
    for (date, note, tree) in [
      (day(2026, 9, 30), text("The first frost is forecast. Pick the rest this week."), trees[1]),
      (day(2026, 5, 2), text("In full bloom, ten days earlier than last year."), trees[0]),
      (day(2026, 2, 14), text("Pruned the crown and painted the trunk white."), trees[2]),
    ] {
      context.insert(Note(date: date, text: note, tree: tree))
    }
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year, month: month,
      day: day, hour: 12
    ).date ?? .distantPast
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The models and the day of the sample.
  @MainActor static var orchard: Self { .modifier(SampleOrchard()) }
}
