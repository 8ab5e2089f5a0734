// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleJourneys
import Testing

/// The steps of a user who plans, edits, packs and remembers trips, with a snapshot of each step.
@MainActor
@Suite("User flows in Journeys")
struct JourneysFlowTests {
  @Test("A user opens, edits, moves, deletes and restores content on all screens")
  func flow() throws {
    let session = JourneysSession()
    let host = try session.host()
    var number = 0
    func step(_ name: String, _ action: (ViewHost) throws -> Void) throws {
      try action(host)
      number += 1
      let prefix = number < 10 ? "0\(number)" : "\(number)"
      assertSnapshot(of: host, as: .image, named: "\(prefix)-\(name)", testName: "flow")
    }
    try step("sort-menu") { try $0.tap("Sort By") }
    try step("sorted-by-name") { try $0.tap("Name") }
    try step("context-menu") { try $0.longPress("wadi-rum") }
    try step("trip-deleted") { try $0.tap("Delete Trip") }
    try step("trip-restored") { try $0.tap("Undo") }
    try step("trip") { try $0.tap("lisbon") }
    try step("trip-menu") { try $0.tap("More") }
    try step("editor") { try $0.tap("Edit Trip") }
    try step("edited") {
      try $0.enterText("Lisbon and Sintra", in: "Name")
      try $0.adjust("6 nights", by: 2)
      try $0.adjust("budget", by: 3)
      try $0.pick("City", in: "Artwork")
    }
    try step("discard-dialog") { try $0.tap("Cancel") }
    try step("keep-editing") { try $0.tap("Keep Editing") }
    try step("saved") { try $0.tap("Save") }
    try step("itinerary") { try $0.tap("Itinerary") }
    try step("edit-mode") { try $0.tap("Edit") }
    try step("stop-moved") { try $0.performAction("Move Up", on: "museum") }
    try step("stop-deleted") { try $0.performAction("Delete", on: "tarts") }
    try step("deletion-undone") {
      try $0.tap("Done")
      try $0.tap("Undo")
    }
    try step("stop") { try $0.tap("sunset") }
    try step("visited") { try $0.toggle("Visited") }
    try step("popped-to-root") { try $0.tap("All Trips") }
    try step("packing-link") { try $0.open(try url("journeys://trip/lisbon/packing")) }
    try step("item-alert") { try $0.tap("Add Item") }
    try step("item-added") {
      try $0.enterText("Headphones", in: "Name")
      try $0.tap("Add")
    }
    try step("unpack-dialog") { try $0.tap("Unpack All") }
    try step("unpacked") { try $0.tap("Unpack All") }
    try step("memories-link") { try $0.open(try url("journeys://trip/kyoto/memories")) }
    try step("reader") { try $0.tap("tea") }
    try step("favorite") { try $0.tap("Add to Favorites") }
    try step("reader-closed") { try $0.tap("Close") }
    try step("memory-editor") { try $0.tap("Write a Memory") }
    try step("memory-written") {
      try $0.enterText("Temple bells", in: "Title")
      try $0.enterText("They rang at dusk.", in: "What do you want to remember?")
      try $0.tap("Curious")
    }
    try step("memory-saved") { try $0.tap("Save") }
    try step("invalid-link") { try $0.open(try url("journeys://trip/atlantis")) }
    try step("settings-link") {
      try $0.tap("OK")
      try $0.open(try url("journeys://settings"))
    }
    try step("currency") { try $0.pick("US Dollar", in: "Currency") }
    try step("erase-alert") { try $0.tap("Erase All Trips") }
    try step("erased") {
      try $0.tap("Erase")
      try $0.tap("Done")
    }
    try step("restored") { try $0.tap("Undo") }
    #expect(session.journal.trip("lisbon")?.title == "Lisbon and Sintra")
    #expect(session.journal.trip("kyoto")?.memories.count == 4)
  }

  private func url(_ string: String) throws -> URL { try #require(URL(string: string)) }
}
