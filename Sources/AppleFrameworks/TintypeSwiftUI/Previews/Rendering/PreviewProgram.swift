// SPDX-License-Identifier: MIT

import Foundation
import TintypeAssertions

/// The program of a package that `tintype` derives from a code base.
@_spi(Previews)
public enum PreviewProgram {
  /// Renders the previews that the environment requests, and ends the process.
  ///
  /// Without a request, the exit code is 2.
  public static func main() -> Never {
    BundleStart.perform()
    FileHandle.standardError.write(
      Data("error: This program renders previews for “tintype catalog”. Run that command.\n".utf8))
    exit(2)
  }
}
