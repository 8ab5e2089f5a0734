// SPDX-License-Identifier: MIT

import AppIntents
import Foundation
import SnapshotTesting
import SwiftData
import SwiftUI
import Testing
import WidgetKit

@testable import TintypeSampleOrchard

@MainActor
@Suite("Interactions with Orchard")
struct OrchardInteractionTests {
  /// Returns the names of the trees in the order of the list.
  private func names(_ host: ViewHost, _ session: OrchardSession) throws -> [String] {
    let elements = host.elements
    return try session.models(Tree.self).map(\.name)
      .compactMap { name in elements.range(of: name).map { (name, $0.lowerBound) } }
      .sorted { $0.1 < $1.1 }
      .map(\.0)
  }

  @Test("The search finds names and places, and states that it finds nothing")
  func search() throws {
    let session = try OrchardSession()
    let host = try session.host()
    try host.enterText("ruby", in: "Name or place")
    #expect(try names(host, session) == ["Early Ruby"])
    try host.enterText("MEADOW", in: "Name or place")
    #expect(try names(host, session) == ["Blue Evening", "Red Lantern", "Winter Keeper"])
    try host.enterText("quince", in: "Name or place")
    #expect(try names(host, session).isEmpty && host.says("No Results for “quince”"))
  }

  @Test("The order of the trees is stored")
  func order() throws {
    let session = try OrchardSession()
    let host = try session.host()
    #expect(try names(host, session).first == "Blue Evening")
    try host.tap("Sort")
    try host.tap("Age")
    #expect(try names(host, session).prefix(2) == ["Golden Bell", "Honey Pear"])
    #expect(session.defaults.string(forKey: "treeOrder") == "age")
    #expect(try names(session.host(), session).last == "Winter Keeper")
  }

  @Test("A new tree needs a name, and is inserted only by saving it")
  func newTree() throws {
    let session = try OrchardSession()
    let host = try session.host()
    try host.tap("New Tree")
    #expect(host.rejectsTap(on: "Save") && host.says("A tree needs a name."))
    try host.enterText("Aunt Ida", in: "Name")
    try host.tap("Cancel")
    #expect(try session.models(Tree.self).count == 6)
    try host.tap("New Tree")
    try host.enterText("Aunt Ida", in: "Name")
    try host.pick("Plum", in: "Species")
    try host.tap("Save")
    #expect(try session.models(Tree.self).last?.species == .plum)
    #expect(try names(host, session).first == "Aunt Ida")
  }

  @Test("An edited name is visible on all screens")
  func edit() throws {
    let session = try OrchardSession()
    let host = try session.host()
    try host.tap("Golden Bell")
    try host.tap("Edit")
    try host.enterText("Silver Bell", in: "Name")
    try host.tap("Done")
    #expect(host.says("Silver Bell") && !host.says("Golden Bell"))
    try host.tap("Diary")
    #expect(host.says("October 4, Silver Bell, 42 kg"))
  }

  @Test("A deletion asks first, deletes the harvests and keeps the notes")
  func deleteTree() throws {
    let session = try OrchardSession()
    let host = try session.host()
    try host.performAction("Delete", on: "Golden Bell")
    #expect(host.says("Its harvests are deleted. Its notes stay in the diary."))
    try host.tap("Cancel")
    #expect(try session.models(Tree.self).count == 6)
    try host.performAction("Delete", on: "Golden Bell")
    try host.tap("Delete Tree")
    #expect(try session.models(Tree.self).count == 5)
    #expect(try session.models(Harvest.self).count == 14)
    #expect(
      try session.models(Note.self).map { $0.tree?.name } == ["Red Lantern", nil, "Honey Pear"])
  }

  @Test("A harvest is added to the tree and to the statistics")
  func addHarvest() throws {
    let session = try OrchardSession()
    let host = try session.host()
    try host.tap("Winter Keeper")
    try host.tap("Add Harvest")
    try host.adjust("Weight", by: 5)
    #expect(host.says("12.5 kg"))
    try host.tap("Save")
    #expect(host.says("October 9, 2026"))
    try host.tap("Statistics")
    #expect(host.says("This Year, 160 kg"))
  }

  @Test("A harvest in the diary needs a tree")
  func harvestOfDiary() throws {
    let session = try OrchardSession()
    let host = try session.host(screen: .diary)
    try host.tap("New Entry")
    try host.tap("New Harvest")
    #expect(host.rejectsTap(on: "Save"))
    try host.pick("Early Ruby", in: "Tree")
    try host.tap("Save")
    #expect(host.says("October 9, Early Ruby, 10 kg"))
  }

  @Test("Notes are written and deleted in the diary")
  func notes() throws {
    let session = try OrchardSession()
    let host = try session.host(screen: .diary)
    try host.tap("New Entry")
    try host.tap("New Note")
    try host.enterText("A woodpecker nests here.", in: "What did you observe?")
    try host.tap("Save")
    #expect(host.says("October 9, A woodpecker nests here."))
    try host.performAction("Delete", on: "A woodpecker nests here.")
    #expect(!host.says("woodpecker"))
    #expect(try session.models(Note.self).count == 3)
  }

  @Test("Entries from December to February belong to the same winter")
  func seasons() throws {
    let session = try OrchardSession()
    let sections = DiaryEntry.seasons(
      harvests: try session.models(), notes: try session.models())
    #expect(
      sections.map { "\($0.season.part) \($0.season.year)" }.prefix(5) == [
        "autumn 2026", "summer 2026", "spring 2026", "winter 2025", "autumn 2025",
      ])
  }

  @Test("The provider of the widget reads the models that the app has saved")
  func provider() throws {
    let session = try OrchardSession()
    let preview = Preview(as: .systemMedium) {
      HarvestWidget()
    } timelineProvider: {
      HarvestProvider(container: session.container, today: SampleOrchard.today)
    }
    let host = try ViewHost(preview.makeView(), layout: .sizeThatFits)
    #expect(host.says("147.5 kg"))
  }

  @Test("The button of the widget adds five kilograms to the tree that was harvested last")
  func intent() async throws {
    let session = try OrchardSession()
    AppDependencyManager.shared.add(dependency: session.container)
    let host = try session.widget(.systemMedium)
    try host.tap("Add 5 kg")
    while try session.models(Harvest.self).count == 19 { await Task.yield() }
    let harvest = try #require(try session.models(Harvest.self).last)
    #expect(harvest.amount == 5 && harvest.tree?.name == "Golden Bell")
  }

  @Test("VoiceOver reads the diary in German and Arabic", arguments: ["de", "ar_EG"])
  func accessibility(language: String) throws {
    let session = try OrchardSession(JourneysVariant(name: language, language: language))
    let host = try session.host(screen: .diary)
    assertSnapshot(of: host, as: .accessibility, named: language)
  }
}
