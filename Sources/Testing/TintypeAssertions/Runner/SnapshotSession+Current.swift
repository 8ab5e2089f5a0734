// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns
import TintypeSnapshots

extension SnapshotSession {
  /// The session of this process, with its environment variables at the first snapshot.
  private static let process = SnapshotSession(
    environment: ProcessInfo.processInfo.environment, waiting: .testFramework,
    scratch: ScratchDirectory.current, process: .frameworks, hasMessageLimit: true)

  /// The session that assertions use: the session of the process, unless a test of assertions sets
  /// another one.
  package static var current: SnapshotSession { SnapshotScope.current.session ?? process }
}
