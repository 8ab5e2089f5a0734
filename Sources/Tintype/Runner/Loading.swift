// SPDX-License-Identifier: MIT

import CTintypeLoader
import TintypeScheduling
import TintypeSnapshots

/// Connects schedulers, clocks and doubles with the test framework.
///
/// It is called when the program is loaded, so that a test need not call anything for it.
@_cdecl("tintype_connect_test_framework")
func connectTestFramework() {
  IssueReporter.install(.testFramework)
  Ledger.install { LedgerScopes.current }
  // Before the first test of XCTest starts: only its start has the class of a test.
  TestObserver.register()
  if Runner.runsSwiftTesting, !Runner.isExitTest {
    SnapshotSession.current.beginSupervisedJournal()
  }
}

extension IssueReporter {
  /// Fails the test that runs.
  static let testFramework = IssueReporter { message, place in
    let place = place ?? CreationPlace()
    Runner.current.fail(
      message,
      at: Runner.Place(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
  }
}

/// Names what the loader calls, so that no linker leaves it out.
let loader: @convention(c) () -> Void = tintype_loader
