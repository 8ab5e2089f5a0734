// SPDX-License-Identifier: MIT

// That stubs are force-unwrapped is what the document asks for.
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
