// SPDX-License-Identifier: MIT

extension Shopper {
  /// What everything in the app logs by.
  package protocol TelemetryEventLogging: Sendable {
    /// Logs that something happened.
    func logEvent(_ event: some TelemetryEvent)

    /// Logs that something went wrong.
    ///
    /// - Parameters:
    ///   - error: What went wrong.
    ///   - attributes: What is to be known of it, by names.
    func logError(_ error: some Error, attributes: [String: any Encodable])
  }

  /// Takes events apart and hands them to a destination.
  package struct TelemetryEventLogger: TelemetryEventLogging {
    private let telemetryDestination: any TelemetryDestination

    /// Creates a logger for a destination.
    init(telemetryDestination: any TelemetryDestination) {
      self.telemetryDestination = telemetryDestination
    }

    /// Logs that something happened, with the properties of its data as attributes.
    ///
    /// An event whose data cannot be encoded is counted without them, and the reason is logged as
    /// an error with the attribute `event`.
    package func logEvent(_ event: some TelemetryEvent) {
      let attributes: [String: any Encodable]
      do {
        attributes = try TelemetryAttributes.of(event.eventData)
      } catch {
        attributes = [:]
        telemetryDestination.logError(error, attributes: ["event": event.name.rawValue])
      }
      telemetryDestination.logEvent(event.name, attributes: attributes)
    }

    /// Logs that something went wrong.
    package func logError(_ error: some Error, attributes: [String: any Encodable]) {
      telemetryDestination.logError(error, attributes: attributes)
    }
  }
}
