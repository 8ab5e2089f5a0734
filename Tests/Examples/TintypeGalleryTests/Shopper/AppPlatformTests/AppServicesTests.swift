// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.PlatformAppServices
@testable import protocol TintypeGallery.TelemetryDestination

@Suite("Services of the platform") struct AppServicesTests {
  /// The document's `systemUnderTest`, which derives a subapp's services from the app's services.
  let systemUnderTest = Shopper.SubappServicesProvider(
    telemetryBusEventObserver: TelemetryBusEventObserver(
      telemetryEventLogger: TelemetryEventLogger(
        telemetryDestination: MockTelemetryDestination())))

  // MARK: The document's test

  @Test
  func testServiceCall() {
    let mockServices = MockAppServices()
    mockServices.stylesheetStub = Stub(defaultReturnValue: .standard)

    let result = systemUnderTest.processWithServices(mockServices)
    #expect(result.stylesheet == .standard)

    // Verify the service was called
    #expect(mockServices.stylesheetStub.calls.count == 1)
  }

  // MARK: Further behavior

  @Test("The stylesheet is requested once, so that it never changes for a subapp")
  func stylesheet() {
    let mockServices = MockAppServices()
    mockServices.stylesheetStub = Stub(
      defaultReturnValue: .festive, returnValueQueue: [.standard])
    let result = systemUnderTest.processWithServices(mockServices)
    #expect([result.stylesheet, result.stylesheet] == [.standard, .standard])
    #expect(mockServices.stylesheetStub.calls.count == 1)
    #expect(mockServices.stylesheet == .festive)
  }

  @Test("The telemetry logger is requested when it is needed")
  func logger() throws {
    let mockServices = MockAppServices()
    mockServices.stylesheetStub = Stub(defaultReturnValue: .standard)
    let mockDestination = MockTelemetryDestination()
    mockDestination.logErrorStub = .init()
    mockServices.telemetryEventLoggerStub = Stub(
      defaultReturnValue: TelemetryEventLogger(telemetryDestination: mockDestination))

    let result = systemUnderTest.processWithServices(mockServices)
    #expect(mockServices.telemetryEventLoggerStub.calls.isEmpty)
    result.telemetryEventLogger.logError(MockError.error2, attributes: [:])
    #expect(mockServices.telemetryEventLoggerStub.calls.count == 1)
    #expect(mockDestination.logErrorStub.callArguments.map { $0.error as? MockError } == [.error2])
  }

  @Test("The subapp services contain the provider's event observer")
  func observer() {
    let mockServices = MockAppServices()
    mockServices.stylesheetStub = Stub(defaultReturnValue: .standard)
    let result = systemUnderTest.processWithServices(mockServices)
    #expect(result.telemetryBusEventObserver === systemUnderTest.telemetryBusEventObserver)
  }

  @Test("The app's services log to their destination and have the standard stylesheet")
  func appServices() {
    let mockDestination = MockTelemetryDestination()
    mockDestination.logErrorStub = .init()
    let services = Shopper.AppServices(telemetryDestination: mockDestination)
    #expect(services.stylesheet == .standard)
    services.telemetryEventLogger.logError(MockError.error3, attributes: ["key": "value"])
    #expect(mockDestination.logErrorStub.calls.count == 1)
  }
}
