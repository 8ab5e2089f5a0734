// SPDX-License-Identifier: MIT

// The document requires stubs to be implicitly unwrapped.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.PlatformAppServices

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
