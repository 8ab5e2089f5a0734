// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSamplePantry
import Testing

/// The steps of a user who searches, cooks, stores and buys, with a snapshot of each step.
@MainActor
@Suite("User flows in Pantry")
struct PantryFlowTests {
  @Test("A user searches, cooks, edits, deletes and restores content in all tabs")
  func flow() throws {
    let session = PantrySession()
    let host = try session.host()
    var number = 0
    func step(_ name: String, _ action: (ViewHost) throws -> Void) throws {
      try action(host)
      number += 1
      let prefix = number < 10 ? "0\(number)" : "\(number)"
      assertSnapshot(of: host, as: .image, named: "\(prefix)-\(name)", testName: "flow")
    }
    try step("refreshed") { try $0.refresh("shakshuka") }
    try step("tags") { try $0.tap("Dishes and ingredients") }
    try step("vegetarian") { try $0.tap("Vegetarian") }
    try step("favorites") { try $0.tap("Favorites") }
    try step("no-results") { try $0.enterText("pizza", in: "Dishes and ingredients") }
    try step("search-ended") { try $0.tap("Cancel") }
    try step("swiped") { try $0.drag("shakshuka", by: CGSize(width: -120, height: 0)) }
    try step("recipe-deleted") { try $0.performAction("Delete", on: "shakshuka") }
    try step("recipe-restored") { try $0.tap("Undo") }
    try step("context-menu") { try $0.longPress("plum-cake") }
    try step("favorite-added") { try $0.tap("Add to Favorites") }
    try step("recipe") { try $0.tap("shakshuka") }
    try step("servings") { try $0.adjust("2 servings", by: 2) }
    try step("scrolled") { try $0.scroll("4 servings", by: CGSize(width: 0, height: 420)) }
    try step("missing-bought") { try $0.tap("Buy Missing Ingredients") }
    try step("cooking") { try $0.tap("Start Cooking") }
    try step("next-step") { try $0.tap("Next Step") }
    try step("stop-alert") { try $0.tap("Close") }
    try step("stopped") { try $0.tap("Stop") }
    try step("back") { try $0.tap("Cookbook") }
    try step("pantry") { try $0.tap("Pantry") }
    try step("suggestions") { try $0.tap("Search your food") }
    try step("completed") { try $0.tap("Milk") }
    try step("scope") { try $0.tap("Freezer") }
    try step("all-food") { try $0.tap("Cancel") }
    try step("one-used") { try $0.performAction("Use One", on: "milk") }
    try step("food-deleted") { try $0.performAction("Delete", on: "parmesan") }
    try step("food-restored") { try $0.tap("Undo") }
    try step("collapsed") { try $0.tap("Fridge") }
    try step("editor") { try $0.tap("lentils") }
    try step("edited") {
      try $0.enterText("Green lentils", in: "Name")
      try $0.adjust("1 piece", by: 2)
      try $0.pick("Freezer", in: "Place")
      try $0.toggle("Best-Before Date")
    }
    try step("discard-dialog") { try $0.tap("Cancel") }
    try step("saved") {
      try $0.tap("Keep Editing")
      try $0.tap("Save")
    }
    try step("shopping") { try $0.tap("Shopping") }
    try step("bought") { try $0.tap("yogurt") }
    try step("item-alert") { try $0.tap("Add to List") }
    try step("item-added") {
      try $0.enterText("Napkins", in: "Name")
      try $0.tap("Add")
    }
    try step("item-deleted") { try $0.performAction("Delete", on: "bananas") }
    try step("clear-dialog") { try $0.tap("Clear") }
    try step("cleared") { try $0.tap("Delete Bought Items") }
    try step("restored") { try $0.tap("Undo") }
    #expect(session.kitchen.item("lentils")?.place == .freezer)
    #expect(session.kitchen.item("milk")?.count == 1)
    #expect(session.kitchen.recipe("plum-cake")?.isFavorite == true)
  }
}
