// SPDX-License-Identifier: MIT

import Synchronization

extension Shopper {
  /// An event that a subapp sends, and that any subapp's handlers can log.
  package protocol TelemetryBusEvent: Sendable {}

  /// Receives the events of the app and calls their handlers, which log them.
  ///
  /// A screen reports only what happened. Each subapp decides in a single place, its handlers,
  /// which events are logged and under which names.
  package final class TelemetryBusEventObserver: Sendable {
    private typealias Handler = @Sendable (any TelemetryBusEvent) -> Void

    private let telemetryEventLogger: any TelemetryEventLogging
    private let handlers = Mutex<[ObjectIdentifier: [Handler]]>([:])

    /// Creates an observer without handlers.
    ///
    /// - Parameter telemetryEventLogger: The logger for the handlers.
    package init(telemetryEventLogger: any TelemetryEventLogging) {
      self.telemetryEventLogger = telemetryEventLogger
    }

    /// Installs a handler for one type of event.
    ///
    /// - Parameters:
    ///   - type: The type of event; several handlers of one type run in the order of their
    ///     installation.
    ///   - handler: Logs the event.
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

    /// Calls the handlers of an event; an event without handlers is ignored.
    ///
    /// - Parameter event: The event.
    package func observe<Event: TelemetryBusEvent>(_ event: Event) {
      // Handlers run without the lock, since they may install others.
      let found = handlers.withLock { $0[ObjectIdentifier(Event.self)] ?? [] }
      for handler in found { handler(event) }
    }
  }
}
