// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The exit code of a process that failed after its last test.
package enum ProcessExit {
  private static let hasFailed = Atomic(false)

  /// The exit code, 70: `EX_SOFTWARE` of sysexits.h.
  package static let code: Int32 = 70

  /// Registers the exit handler, once per process.
  ///
  /// Handlers run in the reverse order of their registration. This handler is registered when the
  /// program is loaded, so it runs after the handlers that write files.
  package static let prepare: Void = {
    _ = atexit {
      guard ProcessExit.hasFailed.load(ordering: .sequentiallyConsistent) else { return }
      fflush(nil)
      _exit(ProcessExit.code)
    }
  }()

  /// Makes the process exit with ``code``.
  package static func fail() { hasFailed.store(true, ordering: .sequentiallyConsistent) }
}
