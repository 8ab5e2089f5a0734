// SPDX-License-Identifier: MIT

import CTintypeConformances
import Foundation
import TintypeAssertions

/// Renders previews instead of tests if the environment requests it.
///
/// The constructor of `CTintypeConformances` calls it before the program starts. The previews are
/// rendered when XCTest starts, since all images are loaded then.
@_cdecl("tintype_connect_previews")
func connectPreviews() {
  connectFoundation()
  let environment = ProcessInfo.processInfo.environment
  BundleStart.set {
    do {
      guard let rendering = try PreviewRendering(environment: environment) else { return }
      rendering.exitWhenUnread()
      try rendering.run()
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }
}

/// A reference to the constructor, so that the linker does not remove it.
let previewLoader: @convention(c) () -> Void = tintype_preview_loader
