// SPDX-License-Identifier: MIT

import Synchronization

/// What the deprecated global variables hold; they stand below the configuration.
package enum CompatibilityGlobals {
  private static let state = Mutex(State())

  private struct State {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  /// Which references are written; `nil` leaves it to the environment.
  package static var record: SnapshotTestingConfiguration.Record? {
    get { state.withLock(\.record) }
    set { state.withLock { $0.record = newValue } }
  }

  /// What tells how to look at a difference; `nil` names the files.
  package static var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { state.withLock(\.diffTool) }
    set { state.withLock { $0.diffTool = newValue } }
  }
}
