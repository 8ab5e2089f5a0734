// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

/// The tests of the document's last part, as written.
///
/// But for this:
///
/// - `someEvent`, `expectedEventName`, `systemUnderTest` and the `logger` of the third are declared
///   nowhere in the document. The first three are properties here; the last is a line in the test, for
///   it must write to the test's own mock.
/// - `result` is read, so that it is not unused.
@Suite("Usage of mocks", .reportsIssues)
struct UsageTests {
  var someEvent = MockTelemetryEvent(
    name: TelemetryEventName(rawValue: "tap"), eventData: "expectedValue")
  var expectedEventName = TelemetryEventName(rawValue: "tap")
  var systemUnderTest = ServiceProcessor()

  @Test
  mutating func testEventLogging() throws {
    let mockDestination = MockTelemetryDestination()
    mockDestination.logEventStub = .init()  // Initialize stub

    let logger = TelemetryEventLogger(telemetryDestination: mockDestination)
    logger.logEvent(someEvent)

    // Verify the call was made
    #expect(mockDestination.logEventStub.calls.count == 1)

    // Extract and verify arguments
    let arguments = try #require(mockDestination.logEventStub.callArguments.first)
    #expect(arguments.name == expectedEventName)
    #expect(arguments.attributes["key"] as? String == "expectedValue")
  }

  @Test
  func testServiceCall() {
    let mockServices = MockAppServices()
    mockServices.stylesheetStub = Stub(defaultReturnValue: .standard)

    let result = systemUnderTest.processWithServices(mockServices)
    #expect(result == "standard")

    // Verify the service was called
    #expect(mockServices.stylesheetStub.calls.count == 1)
  }

  @Test
  mutating func testComplexMethodCall() throws {
    let mockDestination = MockTelemetryDestination()
    mockDestination.logErrorStub = .init()
    let logger = TelemetryEventLogger(telemetryDestination: mockDestination)

    let error = MockError.error1
    let attributes = ["key": "value"]

    logger.logError(error, attributes: attributes)

    // Verify call count
    #expect(mockDestination.logErrorStub.calls.count == 1)

    // Extract and verify arguments
    let arguments = try #require(mockDestination.logErrorStub.callArguments.first)
    #expect(arguments.error as? MockError == error)
    #expect(arguments.attributes["key"] as? String == "value")
  }
}
