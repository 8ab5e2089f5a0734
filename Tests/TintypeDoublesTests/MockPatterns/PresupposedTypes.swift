// SPDX-License-Identifier: MIT

// What the document's mocks presuppose, and it does not show.

protocol ServiceProtocol: Sendable {
  func performAction(_ input: String) -> Bool
}

struct TelemetryEventName: Hashable, Sendable {
  var rawValue: String
}

protocol TelemetryEvent<EventData>: Sendable {
  associatedtype EventData: Encodable & Sendable

  var name: TelemetryEventName { get }
  var eventData: EventData { get }
}

protocol TelemetryDestination: Sendable {
  func logEvent(_ name: TelemetryEventName, attributes: [String: any Encodable])
  func logError(_ error: some Error, attributes: [String: any Encodable])
}

protocol TelemetryEventLogging: Sendable {
  func logEvent(_ event: some TelemetryEvent)
}

/// The system under test of the document's usage.
struct TelemetryEventLogger: TelemetryEventLogging {
  var telemetryDestination: any TelemetryDestination

  func logEvent(_ event: some TelemetryEvent) {
    telemetryDestination.logEvent(event.name, attributes: ["key": event.eventData])
  }

  func logError(_ error: some Error, attributes: [String: any Encodable]) {
    telemetryDestination.logError(error, attributes: attributes)
  }
}

struct Stylesheet: Hashable, Sendable {
  var name: String

  static let standard = Stylesheet(name: "standard")
}

protocol PlatformAppServices: Sendable {
  var stylesheet: Stylesheet { get }
  var telemetryEventLogger: any TelemetryEventLogging { get }
}

/// The other system under test.
struct ServiceProcessor {
  func processWithServices(_ services: any PlatformAppServices) -> String {
    services.stylesheet.name
  }
}

struct AppConfiguration: Hashable, Sendable {
  var name: String
}

protocol SubappServices: Sendable {}

final class TelemetryBusEventObserver: Sendable {}

protocol Subapp: Sendable {
  init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async

  func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver)
}
