// SPDX-License-Identifier: MIT

// That stubs are force-unwrapped is what the document asks for.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import TintypeDoubles

@testable import protocol TintypeDoubles.Reducer

// The mocks of the document “Test Mock Documentation”, as written but for its imports.

final class MockService: ServiceProtocol {
  nonisolated(unsafe)
    var performActionStub: Stub<String, Bool>!

  func performAction(_ input: String) -> Bool {
    performActionStub(input)
  }
}

// The document shows this one without `logEvent`, which its usage calls.
final class MockTelemetryDestination: TelemetryDestination {
  struct LogEventArguments {
    let name: TelemetryEventName
    let attributes: [String: any Encodable]
  }

  struct LogErrorArguments {
    let error: any Error
    let attributes: [String: any Encodable]
  }

  nonisolated(unsafe)
    var logEventStub: Stub<LogEventArguments, Void>!

  nonisolated(unsafe)
    var logErrorStub: Stub<LogErrorArguments, Void>!

  func logEvent(_ name: TelemetryEventName, attributes: [String: any Encodable]) {
    logEventStub(.init(name: name, attributes: attributes))
  }

  func logError(_ error: some Error, attributes: [String: any Encodable]) {
    logErrorStub(.init(error: error, attributes: attributes))
  }
}

final class MockAppServices: PlatformAppServices {
  nonisolated(unsafe)
    var stylesheetStub: Stub<Void, Stylesheet>!

  nonisolated(unsafe)
    var telemetryEventLoggerStub: Stub<Void, any TelemetryEventLogging>!

  var stylesheet: Stylesheet {
    stylesheetStub()
  }

  var telemetryEventLogger: any TelemetryEventLogging {
    telemetryEventLoggerStub()
  }
}

struct MockTelemetryEvent<EventData>: TelemetryEvent
where EventData: Encodable & Sendable {
  let name: TelemetryEventName
  var eventData: EventData
}

extension MockTelemetryEvent: Equatable where EventData: Equatable {}
extension MockTelemetryEvent: Hashable where EventData: Hashable {}

enum MockError: Error, CaseIterable, Hashable, Sendable {
  case error1
  case error2
  case error3
}

struct MockSubappServices: SubappServices {}

// The document shows it in two pieces, of which this is both.
final class MockSubapp: Subapp {
  struct InitArguments {
    let appConfiguration: AppConfiguration
    let subappServices: any SubappServices
  }

  nonisolated(unsafe)
    static var initStub: Stub<InitArguments, Void>!

  // Initialize to non-nil to avoid crashes in tests that don't configure this stub
  nonisolated(unsafe)
    var installTelemetryBusEventHandlersStub: Stub<TelemetryBusEventObserver, Void> = .init()

  init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async {
    Self.initStub(.init(appConfiguration: appConfiguration, subappServices: subappServices))
  }

  func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver) {
    installTelemetryBusEventHandlersStub(observer)
  }
}

// A protocol that is imported by itself, for testing.
final class MockReducer: Reducer {
  struct ReduceArguments {
    let state: Int
    let action: String
  }

  nonisolated(unsafe)
    var reduceStub: Stub<ReduceArguments, Effect<String>>!

  func reduce(into state: inout Int, action: String) -> Effect<String> {
    reduceStub(.init(state: state, action: action))
  }
}
