// SPDX-License-Identifier: MIT

// The document requires stubs to be implicitly unwrapped.
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
