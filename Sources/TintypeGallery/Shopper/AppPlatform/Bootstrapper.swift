// SPDX-License-Identifier: MIT

extension Shopper {
  /// Brings the subapps up.
  package protocol Bootstrapper: Sendable {
    /// Makes and starts the subapps.
    ///
    /// - Parameter appConfiguration: What was decided when the app was built.
    /// - Returns: The subapps that have started.
    /// - Throws: Why none could.
    func bootstrap(appConfiguration: AppConfiguration) async throws -> [any Subapp]
  }

  /// Why an app has no subapps.
  package enum BootstrapError: Error, Hashable, Sendable {
    /// It was given none.
    case noSubapps
    /// It was given some, and none has started.
    case noneStarted(count: Int)
  }

  /// Makes all subapps, then installs their handlers, and then starts them, each in their order.
  ///
  /// No subapp starts before all handlers are installed, so nothing that a start tells is lost.
  struct PlatformBootstrapper: Bootstrapper {
    private let subapps: [any Subapp.Type]
    private let services: any PlatformAppServices

    /// Creates a bootstrapper for kinds of subapps.
    init(subapps: [any Subapp.Type], services: any PlatformAppServices) {
      self.subapps = subapps
      self.services = services
    }

    /// Makes and starts the subapps; those that cannot start are logged as errors and left out.
    ///
    /// What is thrown is logged as well, so that whoever shows that nothing could start need not.
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

  /// The app is up.
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
