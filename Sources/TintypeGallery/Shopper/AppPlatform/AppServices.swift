// SPDX-License-Identifier: MIT

import TintypeComponents

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

  /// What the platform offers to a subapp.
  package protocol SubappServices: Sendable {
    /// How the subapp looks.
    var stylesheet: Stylesheet { get }
    /// What the subapp logs errors by.
    var telemetryEventLogger: any TelemetryEventLogging { get }
    /// Whom the subapp tells what happens in it.
    var telemetryBusEventObserver: TelemetryBusEventObserver { get }
  }

  /// Makes of the services of the app what subapps get.
  struct SubappServicesProvider {
    /// Whom subapps tell what happens in them.
    let telemetryBusEventObserver: TelemetryBusEventObserver

    /// Makes the services of subapps.
    ///
    /// - Parameter services: The services of the app. The stylesheet is asked for once only, so
    ///   that all subapps look alike; the logger each time that one is needed.
    /// - Returns: The services.
    func processWithServices(_ services: any PlatformAppServices) -> any SubappServices {
      PlatformSubappServices(
        services: services, stylesheet: services.stylesheet,
        telemetryBusEventObserver: telemetryBusEventObserver)
    }
  }

  private struct PlatformSubappServices: SubappServices {
    let services: any PlatformAppServices
    let stylesheet: Stylesheet
    let telemetryBusEventObserver: TelemetryBusEventObserver

    var telemetryEventLogger: any TelemetryEventLogging { services.telemetryEventLogger }
  }

  /// How all subapps look, so that they look alike.
  package struct Stylesheet: Hashable, Sendable {
    /// The colour of what can be tapped.
    package var accent: Color
    /// The colour behind everything.
    package var background: Color
    /// The colour of what lies on the background.
    package var surface: Color
    /// The radius of corners, in points.
    package var cornerRadius: Double
    /// The weight of titles and prices.
    package var titleWeight: Font.Weight

    /// Creates a stylesheet.
    ///
    /// - Parameters:
    ///   - accent: The colour of what can be tapped.
    ///   - background: The colour behind everything.
    ///   - surface: The colour of what lies on the background.
    ///   - cornerRadius: The radius of corners, in points.
    ///   - titleWeight: The weight of titles and prices.
    package init(
      accent: Color, background: Color, surface: Color, cornerRadius: Double,
      titleWeight: Font.Weight
    ) {
      self.accent = accent
      self.background = background
      self.surface = surface
      self.cornerRadius = cornerRadius
      self.titleWeight = titleWeight
    }

    /// Calm: a deep green on grey.
    package static let standard = Stylesheet(
      accent: Color(hex: 0x1E6B52), background: .systemGroupedBackground,
      surface: .secondarySystemGroupedBackground, cornerRadius: 14, titleWeight: .semibold)

    /// Warm: terracotta, heavy letters and narrow corners.
    package static let festive = Stylesheet(
      accent: Color(hex: 0xA8402B), background: .systemBackground,
      surface: .secondarySystemBackground, cornerRadius: 4, titleWeight: .heavy)
  }
}
