// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
@testable import TintypeSampleJourneys
import XCTest

final class JourneysModelTests: XCTestCase {
  @MainActor func testChangesAreUndoneInReverseOrder() async {
    let journal = Journal.sample()
    XCTAssertFalse(journal.canUndo)
    journal.delete("lisbon")
    journal.update("kyoto") { $0.nights = 1 }
    journal.undo()
    XCTAssertEqual(journal.trip("kyoto")?.nights, 9)
    XCTAssertNil(journal.trip("lisbon"))
    journal.undo()
    XCTAssertEqual(journal.trips.map(\.id), Journal.sample().trips.map(\.id))
    XCTAssertFalse(journal.canUndo)
  }

  @MainActor func testUnchangedTripsAndUnknownTripsAreNoChanges() async {
    let journal = Journal.sample()
    journal.update("kyoto") { $0.nights = 9 }
    journal.update("atlantis") { $0.nights = 1 }
    journal.delete("atlantis")
    journal.undo()
    XCTAssertFalse(journal.canUndo)
  }

  @MainActor func testTheHistoryIsLimited() async {
    let journal = Journal.sample()
    for nights in 10...40 { journal.update("kyoto") { $0.nights = nights } }
    while journal.canUndo { journal.undo() }
    XCTAssertEqual(journal.trip("kyoto")?.nights, 40 - Journal.historyLimit)
  }

  @MainActor func testCountdowns() async throws {
    let journal = Journal.sample()
    let lisbon = try XCTUnwrap(journal.trip("lisbon"))
    XCTAssertEqual(journal.daysUntil(lisbon), 12)
    XCTAssertFalse(journal.isPast(lisbon))
    XCTAssertTrue(journal.isPast(try XCTUnwrap(journal.trip("hamburg"))))
  }

  @MainActor func testLinks() async {
    let links: [(String, DeepLink?)] = [
      ("journeys://new", .newTrip), ("journeys://settings", .settings),
      ("journeys://trip/kyoto", .trip("kyoto")),
      ("journeys://trip/kyoto/itinerary", .section(.itinerary("kyoto"), of: "kyoto")),
      ("journeys://trip/kyoto/memories/", .section(.memories("kyoto"), of: "kyoto")),
      ("journeys://trip/kyoto/stop/tea", .stop(StopRoute(trip: "kyoto", stop: "tea"))),
      ("journeys://trip", nil), ("journeys://trip/kyoto/stop", nil),
      ("journeys://trip/kyoto/weather", nil), ("https://trip/kyoto", nil), ("journeys:", nil),
    ]
    for (text, link) in links {
      XCTAssertEqual(URL(string: text).flatMap(DeepLink.init), link, text)
    }
  }

  @MainActor func testALinkReplacesTheScreensAndTheSheet() async throws {
    let (router, journal) = (Router(), Journal.sample())
    router.show(TripRoute(trip: "kyoto"))
    router.sheet = .settings
    router.open(try XCTUnwrap(URL(string: "journeys://trip/lisbon/packing")), in: journal)
    XCTAssertNil(router.sheet)
    XCTAssertEqual(router.path.count, 2)
    router.open(try XCTUnwrap(URL(string: "journeys://trip/atlantis")), in: journal)
    XCTAssertTrue(router.hasInvalidLink)
    XCTAssertEqual(router.path.count, 2)
  }

  @MainActor func testADraftIsSavedAsANewTripOrAsAChange() async {
    let journal = Journal.sample()
    let draft = TripDraft(newTripAfter: journal.today)
    XCTAssertFalse(draft.isValid)
    draft.trip.title = "Isle of Skye"
    XCTAssertTrue(draft.isValid && draft.hasChanges)
    draft.save(in: journal)
    XCTAssertEqual(journal.trips.count, 6)
    draft.trip.nights = 12
    draft.save(in: journal)
    XCTAssertEqual(journal.trips.count, 6)
    XCTAssertEqual(journal.trips.last?.nights, 12)
  }

  @MainActor func testAllTextsAreTranslated() async throws {
    for table in ["Localizable", "Samples"] {
      let url = try XCTUnwrap(
        Bundle.journeys.url(forResource: table, withExtension: "xcstrings"), table)
      let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
      let entries = try XCTUnwrap(catalog?["strings"] as? [String: [String: Any]])
      for (key, entry) in entries {
        let localizations = try XCTUnwrap(entry["localizations"] as? [String: Any], key)
        XCTAssertTrue(Set(["ar", "de"]).isSubset(of: localizations.keys), key)
      }
    }
  }
}
