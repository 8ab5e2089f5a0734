// SPDX-License-Identifier: MIT

extension Shopper {
  /// A type that creates and starts the subapps.
  package protocol Bootstrapper: Sendable {
    /// Creates and starts the subapps.
    ///
    /// - Parameter appConfiguration: The build-time configuration.
    /// - Returns: The started subapps.
    /// - Throws: An error if no subapp could be started.
    func bootstrap(appConfiguration: AppConfiguration) async throws -> [any Subapp]
  }

  /// The reason why an app has no subapps.
  package enum BootstrapError: Error, Hashable, Sendable {
    /// The list of subapps is empty.
    case noSubapps
    /// No subapp of the list has started.
    case noneStarted(count: Int)
  }

  /// Creates all subapps, installs their handlers, and starts them, each step in order.
  ///
  /// No subapp starts before all handlers are installed, so no event of a start is lost.
  struct PlatformBootstrapper: Bootstrapper {
    private let subapps: [any Subapp.Type]
    private let services: any PlatformAppServices

    /// Creates a bootstrapper for types of subapps.
    init(subapps: [any Subapp.Type], services: any PlatformAppServices) {
      self.subapps = subapps
      self.services = services
    }

    /// Creates and starts the subapps; a subapp that fails to start is logged and skipped.
    ///
    /// Thrown errors are logged, too, so that callers need not log them.
    func bootstrap(appConfiguration: AppConfiguration) async throws -> [any Subapp] {
      let logger = services.telemetryEventLogger
      func failure(_ error: BootstrapError) -> BootstrapError {
        logger.logError(error, attributes: ["app": appConfiguration.name])
        return error
      }
      guard !subapps.isEmpty else { throw failure(.noSubapps) }
      let observer = TelemetryBusEventObserver(telemetryEventLogger: logger)
      let subappServices = SubappServicesProvider(telemetryBusEventObserver: observer)
        .processWithServices(services)

      var made: [any Subapp] = []
      for type in subapps {
        made.append(
          await type.init(appConfiguration: appConfiguration, subappServices: subappServices))
      }
      for subapp in made { subapp.installTelemetryBusEventHandlers(on: observer) }

      var started: [any Subapp] = []
      for subapp in made {
        do {
          try await subapp.start()
          started.append(subapp)
        } catch {
          logger.logError(error, attributes: ["subapp": "\(type(of: subapp))"])
        }
      }
      guard !started.isEmpty else { throw failure(.noneStarted(count: made.count)) }
      logger.logEvent(
        AppLaunched(
          eventData: .init(
            app: appConfiguration.name, version: appConfiguration.version,
            subapps: started.count)))
      return started
    }
  }

  /// The event of a completed launch.
  struct AppLaunched: TelemetryEvent {
    struct Data: Encodable, Sendable {
      let app: String
      let version: String
      let subapps: Int
    }

    let name = TelemetryEventName(rawValue: "app.launched")
    let eventData: Data
  }
}
