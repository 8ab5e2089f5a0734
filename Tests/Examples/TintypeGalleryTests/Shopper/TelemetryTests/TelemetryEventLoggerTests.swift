// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.TelemetryDestination

@Suite("Telemetry event logger") struct TelemetryEventLoggerTests {
  /// The document's `someEvent`, whose data contain the attributes that the document expects.
  var someEvent = MockTelemetryEvent(
    name: TelemetryEventName(rawValue: "tap"), eventData: ["key": "expectedValue"])
  var expectedEventName = TelemetryEventName(rawValue: "tap")

  // MARK: The document's tests

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

  // MARK: Conversion of data to attributes

  /// Returns the attributes that a logger derives from data, each as its type and text.
  private func attributes(of data: some Encodable & Sendable) throws -> [String: String] {
    let mockDestination = MockTelemetryDestination()
    mockDestination.logEventStub = .init()
    TelemetryEventLogger(telemetryDestination: mockDestination)
      .logEvent(MockTelemetryEvent(name: expectedEventName, eventData: data))
    let arguments = try #require(mockDestination.logEventStub.callArguments.first)
    return arguments.attributes.mapValues { "\(type(of: $0)) \($0)" }
  }

  private struct Purchase: Encodable {
    var product = "mug"
    var quantity = 2
    var weight = 0.5
    var isGift = false
    var note: String?
    var tags = ["blue", "a/b"]
    var box = ["width": 10, "height": 12]
  }

  @Test("Each property of the data becomes an attribute of the same type")
  func properties() throws {
    #expect(
      try attributes(of: Purchase()) == [
        "product": "String mug", "quantity": "Int 2", "weight": "Double 0.5",
        "isGift": "Bool false", "tags": #"String ["blue","a/b"]"#,
        "box": #"String {"height":12,"width":10}"#,
      ])
  }

  @Test("Data without properties are logged as the attribute “value”")
  func unnamed() throws {
    #expect(try attributes(of: 7) == ["value": "Int 7"])
    #expect(try attributes(of: "x") == ["value": "String x"])
    #expect(try attributes(of: [true, false]) == ["value": "String [true,false]"])
    #expect(try attributes(of: [nil, 1.5, 2]) == ["value": "String [null,1.5,2]"])
    #expect(try attributes(of: String?.none) == [:])
    #expect(try attributes(of: [String: Int]()) == [:])
  }

  @Test("Integers stay integers, and 1 is distinct from true")
  func numbers() throws {
    #expect(
      try attributes(of: ["a": 1, "b": .max, "c": .min]) == [
        "a": "Int 1", "b": "Int \(Int.max)", "c": "Int \(Int.min)",
      ])
    #expect(try attributes(of: ["a": true]) == ["a": "Bool true"])
    #expect(try attributes(of: ["a": 1.25]) == ["a": "Double 1.25"])
  }

  // MARK: Errors

  private struct Unencodable: Encodable {
    let error: MockError
    func encode(to encoder: any Encoder) throws { throw error }
  }

  @Test("An event whose data cannot be encoded is still logged", arguments: MockError.allCases)
  func unencodable(error: MockError) throws {
    let mockDestination = MockTelemetryDestination()
    mockDestination.logEventStub = .init()
    mockDestination.logErrorStub = .init()
    TelemetryEventLogger(telemetryDestination: mockDestination)
      .logEvent(
        MockTelemetryEvent(name: expectedEventName, eventData: Unencodable(error: error)))

    #expect(mockDestination.logEventStub.callArguments.map(\.name) == [expectedEventName])
    #expect(mockDestination.logEventStub.callArguments.first?.attributes.isEmpty == true)
    let arguments = try #require(mockDestination.logErrorStub.callArguments.first)
    #expect(arguments.error as? MockError == error)
    #expect(arguments.attributes["event"] as? String == "tap")
  }

  @Test("An event with a number that is not finite is still logged")
  func notANumber() {
    let mockDestination = MockTelemetryDestination()
    mockDestination.logEventStub = .init()
    mockDestination.logErrorStub = .init()
    TelemetryEventLogger(telemetryDestination: mockDestination)
      .logEvent(MockTelemetryEvent(name: expectedEventName, eventData: ["a": Double.nan]))
    #expect(mockDestination.logEventStub.calls.count == 1)
    #expect(mockDestination.logErrorStub.calls.count == 1)
  }

  // MARK: The document's mocks

  @Test("A generic mock is equatable and hashable if its data are")
  mutating func genericMock() {
    var other = someEvent
    #expect(other == someEvent)
    #expect(Set([other, someEvent]).count == 1)
    other.eventData = ["key": "another"]
    #expect(other != someEvent)
    #expect(Set([other, someEvent]).count == 2)
  }
}
