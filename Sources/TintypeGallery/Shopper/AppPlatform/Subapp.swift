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
}
