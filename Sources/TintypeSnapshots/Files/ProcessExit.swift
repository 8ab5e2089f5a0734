// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The exit code of a process that failed after its last test.
package enum ProcessExit {
  private static let hasFailed = Atomic(false)

  /// The exit code, 70: `EX_SOFTWARE` of sysexits.h.
  package static let code: Int32 = 70

  /// Registers the exit handler, once in a process.
  ///
  /// Handlers run in the opposite order of their registration, so this one is registered when the
  /// program is loaded, and runs after those that write files.
  package static let prepare: Void = {
    _ = atexit {
      guard ProcessExit.hasFailed.load(ordering: .sequentiallyConsistent) else { return }
      fflush(nil)
      _exit(ProcessExit.code)
    }
  }()

  /// Lets the process end with ``code``.
  package static func fail() { hasFailed.store(true, ordering: .sequentiallyConsistent) }
}
