// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSamplePantry
import Testing
import TintypeTestSupport

@MainActor
@Suite("Interactions with Pantry")
struct PantryInteractionTests {
  @Test("A new food needs a name")
  func newFood() throws {
    let session = PantrySession()
    let host = try session.host(RootView(screen: .pantry))
    try host.tap("New Food")
    #expect(host.rejectsTap(on: "Save"))
    try host.enterText("Butter", in: "Name")
    try host.tap("Save")
    #expect(host.says("Butter") && session.kitchen.pantry.last?.daysLeft == 7)
  }

  @Test("A refresh adds new recipes, and opening one removes its badge")
  func refresh() throws {
    let session = PantrySession()
    let host = try session.host()
    #expect(session.kitchen.newCount == 1)
    try host.refresh("shakshuka")
    #expect(session.kitchen.newCount == 2)
    try host.tap("plum-cake")
    #expect(session.kitchen.newCount == 1)
  }

  @Test("The amounts of a recipe depend on the servings")
  func servings() throws {
    let host = try PantrySession().host(NavigationStack { RecipeScreen(id: "pancakes") })
    #expect(host.says("100 g"))
    try host.adjust("2 servings", by: 1)
    #expect(host.says("150 g"))
  }

  @Test("Missing ingredients are bought once")
  func missing() throws {
    let session = PantrySession()
    let host = try session.host()
    try host.performAction("Buy", on: "shakshuka")
    try host.performAction("Buy", on: "shakshuka")
    #expect(session.kitchen.shopping.map(\.id).suffix(2) == ["pepper", "feta"])
  }

  @Test("A deleted recipe returns to the list, where it can be restored")
  func deletion() throws {
    let session = PantrySession()
    let host = try session.host()
    try host.scroll("shakshuka", by: CGSize(width: 0, height: 400))
    try host.tap("curry")
    try host.tap("More")
    try host.tap("Delete Recipe")
    try host.tap("Cancel")
    #expect(session.kitchen.recipe("curry") != nil)
    try host.tap("More")
    try host.tap("Delete Recipe")
    try host.tap("Delete Recipe")
    #expect(session.kitchen.recipe("curry") == nil && host.says("“Coconut Curry” deleted"))
    try host.tap("Undo")
    #expect(session.kitchen.recipe("curry") != nil)
  }

  @Test("A diet hides other recipes")
  func diet() throws {
    let session = PantrySession()
    let host = try session.host()
    try host.tap("Settings")
    try host.pick("Vegan", in: "Diet")
    try host.tap("Done")
    #expect(host.says("3 recipes") && !host.says("Lemon Spaghetti"))
  }

  @Test("VoiceOver reads the pantry in German and Arabic", arguments: ["de", "ar_EG"])
  func accessibility(language: String) throws {
    let variant = JourneysVariant(name: language, language: language)
    let host = try PantrySession(variant).host(RootView(screen: .pantry))
    assertSnapshot(of: host, as: .accessibility, named: language)
  }

  @Test("Texts that the samples share have the same translations, and all are translated")
  func catalogs() throws {
    func strings(_ path: String) throws -> [String: NSDictionary] {
      let file = Repository.url("Sources/Examples/Samples/TintypeSample\(path)")
      let data = try Data(contentsOf: file)
      let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let entries = try #require(catalog?["strings"] as? [String: [String: Any]])
      return entries.compactMapValues { $0["localizations"] as? NSDictionary }
    }
    let others = try strings("Journeys/Resources/Localizable.xcstrings")
    for table in ["Localizable", "PantrySamples"] {
      for (key, texts) in try strings("Pantry/Resources/\(table).xcstrings") {
        #expect(texts["ar"] != nil && texts["de"] != nil, "\(key)")
        if table == "Localizable", let other = others[key] { #expect(other == texts, "\(key)") }
      }
    }
  }
}
