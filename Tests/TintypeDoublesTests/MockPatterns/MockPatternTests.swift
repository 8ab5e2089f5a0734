// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

@Suite("Patterns of mocks", .reportsIssues)
struct MockPatternTests {
  @Test("a function delegates to its stub")
  func function() {
    let service = MockService()
    service.performActionStub = Stub(defaultReturnValue: true)
    #expect(service.performAction("x"))
    #expect(service.performActionStub.callArguments == ["x"])
  }

  @Test("a property delegates to its stub")
  func properties() throws {
    let services = MockAppServices()
    services.stylesheetStub = Stub(defaultReturnValue: .standard)
    let logger = TelemetryEventLogger(telemetryDestination: MockTelemetryDestination())
    services.telemetryEventLoggerStub = Stub(defaultReturnValue: logger)

    #expect(services.stylesheet == .standard)
    #expect(services.telemetryEventLogger is TelemetryEventLogger)
    #expect(services.telemetryEventLoggerStub.calls.count == 1)
  }

  @Test("a generic mock is equal and hashed where its data are")
  func generics() {
    let name = TelemetryEventName(rawValue: "tap")
    let event = MockTelemetryEvent(name: name, eventData: [1, 2])
    #expect(event == MockTelemetryEvent(name: name, eventData: [1, 2]))
    #expect(Set([event, event]).count == 1)
  }

  @Test("an error is one of several", arguments: MockError.allCases)
  func errors(error: MockError) {
    let stub = ThrowingStub<String, Int, MockError>(defaultError: error)
    #expect(throws: error) { try stub("x") }
  }

  @Test("a protocol is imported by itself")
  func imported() async {
    let reducer = MockReducer()
    reducer.reduceStub = Stub(defaultReturnValue: .none)
    let store = TestStore(initialState: 7) { reducer }
    await store.send("x")
    #expect(reducer.reduceStub.callArguments.map(\.state) == [7])
    #expect(reducer.reduceStub.callArguments.map(\.action) == ["x"])
  }
}

@Suite("Patterns of mocks: static stubs", .serialized, .reportsIssues)
struct StaticStubTests {
  @Test("an initialiser delegates to a static stub", arguments: ["shop", "account"])
  func initialiser(name: String) async throws {
    MockSubapp.initStub = .init()
    _ = await MockSubapp(
      appConfiguration: AppConfiguration(name: name), subappServices: MockSubappServices())
    #expect(MockSubapp.initStub.calls.count == 1)
    let arguments = try #require(MockSubapp.initStub.callArguments.first)
    #expect(arguments.appConfiguration.name == name)
  }

  @Test("a stub has a default where few tests configure it")
  func defaults() async {
    MockSubapp.initStub = .init()
    let subapp = await MockSubapp(
      appConfiguration: AppConfiguration(name: "shop"), subappServices: MockSubappServices())
    subapp.installTelemetryBusEventHandlers(on: TelemetryBusEventObserver())
    #expect(subapp.installTelemetryBusEventHandlersStub.calls.count == 1)
  }
}
