// SPDX-License-Identifier: MIT

// That stubs are force-unwrapped is what the document asks for.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import TintypeDoubles
import TintypeGallery

final class MockBootstrapper: Bootstrapper {
  nonisolated(unsafe)
    var bootstrapStub: ThrowingStub<AppConfiguration, [any Subapp], any Error>!

  func bootstrap(appConfiguration: AppConfiguration) async throws -> [any Subapp] {
    try bootstrapStub(appConfiguration)
  }
}
