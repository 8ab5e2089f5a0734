// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.PlatformAppServices
@testable import protocol TintypeGallery.TelemetryDestination

@Suite("The services of the platform") struct AppServicesTests {
  /// The document's `systemUnderTest`: what makes of the app's services those of subapps.
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

  // MARK: What it does besides

  @Test("are asked for the stylesheet once, so that it never changes under a subapp")
  func stylesheet() {
    let mockServices = MockAppServices()
    mockServices.stylesheetStub = Stub(
      defaultReturnValue: .festive, returnValueQueue: [.standard])
    let result = systemUnderTest.processWithServices(mockServices)
    #expect([result.stylesheet, result.stylesheet] == [.standard, .standard])
    #expect(mockServices.stylesheetStub.calls.count == 1)
    #expect(mockServices.stylesheet == .festive)
  }

  @Test("are asked for the logger when one is needed")
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

  @Test("hand the observer on")
  func observer() {
    let mockServices = MockAppServices()
    mockServices.stylesheetStub = Stub(defaultReturnValue: .standard)
    let result = systemUnderTest.processWithServices(mockServices)
    #expect(result.telemetryBusEventObserver === systemUnderTest.telemetryBusEventObserver)
  }

  @Test("of the app log to its destination, and are standard in their looks")
  func appServices() {
    let mockDestination = MockTelemetryDestination()
    mockDestination.logErrorStub = .init()
    let services = Shopper.AppServices(telemetryDestination: mockDestination)
    #expect(services.stylesheet == .standard)
    services.telemetryEventLogger.logError(MockError.error3, attributes: ["key": "value"])
    #expect(mockDestination.logErrorStub.calls.count == 1)
  }
}
