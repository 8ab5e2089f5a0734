// SPDX-License-Identifier: MIT

/// What the platform offers to the app as a whole.
///
/// It is internal and stands outside of ``Shopper``, for the reasons of ``TelemetryDestination``.
protocol PlatformAppServices: Sendable {
  /// How all subapps look.
  var stylesheet: Shopper.Stylesheet { get }
  /// What everything in the app logs by.
  var telemetryEventLogger: any Shopper.TelemetryEventLogging { get }
}

extension Shopper {
  /// The services of the app that people use.
  struct AppServices: PlatformAppServices {
    let stylesheet: Stylesheet
    let telemetryEventLogger: any TelemetryEventLogging

    /// Creates services that log to a destination.
    init(stylesheet: Stylesheet = .standard, telemetryDestination: any TelemetryDestination) {
      self.stylesheet = stylesheet
      telemetryEventLogger = TelemetryEventLogger(telemetryDestination: telemetryDestination)
    }
  }
}
