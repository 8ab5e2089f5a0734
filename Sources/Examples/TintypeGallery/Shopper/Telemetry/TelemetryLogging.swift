// SPDX-License-Identifier: MIT

extension Shopper {
  /// A logger of telemetry events.
  package protocol TelemetryEventLogging: Sendable {
    /// Logs an event.
    func logEvent(_ event: some TelemetryEvent)

    /// Logs an error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - attributes: The attributes by name.
    func logError(_ error: some Error, attributes: [String: any Encodable])
  }

  /// Converts events to attributes and forwards them to a destination.
  package struct TelemetryEventLogger: TelemetryEventLogging {
    private let telemetryDestination: any TelemetryDestination

    /// Creates a logger for a destination.
    init(telemetryDestination: any TelemetryDestination) {
      self.telemetryDestination = telemetryDestination
    }

    /// Logs an event, with the properties of its data as attributes.
    ///
    /// An event whose data cannot be encoded is logged without them, and the reason is logged as an
    /// error with the attribute `event`.
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

    /// Logs an error.
    package func logError(_ error: some Error, attributes: [String: any Encodable]) {
      telemetryDestination.logError(error, attributes: attributes)
    }
  }
}

/// A destination of events and errors: a telemetry service, a file, or a test's mock.
///
/// It is internal, since only the logger writes to it. It is declared outside ``Shopper``, since an
/// import can only name top-level declarations. Tests import it individually:
///
/// ```swift
/// @testable import protocol TintypeGallery.TelemetryDestination
/// ```
protocol TelemetryDestination: Sendable {
  /// Logs an event.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - attributes: The attributes by name.
  func logEvent(_ name: Shopper.TelemetryEventName, attributes: [String: any Encodable])

  /// Logs an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - attributes: The attributes by name.
  func logError(_ error: some Error, attributes: [String: any Encodable])
}

extension Shopper {
  /// Writes each event and each error as a line, for a console or a file.
  ///
  /// ```
  /// shop.product_viewed position=2 productID="mug"
  /// error CatalogError.offline subapp="shop"
  /// ```
  struct TextTelemetryDestination: TelemetryDestination {
    /// Receives a line without its terminator.
    let write: @Sendable (String) -> Void

    func logEvent(_ name: TelemetryEventName, attributes: [String: any Encodable]) {
      write(([name.rawValue] + Self.words(attributes)).joined(separator: " "))
    }

    func logError(_ error: some Error, attributes: [String: any Encodable]) {
      write((["error \(type(of: error)).\(error)"] + Self.words(attributes)).joined(separator: " "))
    }

    /// Returns the attributes sorted by name; strings are quoted and escaped, so that each event
    /// stays on one line.
    private static func words(_ attributes: [String: any Encodable]) -> [String] {
      attributes.sorted { $0.key < $1.key }.map { key, value in
        let text = (value as? String)?.debugDescription ?? "\(value)"
        return "\(key)=\(text)"
      }
    }
  }
}
