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

/// Where events and errors go: a service of the company, a file, or a test's mock.
///
/// It is internal, as nobody but the logger writes to it, and stands outside of ``Shopper``, for an
/// import can only name what does. Tests import it by itself:
///
/// ```swift
/// @testable import protocol TintypeGallery.TelemetryDestination
/// ```
protocol TelemetryDestination: Sendable {
  /// Takes an event.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributes: What is to be known of it, by names.
  func logEvent(_ name: Shopper.TelemetryEventName, attributes: [String: any Encodable])

  /// Takes an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - attributes: What is to be known of it, by names.
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
    /// Takes a line, without its end.
    let write: @Sendable (String) -> Void

    func logEvent(_ name: TelemetryEventName, attributes: [String: any Encodable]) {
      write(([name.rawValue] + Self.words(attributes)).joined(separator: " "))
    }

    func logError(_ error: some Error, attributes: [String: any Encodable]) {
      write((["error \(type(of: error)).\(error)"] + Self.words(attributes)).joined(separator: " "))
    }

    /// Attributes sorted by their names; texts in quotation marks, so that a line stays one.
    private static func words(_ attributes: [String: any Encodable]) -> [String] {
      attributes.sorted { $0.key < $1.key }.map { key, value in
        let text = (value as? String)?.debugDescription ?? "\(value)"
        return "\(key)=\(text)"
      }
    }
  }
}
