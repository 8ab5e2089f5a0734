// SPDX-License-Identifier: MIT

extension Shopper {
  /// A self-contained part of the app, such as the shop or the account.
  package protocol Subapp: Sendable {
    /// Creates the subapp without loading anything.
    ///
    /// - Parameters:
    ///   - appConfiguration: The build-time configuration.
    ///   - subappServices: The services of the platform.
    init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async

    /// Installs the handlers that log the events of the subapp.
    ///
    /// - Parameter observer: The observer of the events.
    func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver)

    /// Starts the subapp.
    ///
    /// - Throws: The error that prevents the start.
    func start() async throws
  }

  /// The build-time configuration of the app.
  package struct AppConfiguration: Hashable, Sendable {
    /// The app's name.
    package var name: String
    /// The app's version.
    package var version: String

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: The app's name.
    ///   - version: The app's version; 1.0 by default.
    package init(name: String, version: String = "1.0") {
      self.name = name
      self.version = version
    }
  }
}
