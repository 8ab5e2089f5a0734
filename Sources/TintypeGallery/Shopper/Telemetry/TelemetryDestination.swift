// SPDX-License-Identifier: MIT

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
