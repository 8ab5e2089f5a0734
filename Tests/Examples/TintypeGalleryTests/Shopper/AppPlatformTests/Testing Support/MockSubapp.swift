// SPDX-License-Identifier: MIT

// The document requires stubs to be implicitly unwrapped.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import TintypeDoubles
import TintypeGallery

// Combines the two parts that the document shows, and adds starting.
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

  // Initialize to non-nil to avoid crashes in tests that don't configure this stub
  nonisolated(unsafe)
    var startStub: ThrowingStub<Void, Void, any Error> = .init(defaultError: nil)

  init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async {
    Self.initStub(.init(appConfiguration: appConfiguration, subappServices: subappServices))
  }

  func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver) {
    installTelemetryBusEventHandlersStub(observer)
  }

  func start() async throws {
    try startStub()
  }
}
