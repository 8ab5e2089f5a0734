// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.TelemetryDestination

@Suite("Telemetry event observer") struct TelemetryBusEventObserverTests {
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

  @Test("A handler can log data of an event")
  func handled() throws {
    logTaps(as: "tap")
    observer.observe(Tapped(place: "there"))
    #expect(names == ["tap"])
    let arguments = try #require(mockDestination.logEventStub.callArguments.first)
    #expect(arguments.attributes["place"] as? String == "there")
  }

  @Test("Several handlers are called in the order of their installation")
  func several() {
    logTaps(as: "first")
    logTaps(as: "second")
    observer.observe(Tapped())
    observer.observe(Tapped())
    #expect(names == ["first", "second", "first", "second"])
  }

  @Test("A handler is not called for events of other types")
  func others() {
    logTaps(as: "tap")
    observer.observe(Swiped())
    #expect(names.isEmpty)
  }

  @Test("A handler can install another handler")
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
