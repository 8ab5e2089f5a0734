// SPDX-License-Identifier: MIT

import TintypeComponents

/// The services of the platform for the app as a whole.
///
/// It is internal and declared outside ``Shopper``, for the same reasons as
/// ``TelemetryDestination``.
protocol PlatformAppServices: Sendable {
  /// The stylesheet of all subapps.
  var stylesheet: Shopper.Stylesheet { get }
  /// The logger of the app.
  var telemetryEventLogger: any Shopper.TelemetryEventLogging { get }
}

extension Shopper {
  /// The services of the production app.
  struct AppServices: PlatformAppServices {
    let stylesheet: Stylesheet
    let telemetryEventLogger: any TelemetryEventLogging

    /// Creates services that log to a destination.
    init(stylesheet: Stylesheet = .standard, telemetryDestination: any TelemetryDestination) {
      self.stylesheet = stylesheet
      telemetryEventLogger = TelemetryEventLogger(telemetryDestination: telemetryDestination)
    }
  }

  /// The services of the platform for a subapp.
  package protocol SubappServices: Sendable {
    /// The stylesheet of the subapp.
    var stylesheet: Stylesheet { get }
    /// The subapp's logger for errors.
    var telemetryEventLogger: any TelemetryEventLogging { get }
    /// The observer of the subapp's events.
    var telemetryBusEventObserver: TelemetryBusEventObserver { get }
  }

  /// Derives the services of subapps from the services of the app.
  struct SubappServicesProvider {
    /// The observer of the subapps' events.
    let telemetryBusEventObserver: TelemetryBusEventObserver

    /// Returns the services of subapps.
    ///
    /// - Parameter services: The services of the app. The stylesheet is read only once, so that all
    ///   subapps have the same style; the logger is read each time it is needed.
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

  /// The common style of all subapps.
  package struct Stylesheet: Hashable, Sendable {
    /// The color of interactive elements.
    package var accent: Color
    /// The background of white text on prominent buttons.
    package var prominent: Color
    /// The background color.
    package var background: Color
    /// The color of surfaces on the background.
    package var surface: Color
    /// The corner radius in points.
    package var cornerRadius: Double
    /// The weight of titles and prices.
    package var titleWeight: Font.Weight

    /// Creates a stylesheet.
    ///
    /// - Parameters:
    ///   - accent: The color of interactive elements.
    ///   - prominent: The background of white text on prominent buttons.
    ///   - background: The background color.
    ///   - surface: The color of surfaces on the background.
    ///   - cornerRadius: The corner radius in points.
    ///   - titleWeight: The weight of titles and prices.
    package init(
      accent: Color, prominent: Color, background: Color, surface: Color, cornerRadius: Double,
      titleWeight: Font.Weight
    ) {
      self.accent = accent
      self.prominent = prominent
      self.background = background
      self.surface = surface
      self.cornerRadius = cornerRadius
      self.titleWeight = titleWeight
    }

    /// A calm style: deep green on gray.
    package static let standard = Stylesheet(
      accent: Color(light: Color(hex: 0x1E6B52), dark: Color(hex: 0x3FBF93)),
      prominent: Color(light: Color(hex: 0x1E6B52), dark: Color(hex: 0x1F8A66)),
      background: .systemGroupedBackground,
      surface: .secondarySystemGroupedBackground, cornerRadius: 14, titleWeight: .semibold)

    /// A warm style: terracotta, heavy text and a small corner radius.
    package static let festive = Stylesheet(
      accent: Color(light: Color(hex: 0xA8402B), dark: Color(hex: 0xF0785F)),
      prominent: Color(light: Color(hex: 0xA8402B), dark: Color(hex: 0xD4553C)),
      background: .systemBackground,
      surface: .secondarySystemBackground, cornerRadius: 4, titleWeight: .heavy)
  }
}
