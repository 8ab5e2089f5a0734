// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.TelemetryDestination

@Suite("An observer of what is told in the app") struct TelemetryBusEventObserverTests {
  private struct Tapped: Shopper.TelemetryBusEvent { var place = "here" }
  private struct Swiped: Shopper.TelemetryBusEvent {}

  private let mockDestination = MockTelemetryDestination()
  private let observer: TelemetryBusEventObserver

  init() {
    mockDestination.logEventStub = .init()
    observer = TelemetryBusEventObserver(
      telemetryEventLogger: TelemetryEventLogger(telemetryDestination: mockDestination))
  }

  private var names: [String] { mockDestination.logEventStub.callArguments.map(\.name.rawValue) }

  private func logTaps(as name: String) {
    observer.addHandler(for: Tapped.self) { event, logger in
      logger.logEvent(
        MockTelemetryEvent(
          name: TelemetryEventName(rawValue: name), eventData: ["place": event.place]))
    }
  }

  @Test("lets a handler log what it makes of an event")
  func handled() throws {
    logTaps(as: "tap")
    observer.observe(Tapped(place: "there"))
    #expect(names == ["tap"])
    let arguments = try #require(mockDestination.logEventStub.callArguments.first)
    #expect(arguments.attributes["place"] as? String == "there")
  }

  @Test("lets several handlers log, in the order in which they were installed")
  func several() {
    logTaps(as: "first")
    logTaps(as: "second")
    observer.observe(Tapped())
    observer.observe(Tapped())
    #expect(names == ["first", "second", "first", "second"])
  }

  @Test("passes over events of other kinds")
  func others() {
    logTaps(as: "tap")
    observer.observe(Swiped())
    #expect(names.isEmpty)
  }

  @Test("lets a handler install another one")
  func nested() {
    observer.addHandler(for: Swiped.self) { [observer] _, _ in
      observer.addHandler(for: Tapped.self) { _, logger in
        logger.logEvent(
          MockTelemetryEvent(name: TelemetryEventName(rawValue: "late"), eventData: 1))
      }
    }
    observer.observe(Swiped())
    observer.observe(Tapped())
    #expect(names == ["late"])
  }
}
