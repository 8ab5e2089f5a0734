// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.PlatformAppServices
@testable import protocol TintypeGallery.TelemetryDestination

// The suite is serialized, since the initializer's stub is a static property.
@Suite("The bootstrapper", .serialized) struct BootstrapperTests {
  private let mockServices = MockAppServices()
  private let mockDestination = MockTelemetryDestination()
  private let configuration = AppConfiguration(name: "Shopper", version: "4.2")

  init() {
    MockSubapp.initStub = .init()
    mockDestination.logEventStub = .init()
    mockDestination.logErrorStub = .init()
    mockServices.stylesheetStub = Stub(defaultReturnValue: .festive)
    mockServices.telemetryEventLoggerStub = Stub(
      defaultReturnValue: TelemetryEventLogger(telemetryDestination: mockDestination))
  }

  private func bootstrap(_ subapps: [any Subapp.Type]) async throws -> [any Subapp] {
    try await Shopper.PlatformBootstrapper(subapps: subapps, services: mockServices)
      .bootstrap(appConfiguration: configuration)
  }

  private var events: [String] { mockDestination.logEventStub.callArguments.map(\.name.rawValue) }

  @Test("The bootstrapper creates each subapp with the configuration and the services")
  func makes() async throws {
    _ = try await bootstrap([MockSubapp.self, MockSubapp.self])
    #expect(MockSubapp.initStub.calls.count == 2)
    let arguments = try #require(MockSubapp.initStub.callArguments.first)
    #expect(arguments.appConfiguration == configuration)
    #expect(arguments.subappServices.stylesheet == .festive)
    #expect(mockServices.stylesheetStub.calls.count == 1)
  }

  @Test("The bootstrapper installs the handlers of each subapp on one observer and starts it")
  func starts() async throws {
    let subapps = try await bootstrap([MockSubapp.self, MockSubapp.self])
      .compactMap { $0 as? MockSubapp }
    #expect(subapps.count == 2)
    for subapp in subapps {
      #expect(subapp.installTelemetryBusEventHandlersStub.calls.count == 1)
      #expect(subapp.startStub.calls.count == 1)
    }
    let observers = subapps.compactMap {
      $0.installTelemetryBusEventHandlersStub.callArguments.first
    }
    #expect(observers.first === observers.last)
    #expect(
      MockSubapp.initStub.callArguments.first?.subappServices.telemetryBusEventObserver
        === observers.first)
  }

  @Test("The bootstrapper logs that the app has launched")
  func launched() async throws {
    _ = try await bootstrap([MockSubapp.self])
    let arguments = try #require(mockDestination.logEventStub.callArguments.last)
    #expect(arguments.name.rawValue == "app.launched")
    #expect(arguments.attributes["app"] as? String == "Shopper")
    #expect(arguments.attributes["version"] as? String == "4.2")
    #expect(arguments.attributes["subapps"] as? Int == 1)
  }

  /// An event that a subapp sends when it starts.
  private struct Greeting: Shopper.TelemetryBusEvent {}

  /// A subapp that sends an event when it starts.
  private final class EagerSubapp: Subapp {
    let services: any SubappServices

    init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async {
      services = subappServices
    }

    func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver) {}
    func start() async { services.telemetryBusEventObserver.observe(Greeting()) }
  }

  /// A subapp that logs the events of other subapps.
  private final class ListeningSubapp: Subapp {
    init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async {}

    func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver) {
      observer.addHandler(for: Greeting.self) { _, logger in
        logger.logEvent(
          MockTelemetryEvent(name: TelemetryEventName(rawValue: "greeting"), eventData: 1))
      }
    }

    func start() async {}
  }

  @Test("No subapp starts before all handlers are installed")
  func order() async throws {
    _ = try await bootstrap([EagerSubapp.self, ListeningSubapp.self])
    #expect(events == ["greeting", "app.launched"])
  }

  /// A subapp that fails to start.
  private final class FailingSubapp: Subapp {
    init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async {}
    func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver) {}
    func start() async throws { throw MockError.error1 }
  }

  @Test("A subapp that fails to start is skipped, and its error is logged")
  func failure() async throws {
    let subapps = try await bootstrap([FailingSubapp.self, MockSubapp.self])
    #expect(subapps.map { $0 is MockSubapp } == [true])
    let arguments = try #require(mockDestination.logErrorStub.callArguments.first)
    #expect(arguments.error as? MockError == .error1)
    #expect(arguments.attributes["subapp"] as? String == "FailingSubapp")
    #expect(mockDestination.logEventStub.callArguments.last?.attributes["subapps"] as? Int == 1)
  }

  @Test("The bootstrapper throws an error if no subapp starts")
  func noneStarted() async throws {
    await #expect(throws: Shopper.BootstrapError.noneStarted(count: 2)) {
      try await bootstrap([FailingSubapp.self, FailingSubapp.self])
    }
    let errors = mockDestination.logErrorStub.callArguments.map(\.error)
    #expect(errors.count == 3)
    #expect(errors.prefix(2).allSatisfy { $0 as? MockError == .error1 })
    #expect(errors.last as? Shopper.BootstrapError == .noneStarted(count: 2))
    #expect(events.isEmpty)
  }

  @Test("The bootstrapper logs and throws an error if there are no subapps")
  func noSubapps() async {
    await #expect(throws: Shopper.BootstrapError.noSubapps) { try await bootstrap([]) }
    let arguments = mockDestination.logErrorStub.callArguments.first
    #expect(arguments?.error as? Shopper.BootstrapError == .noSubapps)
    #expect(arguments?.attributes["app"] as? String == "Shopper")
    #expect(mockServices.stylesheetStub.calls.isEmpty)
  }

  @Test("A mock's unconfigured stub counts calls and returns")
  func defaults() async {
    let subapp = await MockSubapp(
      appConfiguration: configuration, subappServices: SubappServicesOfTests())
    #expect(throws: Never.self) { try subapp.startStub() }
    subapp.startStub = .init(defaultError: MockError.error2)
    await #expect(throws: MockError.error2) { try await subapp.start() }
    #expect(subapp.startStub.calls.count == 1)
  }

  private struct SubappServicesOfTests: SubappServices {
    let stylesheet = Stylesheet.standard
    let telemetryEventLogger: any TelemetryEventLogging = TelemetryEventLogger(
      telemetryDestination: MockTelemetryDestination())
    var telemetryBusEventObserver: TelemetryBusEventObserver {
      TelemetryBusEventObserver(telemetryEventLogger: telemetryEventLogger)
    }
  }
}
