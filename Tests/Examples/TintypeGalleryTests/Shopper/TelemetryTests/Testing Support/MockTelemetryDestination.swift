// SPDX-License-Identifier: MIT

// The document requires stubs to be implicitly unwrapped.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.TelemetryDestination

// The document omits `logEvent`, which its usage calls.
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
