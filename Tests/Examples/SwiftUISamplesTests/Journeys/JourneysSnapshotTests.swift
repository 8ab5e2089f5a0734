// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
@testable import TintypeSampleJourneys
import XCTest

/// Each screen in light and dark appearance, German, Arabic, and two more text sizes.
final class JourneysSnapshotTests: XCTestCase {
  @MainActor
  private func assertScreen(
    _ variants: [JourneysVariant] = JourneysVariant.all, journal: Journal? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, show: (JourneysSession) -> Void
  ) {
    XCTAssertFalse(variants.isEmpty, "There are no variants.", file: file, line: line)
    for variant in variants {
      let session = JourneysSession(variant, journal: journal)
      show(session)
      let screen = SwiftUISnapshotLayout.device(config: variant.screen.statusBar())
      assertSnapshot(
        of: session.app, as: .image(layout: screen, traits: variant.traits),
        named: variant.name, fileID: fileID, file: file, testName: testName, line: line)
    }
  }

  @MainActor func testTrips() async {
    assertScreen { _ in }
  }

  @MainActor func testNoTrips() async {
    assertScreen([.dark, .german, .arabic], journal: Journal(today: .distantPast)) { _ in }
  }

  @MainActor func testTrip() async {
    assertScreen { $0.router.show(TripRoute(trip: "lisbon")) }
  }

  @MainActor func testItinerary() async {
    assertScreen {
      $0.router.show(TripRoute(trip: "lisbon"), TripSection.itinerary("lisbon"))
    }
  }

  @MainActor func testStop() async {
    assertScreen {
      $0.router.show(
        TripRoute(trip: "lisbon"), TripSection.itinerary("lisbon"),
        StopRoute(trip: "lisbon", stop: "sunset"))
    }
  }

  @MainActor func testPacking() async {
    assertScreen {
      $0.router.show(TripRoute(trip: "lisbon"), TripSection.packing("lisbon"))
    }
  }

  @MainActor func testNothingPlanned() async {
    assertScreen([.light, .arabic]) {
      $0.router.show(TripRoute(trip: "wadi-rum"), TripSection.itinerary("wadi-rum"))
    }
  }

  @MainActor func testMemories() async {
    assertScreen { $0.router.show(TripRoute(trip: "kyoto"), TripSection.memories("kyoto")) }
  }

  @MainActor func testNoMemories() async {
    assertScreen([.light, .german]) {
      $0.router.show(TripRoute(trip: "lisbon"), TripSection.memories("lisbon"))
    }
  }

  @MainActor func testMemoryReader() async {
    assertScreen { $0.router.memory = OpenedMemory(trip: "kyoto", id: "bamboo") }
  }

  @MainActor func testMemoryEditor() async {
    assertScreen {
      $0.router.show(TripRoute(trip: "kyoto"))
      $0.router.sheet = .newMemory("kyoto")
    }
  }

  @MainActor func testTripEditor() async {
    assertScreen { $0.router.sheet = .editTrip("lisbon") }
  }

  @MainActor func testSettings() async {
    assertScreen { $0.router.sheet = .settings }
  }

  @MainActor func testInvalidLink() async {
    assertScreen([.light, .german, .arabic]) {
      $0.router.open(URL(fileURLWithPath: "/trip"), in: $0.journal)
    }
  }
}
