// SPDX-License-Identifier: MIT

extension Shopper {
  /// A part of the app that lives by itself, such as the shop or the account.
  package protocol Subapp: Sendable {
    /// Makes the subapp; nothing is loaded yet.
    ///
    /// - Parameters:
    ///   - appConfiguration: What was decided when the app was built.
    ///   - subappServices: What the platform offers.
    init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async

    /// Installs the handlers that log what happens in the subapp.
    ///
    /// - Parameter observer: Where they are installed.
    func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver)

    /// Begins to work.
    ///
    /// - Throws: Why it cannot.
    func start() async throws
  }

  /// What is decided when the app is built.
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
