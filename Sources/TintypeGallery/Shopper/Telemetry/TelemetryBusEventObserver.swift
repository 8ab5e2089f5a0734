// SPDX-License-Identifier: MIT

import Synchronization

extension Shopper {
  /// Something that a part of the app tells all others, who may log it.
  package protocol TelemetryBusEvent: Sendable {}

  /// Hears what is told in the app, and lets the handlers for it log what they make of it.
  ///
  /// A screen says only what happened. What is counted, and under which name, is decided in one
  /// place for each subapp: in the handlers that it installs.
  package final class TelemetryBusEventObserver: Sendable {
    private typealias Handler = @Sendable (any TelemetryBusEvent) -> Void

    private let telemetryEventLogger: any TelemetryEventLogging
    private let handlers = Mutex<[ObjectIdentifier: [Handler]]>([:])

    /// Creates an observer without handlers.
    ///
    /// - Parameter telemetryEventLogger: What the handlers log by.
    package init(telemetryEventLogger: any TelemetryEventLogging) {
      self.telemetryEventLogger = telemetryEventLogger
    }

    /// Installs a handler for one kind of event.
    ///
    /// - Parameters:
    ///   - type: The kind; several handlers may be installed for one, and run in that order.
    ///   - handler: Logs what it makes of an event.
    package func addHandler<Event: TelemetryBusEvent>(
      for type: Event.Type,
      handler: @escaping @Sendable (Event, any TelemetryEventLogging) -> Void
    ) {
      let logger = telemetryEventLogger
      handlers.withLock {
        $0[ObjectIdentifier(type), default: []].append { event in
          if let event = event as? Event { handler(event, logger) }
        }
      }
    }

    /// Hears an event; one that nobody handles is nothing.
    ///
    /// - Parameter event: What happened.
    package func observe<Event: TelemetryBusEvent>(_ event: Event) {
      // The lock is not held while handlers run: they may install others.
      let found = handlers.withLock { $0[ObjectIdentifier(Event.self)] ?? [] }
      for handler in found { handler(event) }
    }
  }
}
