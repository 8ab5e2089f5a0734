// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleJourneys
import Testing

@MainActor
@Suite("Interactions with Journeys")
struct JourneysInteractionTests {
  @Test("A new trip needs a name and appears among the later trips")
  func newTrip() throws {
    let session = JourneysSession()
    let host = try session.host()
    try host.tap("New Trip")
    #expect(host.rejectsTap(on: "Save"))
    try host.enterText("Isle of Skye", in: "Name")
    try host.enterText("Scotland", in: "Country")
    try host.adjust("3 nights", by: -1)
    try host.pick("Coast", in: "Artwork")
    try host.tap("Save")
    #expect(host.says("Isle of Skye"))
    let trip = try #require(session.journal.trips.last)
    #expect(trip.nights == 2 && trip.scenery == .coast && trip.country == "Scotland")
  }

  @Test("Discarded changes do not reach the journal")
  func discard() throws {
    let session = JourneysSession()
    let host = try session.host()
    session.router.sheet = .editTrip("lisbon")
    try host.update()
    try host.toggle("Remind Me to Pack")
    try host.tap("Cancel")
    try host.tap("Discard Changes")
    #expect(session.router.sheet == nil && !session.journal.canUndo)
    #expect(session.journal.trip("lisbon")?.hasReminder == true)
  }

  @Test("The dialog deletes a trip and returns to the first screen")
  func delete() throws {
    let session = JourneysSession()
    let host = try session.host()
    try host.tap("lofoten")
    try host.tap("More")
    try host.tap("Delete Trip")
    try host.tap("Cancel")
    #expect(session.journal.trip("lofoten") != nil && session.router.path.count == 1)
    try host.tap("More")
    try host.tap("Delete Trip")
    assertSnapshot(of: host, as: .image, named: "dialog")
    try host.tap("Delete Trip")
    #expect(session.journal.trip("lofoten") == nil && session.router.path.isEmpty)
    try host.tap("Undo")
    #expect(host.says("Lofoten"))
  }

  @Test("A context menu marks a stop as visited and moves it to another day")
  func contextMenu() throws {
    let session = JourneysSession()
    let host = try session.host()
    try host.tap("lisbon")
    try host.tap("Itinerary")
    try host.longPress("museum")
    try host.tap("Mark as Visited")
    #expect(session.journal.trip("lisbon")?.stop("museum")?.isVisited == true)
    try host.longPress("museum")
    try host.tap("Move to Day")
    assertSnapshot(of: host, as: .image, named: "days")
    try host.tap("Day 1")
    let days = session.journal.trip("lisbon")?.days.map { $0.stops.map(\.id) }
    #expect(
      days == [
        ["flight", "guesthouse", "sunset", "museum"], ["tram", "tarts"],
        ["train", "cliffs", "sardines"],
      ])
  }

  @Test("A tap packs an item, and another one unpacks it")
  func packing() throws {
    let session = JourneysSession()
    let host = try session.host()
    session.router.show(TripRoute(trip: "lisbon"), TripSection.packing("lisbon"))
    try host.update()
    try host.tap("Charger")
    #expect(host.says("5 of 8 packed"))
    try host.tap("Charger")
    #expect(host.says("4 of 8 packed"))
    try host.performAction("Delete", on: "Swimsuit")
    #expect(host.says("4 of 7 packed") && !host.says("Swimsuit"))
    assertSnapshot(of: host, as: .accessibility)
  }

  @Test("Prices have the currency of the settings, and can be hidden")
  func preferences() throws {
    let session = JourneysSession()
    let host = try session.host()
    try host.tap("lisbon")
    #expect(host.says("€1,800"))
    session.preferences.currency = .dollar
    try host.update()
    #expect(host.says("$1,800"))
    session.preferences.showsCosts = false
    try host.update()
    #expect(!host.says("1,800"))
  }

  @Test("Back buttons pop one screen each")
  func back() throws {
    let session = JourneysSession()
    let host = try session.host()
    try host.open(try #require(URL(string: "journeys://trip/lisbon/stop/tram")))
    #expect(session.router.path.count == 3 && host.says("Tram 28"))
    for count in [2, 1, 0] {
      try host.tap(["Itinerary", "Lisbon", "Journeys"][2 - count])
      #expect(session.router.path.count == count)
    }
  }

  @Test("VoiceOver reads the cards of the trips in German and Arabic", arguments: ["de", "ar_EG"])
  func accessibility(language: String) throws {
    let host = try JourneysSession(JourneysVariant(name: language, language: language)).host()
    assertSnapshot(of: host, as: .accessibility, named: language)
  }
}
